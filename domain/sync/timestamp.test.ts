import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isTimestamp, newClock, observe, parseTimestamp, tick, timestampOf } from "./timestamp.ts";

const device = "00000000000000aa";
const moments = fc.integer({ min: 0, max: 2 ** 47 });

describe("a hybrid clock", () => {
  test("gives increasing timestamps, also when the device's clock stops or runs back", () => {
    fc.assert(
      fc.property(fc.array(moments, { minLength: 2 }), (times) => {
        let clock = newClock(device);
        const stamps = times.map((time) => {
          clock = tick(clock, time);
          return timestampOf(clock);
        });
        expect(stamps).toEqual([...new Set(stamps)].sort());
        expect(stamps.every(isTimestamp)).toBe(true);
      }),
    );
  });

  test("is later than every stamp it has seen", () => {
    fc.assert(
      fc.property(moments, moments, moments, (mine, theirs, now) => {
        const other = timestampOf(tick(newClock("ffffffffffffffff"), theirs));
        const clock = tick(observe(tick(newClock(device), mine), other), now);
        expect(timestampOf(clock) > other).toBe(true);
      }),
    );
  });

  test("carries its counter over into time when it is full", () => {
    const full = { time: 5, count: 0xffff, device };
    expect(tick(full, 5)).toEqual({ time: 6, count: 0, device });
    expect(timestampOf(tick(full, 5)) > timestampOf(full)).toBe(true);
  });

  test("is read back from its stamp", () => {
    const clock = { time: 1_790_000_000_123, count: 7, device };
    expect(parseTimestamp(timestampOf(clock))).toEqual(clock);
  });
});
