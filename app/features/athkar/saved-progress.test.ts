import { describe, expect, test } from "vitest";
import { noProgress } from "#domain/counting/athkar-progress.ts";
import { parseSavedProgress, progressOf, savedProgressAfter } from "./saved-progress.ts";

const set = [
  { id: "kursi", repetitions: 1 },
  { id: "ikhlas", repetitions: 3 },
];
const saved = { day: "2026-03-01", at: "ikhlas", counts: { kursi: 1, ikhlas: 2 }, isFinished: false };

describe("saved progress", () => {
  test("is continued within the day of worship and starts again with the next", () => {
    expect(progressOf(saved, "2026-03-01", set)).toMatchObject({ at: 1, counts: { ikhlas: 2 } });
    expect(progressOf(saved, "2026-03-02", set)).toBe(noProgress);
    expect(progressOf(undefined, "2026-03-01", set)).toBe(noProgress);
  });

  test("starts with the first dhikr where the saved one is no longer in the set", () => {
    expect(progressOf({ ...saved, at: "gone" }, "2026-03-01", set).at).toBe(0);
  });

  test("adds up the taps of two tabs", () => {
    const shown = { day: "2026-03-01", at: "kursi", isFinished: false };
    const one = savedProgressAfter(saved, { id: "ikhlas", by: 1 }, shown);
    const both = savedProgressAfter(one, { id: "kursi", by: -1 }, { ...shown, at: "ikhlas" });
    expect(both).toEqual({ ...shown, at: "ikhlas", counts: { kursi: 0, ikhlas: 3 } });
    expect(savedProgressAfter(both, "all", shown).counts).toEqual({});
    expect(savedProgressAfter(both, { id: "kursi", by: 1 }, { ...shown, day: "2026-03-02" }).counts).toEqual({
      kursi: 1,
    });
  });

  test.each([
    null,
    3,
    "x",
    [],
    {},
    { day: 1, at: "", counts: {} },
    { day: "2026-03-01", at: "a", counts: null },
  ])("is not read from %j", (value) => expect(parseSavedProgress(value)).toBeUndefined());

  test("leaves out invalid counts", () => {
    const counts = { kursi: 1, a: -2, b: "7", c: 1.5 };
    expect(parseSavedProgress({ ...saved, counts })?.counts).toEqual({ kursi: 1 });
  });
});
