import { mkdirSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { changedOnTheWay, knownRuns, recordRuns, walkedVersion } from "./flake-record.ts";

const tree = (files: Record<string, string>) =>
  Object.entries(files)
    .map(([path, hash]) => `100644 blob ${hash}\t${path}\n`)
    .join("");

describe("the record of runs", () => {
  test("holds for another commit as long as only documents differ", () => {
    const walked = { "app/a.ts": "11", "tests/e2e/a.e2e.ts": "22" };
    const version = walkedVersion(tree({ ...walked, "README.md": "33", "docs/figures.md": "44" }));
    expect(walkedVersion(tree({ ...walked, "README.md": "55", "docs/new.md": "66" }))).toBe(version);
    expect(walkedVersion(tree({ ...walked, "app/a.ts": "12", "README.md": "33" }))).not.toBe(version);
    expect(walkedVersion(tree({ ...walked, "app/docs/a.ts": "77" }))).not.toBe(version);
  });

  test("is not begun while something that is walked is not committed", () => {
    expect(changedOnTheWay(" M docs/figures.md\n M README.md\n")).toEqual([]);
    expect(changedOnTheWay(" M docs/figures.md\n?? app/new.ts\n")).toEqual(["app/new.ts"]);
  });

  test("goes on where it was ended, and begins anew with another version", () => {
    const root = mkdtempSync(join(tmpdir(), "riwaq-flake-"));
    mkdirSync(join(root, "docs"));
    expect(knownRuns(root, "one")).toEqual([]);
    const run = { ended: "2026-11-23T07:30:00.000Z", minutes: 9.9, machine: "a machine", journeys: 2 };
    const runs = [
      { ...run, failed: [] },
      { ...run, failed: ["a.e2e.ts: a way"] },
    ];
    recordRuns(root, "one", runs);
    expect(knownRuns(root, "one")).toEqual(runs);
    expect(knownRuns(root, "other")).toEqual([]);
  });
});
