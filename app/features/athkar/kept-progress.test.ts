import { describe, expect, test } from "vitest";
import { noProgress } from "#domain/counting/athkar-progress.ts";
import { checkProgress, progressOf } from "./kept-progress.ts";

const set = [
  { id: "kursi", repetitions: 1 },
  { id: "ikhlas", repetitions: 3 },
];
const kept = {
  day: "2026-03-01",
  sets: { morning: { at: "ikhlas", counts: { kursi: 1, ikhlas: 2 }, isFinished: false } },
};

describe("kept progress", () => {
  test("goes on within the day of worship and begins afresh with the next", () => {
    expect(progressOf(kept, "2026-03-01", "morning", set)).toMatchObject({ at: 1, counts: { ikhlas: 2 } });
    expect(progressOf(kept, "2026-03-02", "morning", set)).toBe(noProgress);
    expect(progressOf(kept, "2026-03-01", "evening", set)).toBe(noProgress);
  });

  test("begins with the first where the one left off is no longer in the set", () => {
    const changed = { ...kept, sets: { morning: { ...kept.sets.morning, at: "gone" } } };
    expect(progressOf(changed, "2026-03-01", "morning", set).at).toBe(0);
  });

  test.each([null, 3, "x", [], {}, { day: 1, sets: {} }, { day: "2026-03-01", sets: null }])(
    "is not read out of %j",
    (value) => expect(checkProgress(value)).toBeUndefined(),
  );

  test("leaves out counts that are none", () => {
    const counts = { kursi: 1, a: -2, b: "7", c: 1.5 };
    const spoilt = { day: "2026-03-01", sets: { morning: { at: "kursi", counts }, evening: 4 } };
    expect(checkProgress(spoilt)?.sets).toEqual({
      morning: { at: "kursi", counts: { kursi: 1 }, isFinished: false },
    });
  });
});
