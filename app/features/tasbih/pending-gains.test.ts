import { describe, expect, test } from "vitest";
import { parsePendingGains, sumGains } from "./pending-gains.ts";
import { dayTotalsOf, pendingTotals } from "./use-tasbih-totals.ts";

describe("pending gains", () => {
  test("add up by day, with undone taps", () => {
    const first = new Map([["2026-03-01/count", 32]]);
    const sums = sumGains(first, [
      ["2026-03-01/count", 1],
      ["2026-03-01/rounds", 1],
      ["2026-03-02/count", -1],
    ]);
    expect(dayTotalsOf(sumGains(sums, [["2026-03-02/count", 5]]))).toEqual({
      "2026-03-01": { count: 33, rounds: 1 },
      "2026-03-02": { count: 4, rounds: 0 },
    });
    expect(first.size).toBe(1);
  });

  test("have a total below zero when more was undone than counted", () => {
    const pending = new Map([
      ["2026-03-01/count", 3],
      ["2026-03-02/count", -4],
      ["2026-03-02/rounds", -1],
    ]);
    expect(pendingTotals(pending)).toEqual({ count: -1, rounds: -1 });
  });

  test("are read from a list of gains, and from nothing else", () => {
    expect(parsePendingGains([["2026-03-01/count", 3], ["x"], 4, ["2026-03-01/count", "9"]])).toEqual([
      ["2026-03-01/count", 3],
    ]);
    expect(parsePendingGains({ count: 3 })).toBeUndefined();
  });

  test("are left out of the days when their name is no day", () => {
    expect(dayTotalsOf(new Map([["yesterday/count", 3]]))).toEqual({});
  });
});
