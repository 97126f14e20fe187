import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { figuresPage, storedRecords, strain, summaryTable } from "./figures-record.ts";

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
    { name: "first", value: 3, unit: "ms" },
  ],
};

describe("the tables of figures", () => {
  test("show for each part how many bounds hold and which figure is closest to its bound", () => {
    expect(summaryTable([record])).toContain(
      "| `weight` | 1 of 2 | broken | 0.4 of a floor | ≥ 0.6 | 2026-11-21 | 0.3 |",
    );
    expect(figuresPage([record])).toContain("| broken | 0.4 of a floor | ≥ 0.6 | **no** |  |");
  });

  test("show the first figure of a part without bounds", () => {
    const unbounded = { ...record, figures: record.figures.slice(2) };
    expect(summaryTable([unbounded])).toContain(
      "| `weight` | none asked | first | 3 ms | none | 2026-11-21 | 0.3 |",
    );
  });

  test("measure the distance in the same way for minimum, maximum and a maximum of 0", () => {
    const of = (value: number, bound: string) => strain({ name: "", value, unit: "", bound });
    expect([of(50, "≤ 100"), of(1.2, "≥ 0.6"), of(0, "≤ 0"), of(1, "≤ 0")]).toEqual([
      0.5,
      0.5,
      0,
      Number.POSITIVE_INFINITY,
    ]);
  });

  test("are in docs/figures.md as the recorded figures give them", () => {
    const records = storedRecords(root);
    expect(records.length).toBeGreaterThan(0);
    expect(readFileSync(resolve(root, "docs/figures.md"), "utf8")).toBe(figuresPage(records));
  });

  test("start with the summary, and name the machine above each table", () => {
    const page = figuresPage([record]);
    expect(page.indexOf(summaryTable([record]))).toBeGreaterThan(0);
    expect(page.indexOf(summaryTable([record]))).toBeLessThan(page.indexOf("## weight"));
    expect(page).toContain("## weight\n\nTaken on 2026-11-21, 2 cores of a machine, load 0.3.");
  });

  test("are not in the README", () => {
    expect(readFileSync(resolve(root, "README.md"), "utf8")).not.toContain("<!-- figures -->");
  });
});
