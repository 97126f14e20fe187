import { resolve } from "node:path";
import { expect, test } from "vitest";
import { checkFileLengths, wrongLengths } from "./file-lengths.ts";

const root = resolve(import.meta.dirname, "../..");

test("no file is over 300 lines without a reason", () => {
  expect(checkFileLengths(root)).toEqual([]);
});

test("a file that is too long, and a reason that is no longer needed, are reported", () => {
  const findings = wrongLengths(new Map([["app/new.ts", 301]]));
  expect(findings).toContain("app/new.ts has 301 lines: split it, or give a reason in file-lengths.ts");
  expect(findings.filter((line) => line.includes("is not needed"))).toHaveLength(11);
});
