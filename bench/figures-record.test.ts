import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { keptRecords, shortTable, strain, wholeTable, withTable } from "./figures-record.ts";

const root = resolve(import.meta.dirname, "..");
const record = {
  part: "weight",
  day: "2026-11-21",
  machine: "a machine",
  cores: 2,
  load: 0.25,
  figures: [
    { name: "far", value: 10, unit: "KiB", bound: "≤ 100", holds: true },
    { name: "broken", value: 0.4, unit: "of a floor", bound: "≥ 0.6", holds: false },
    { name: "told", value: 3, unit: "ms" },
  ],
};

describe("the tables of figures", () => {
  test("tell of each part how many bounds hold and which figure strains its bound most", () => {
    expect(shortTable([record])).toContain(
      "| `weight` | 1 of 2 | broken | 0.4 of a floor | ≥ 0.6 | 2026-11-21 | 0.3 |",
    );
    expect(wholeTable([record])).toContain("| broken | 0.4 of a floor | ≥ 0.6 | **no** |  |");
  });

  test("tell the first figure of a part without bounds", () => {
    const unbounded = { ...record, figures: record.figures.slice(2) };
    expect(shortTable([unbounded])).toContain(
      "| `weight` | none asked | told | 3 ms | none | 2026-11-21 | 0.3 |",
    );
  });

  test("measure strain the same way for floors and ceilings, and a ceiling of nothing", () => {
    const of = (value: number, bound: string) => strain({ name: "", value, unit: "", bound });
    expect([of(50, "≤ 100"), of(1.2, "≥ 0.6"), of(0, "≤ 0"), of(1, "≤ 0")]).toEqual([
      0.5,
      0.5,
      0,
      Number.POSITIVE_INFINITY,
    ]);
  });

  test("are those of the figures that are kept", () => {
    const records = keptRecords(root);
    const readme = readFileSync(resolve(root, "README.md"), "utf8");
    expect(records.length).toBeGreaterThan(0);
    expect(withTable(readme, records)).toBe(readme);
    expect(readFileSync(resolve(root, "docs/figures.md"), "utf8")).toBe(wholeTable(records));
  });

  test("have their place, or say that it is missing", () => {
    expect(() => withTable("no marks", [record])).toThrow("no place for the figures");
  });
});
