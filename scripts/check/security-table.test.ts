import { resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { checkSecurityTable, wrongFaults, wrongProofs } from "./security-table.ts";

const sources: Readonly<Record<string, string>> = {
  "server/a.test.ts": 'test("holds the line", () => 0); const told = "said in passing";',
  "tests/e2e/b.e2e.ts": "test.each([1])(`each of %s`, () => 0);",
};
const read = (file: string) => sources[file];
const row = (proofs: string) => `| V1 | what | how | ${proofs} |`;

describe("the proofs of security", () => {
  test("are all there: the files, and in them tests of those names", () => {
    expect(checkSecurityTable(resolve(import.meta.dirname, "../.."))).toEqual([]);
  });

  test.each([
    ["`server/a.test.ts`: “holds the line”", 0],
    ["`tests/e2e/b.e2e.ts`: “each of %s”", 0],
    ["`server/a.test.ts`: “holds the line”, `server/a.test.ts`: “holds”", 1],
    ["`server/a.test.ts`: “said in passing”", 1],
    ["`server/a.test.ts`", 1],
    ["`server/gone.test.ts`: “holds the line”", 1],
    ["our word", 1],
  ])("%s has %i faults", (proofs, faults) => {
    expect(wrongProofs(row(proofs), read)).toHaveLength(faults);
  });

  test("of faults name tests that are there", () => {
    expect(wrongFaults(row("`server/a.test.ts`, `server/gone.test.ts`"), read)).toEqual([
      "docs/operating.md: there is no server/gone.test.ts",
    ]);
  });
});
