import { resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { checkSecurityTable, outageFaults, securityFaults } from "./security-table.ts";

const sources: Readonly<Record<string, string>> = {
  "server/a.test.ts": 'test("holds the line", () => 0); const text = "a mere string";',
  "tests/e2e/b.e2e.ts": "test.each([1])(`each of %s`, () => 0);",
};
const read = (file: string) => sources[file];
const row = (tests: string) => `| V1 | what | how | ${tests} |`;

describe("the security table", () => {
  test("names only tests that exist", () => {
    expect(checkSecurityTable(resolve(import.meta.dirname, "../.."))).toEqual([]);
  });

  test.each([
    ["`server/a.test.ts`: “holds the line”", 0],
    ["`tests/e2e/b.e2e.ts`: “each of %s”", 0],
    ["`server/a.test.ts`: “holds the line”, `server/a.test.ts`: “holds”", 1],
    ["`server/a.test.ts`: “a mere string”", 1],
    ["`server/a.test.ts`", 1],
    ["`server/gone.test.ts`: “holds the line”", 1],
    ["our word", 1],
  ])("%s has %i faults", (tests, faults) => {
    expect(securityFaults(row(tests), read)).toHaveLength(faults);
  });

  test("of outages names files that exist", () => {
    expect(outageFaults(row("`server/a.test.ts`, `server/gone.test.ts`"), read)).toEqual([
      "docs/operating.md: there is no server/gone.test.ts",
    ]);
  });
});
