import { expect, test } from "vitest";
import { builtInCities, defaultPlace } from "#content/cities/index.ts";
import { exactPlace } from "#domain/places/exact-place.ts";
import { timesReport } from "./times-report.ts";

const day = { year: 2026, month: 11, day: 26 };

test("a guessed place has its country's method, madhab and hours", () => {
  const guessed = exactPlace(builtInCities, "Istanbul");
  const lines = timesReport({ zone: "Europe/Istanbul", guessed }, defaultPlace, day);
  expect(lines[0]).toContain("Europe/Istanbul: guessed Istanbul");
  expect(lines[1]).toMatch(/turkey \(official\), asr \w+, 24 hours/);
  expect(lines[2]).toMatch(/^ {2}2026-11-26 fajr \d\d:\d\d .* lastThird \d\d:\d\d$/);
  expect(lines[3]).toMatch(/^ {2}iqamah {5}fajr \d\d:\d\d {2}dhuhr 13:30 {2}asr /);
  // Both months by every authority; that of Turkey is marked.
  const starts = lines.filter((line) => line.startsWith("  month"));
  expect(starts).toHaveLength(2);
  for (const line of starts) {
    expect(line.match(/\d{4}-\d\d-\d\d/g)).toHaveLength(8);
    expect(line).toContain("diyanet* 2026-");
  }
});

test("a zone that says nothing is Cairo, the default", () => {
  const lines = timesReport({ zone: "UTC", guessed: undefined }, defaultPlace, day);
  expect(lines[0]).toContain("Cairo, EG");
  expect(lines[0]).toContain("no guess, so Cairo");
  expect(lines[1]).toContain("12 hours");
});
