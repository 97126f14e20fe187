import { resolve } from "node:path";
import { expect, test } from "vitest";
import { checkFileLengths, wrongLengths } from "./file-lengths.ts";

const root = resolve(import.meta.dirname, "../..");

test("no file is over 300 lines without a reason", () => {
  expect(checkFileLengths(root)).toEqual([]);
});

test("a file that grew, and a reason that is not needed any more, are told", () => {
  const findings = wrongLengths(new Map([["app/new.ts", 301]]));
  expect(findings).toContain("app/new.ts has 301 lines: part it, or give its reason in file-lengths.ts");
  expect(findings.filter((line) => line.includes("is not needed"))).toHaveLength(10);
});
