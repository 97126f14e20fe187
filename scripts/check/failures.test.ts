import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { endToEndFailures, unitFailures } from "./failures.ts";

const folder = mkdtempSync(join(tmpdir(), "failures-"));
const report = (content: unknown) => {
  const file = join(folder, "report.json");
  writeFileSync(file, JSON.stringify(content));
  return file;
};

test("a failed end-to-end test is shown with its place and the beginning of its message", () => {
  const passed = { title: "reads", file: "a.e2e.ts", line: 3, tests: [{ results: [{}] }] };
  const message = ["\u001b[31mExpected: 1\u001b[39m", "", ...Array(20).fill("Received: 2")].join("\n");
  const failed = { ...passed, title: "counts", line: 9, tests: [{ results: [{ error: { message } }] }] };
  const [shown = "", ...others] = endToEndFailures(
    report({ suites: [{ specs: [passed], suites: [{ specs: [failed] }] }] }),
  );
  expect(others).toEqual([]);
  expect(shown).toMatch(/^a\.e2e\.ts:9 counts\n {4}Expected: 1\n {4}Received: 2\n/);
  expect(shown.split("\n")).toHaveLength(13);
});

test("a failed unit test is shown, and a file that did not run", () => {
  const assertionResults = [
    { fullName: "adds", status: "failed", failureMessages: ["1 is not 2"] },
    { fullName: "halves", status: "passed" },
  ];
  const testResults = [
    { name: "sum.test.ts", assertionResults },
    { name: "broken.test.ts", message: "no such module", assertionResults: [] },
  ];
  expect(unitFailures(report({ testResults }))).toEqual([
    "sum.test.ts adds\n    1 is not 2",
    "broken.test.ts\n    no such module",
  ]);
});

test("a missing report has no failures to show", () => {
  expect([...endToEndFailures(join(folder, "none")), ...unitFailures(join(folder, "none"))]).toEqual([]);
});
