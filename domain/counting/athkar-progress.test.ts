import { describe, expect, test } from "vitest";
import {
  type AthkarAction,
  type AthkarProgress,
  completedIn,
  countOf,
  noProgress,
  reduceAthkar,
} from "./athkar-progress.ts";

const set = [
  { id: "kursi", repetitions: 1 },
  { id: "ikhlas", repetitions: 3 },
  { id: "glory", repetitions: 100 },
];

const progressAfter = (actions: readonly AthkarAction[], from: AthkarProgress = noProgress) =>
  actions.reduce((progress, action) => reduceAthkar(progress, action, set), from);

const taps = (count: number, now = 0): AthkarAction[] =>
  Array.from({ length: count }, () => ({ type: "tap", now }));

describe("the player of remembrances", () => {
  test("shows the next one 1.5 seconds after the last repetition, by the caller's clock", () => {
    const said = progressAfter(taps(1, 1000));
    expect(said).toMatchObject({ at: 0, advanceAt: 2500 });
    expect(progressAfter([{ type: "clock", now: 2499 }], said)).toBe(said);
    const moved = progressAfter([{ type: "clock", now: 2500 }], said);
    expect(moved).toMatchObject({ at: 1, isFinished: false });
    expect(moved.advanceAt).toBeUndefined();
  });

  test("counts a tap once and stops at the number of repetitions", () => {
    const progress = progressAfter([{ type: "next" }, ...taps(40)]);
    expect(countOf(progress, { id: "ikhlas", repetitions: 3 })).toBe(3);
    expect(progress.trail).toHaveLength(3);
  });

  test("congratulates after the last one, not before the delay is over", () => {
    const last = progressAfter([{ type: "go", to: 2 }, ...taps(100, 10)]);
    expect(last.isFinished).toBe(false);
    expect(progressAfter([{ type: "clock", now: 1510 }], last)).toMatchObject({ at: 2, isFinished: true });
    expect(completedIn(last, set)).toBe(1);
  });

  test("does not advance while advancing is paused", () => {
    const held = progressAfter([...taps(1, 0), { type: "hold" }, { type: "clock", now: 99_999 }]);
    expect(held).toMatchObject({ at: 0, counts: { kursi: 1 } });
  });

  test("stops at the first and at the last one", () => {
    expect(progressAfter([{ type: "previous" }]).at).toBe(0);
    expect(progressAfter([{ type: "go", to: 99 }, { type: "next" }]).at).toBe(2);
  });

  test("undoes taps one by one, across remembrances and from the end", () => {
    const finished = progressAfter([{ type: "go", to: 2 }, ...taps(100), { type: "clock", now: 1500 }]);
    expect(progressAfter([{ type: "undo" }], finished)).toMatchObject({
      counts: { glory: 99 },
      isFinished: false,
    });
    const across = progressAfter([
      ...taps(1),
      { type: "clock", now: 1500 },
      ...taps(1),
      { type: "undo" },
      { type: "undo" },
    ]);
    expect(across).toMatchObject({ at: 0, counts: { kursi: 0, ikhlas: 0 }, trail: [] });
    expect(progressAfter([{ type: "undo" }])).toBe(noProgress);
  });

  test("counts another one from the list without moving to it", () => {
    const progress = progressAfter([{ type: "tap", now: 0, id: "ikhlas" }]);
    expect(progress).toMatchObject({ at: 0, counts: { ikhlas: 1 } });
    expect(progressAfter([{ type: "tap", now: 0, id: "unknown" }])).toBe(noProgress);
  });

  test("starts afresh on reset", () => {
    expect(progressAfter([...taps(1), { type: "reset" }])).toEqual(noProgress);
  });

  test("handles a set without entries", () => {
    expect(reduceAthkar(noProgress, { type: "tap", now: 0 }, [])).toBe(noProgress);
  });
});
