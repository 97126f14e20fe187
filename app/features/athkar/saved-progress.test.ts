import { describe, expect, test } from "vitest";
import { noProgress } from "#domain/counting/athkar-progress.ts";
import { checkLeft, leftAfter, progressOf } from "./saved-progress.ts";

const set = [
  { id: "kursi", repetitions: 1 },
  { id: "ikhlas", repetitions: 3 },
];
const left = { day: "2026-03-01", at: "ikhlas", counts: { kursi: 1, ikhlas: 2 }, isFinished: false };

describe("kept progress", () => {
  test("goes on within the day of worship and begins afresh with the next", () => {
    expect(progressOf(left, "2026-03-01", set)).toMatchObject({ at: 1, counts: { ikhlas: 2 } });
    expect(progressOf(left, "2026-03-02", set)).toBe(noProgress);
    expect(progressOf(undefined, "2026-03-01", set)).toBe(noProgress);
  });

  test("begins with the first where the one left off is no longer in the set", () => {
    expect(progressOf({ ...left, at: "gone" }, "2026-03-01", set).at).toBe(0);
  });

  test("adds the taps of two tabs together", () => {
    const shown = { day: "2026-03-01", at: "kursi", isFinished: false };
    const one = leftAfter(left, { id: "ikhlas", by: 1 }, shown);
    const both = leftAfter(one, { id: "kursi", by: -1 }, { ...shown, at: "ikhlas" });
    expect(both).toEqual({ ...shown, at: "ikhlas", counts: { kursi: 0, ikhlas: 3 } });
    expect(leftAfter(both, "all", shown).counts).toEqual({});
    expect(leftAfter(both, { id: "kursi", by: 1 }, { ...shown, day: "2026-03-02" }).counts).toEqual({
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
  ])("is not read out of %j", (value) => expect(checkLeft(value)).toBeUndefined());

  test("leaves out counts that are none", () => {
    const counts = { kursi: 1, a: -2, b: "7", c: 1.5 };
    expect(checkLeft({ ...left, counts })?.counts).toEqual({ kursi: 1 });
  });
});
