import { describe, expect, test } from "vitest";
import { checkLeftBehind, joinedGains } from "./pending-gains.ts";
import { dayTotalsOf, pendingTotals } from "./use-tasbih-totals.ts";

describe("gains on their way to the store", () => {
  test("add up by day, taps taken back as well", () => {
    const first = new Map([["2026-03-01/count", 32]]);
    const sums = joinedGains(first, [
      ["2026-03-01/count", 1],
      ["2026-03-01/rounds", 1],
      ["2026-03-02/count", -1],
    ]);
    expect(dayTotalsOf(joinedGains(sums, [["2026-03-02/count", 5]]))).toEqual({
      "2026-03-01": { count: 33, rounds: 1 },
      "2026-03-02": { count: 4, rounds: 0 },
    });
    expect(first.size).toBe(1);
  });

  test("count as they are, a tap taken back below zero", () => {
    const pending = new Map([
      ["2026-03-01/count", 3],
      ["2026-03-02/count", -4],
      ["2026-03-02/rounds", -1],
    ]);
    expect(pendingTotals(pending)).toEqual({ count: -1, rounds: -1 });
  });

  test("are read back from what a page left behind, and out of nothing else", () => {
    expect(checkLeftBehind([["2026-03-01/count", 3], ["x"], 4, ["2026-03-01/count", "9"]])).toEqual([
      ["2026-03-01/count", 3],
    ]);
    expect(checkLeftBehind({ count: 3 })).toBeUndefined();
  });

  test("of names that are no day are not shown", () => {
    expect(dayTotalsOf(new Map([["yesterday/count", 3]]))).toEqual({});
  });
});
