import { describe, expect, test } from "vitest";
import { figureLine, holds, median, quantile } from "./figure.ts";

describe("a figure", () => {
  test("within its bounds says so beside the value", () => {
    expect(holds({ name: "a", value: 90, unit: "KiB", atMost: 90 })).toBe(true);
    expect(holds({ name: "a", value: 0.3, unit: "ratio", atLeast: 0.4 })).toBe(false);
    expect(JSON.parse(figureLine({ name: "a", value: 1.23456, unit: "ms", atMost: 1 }))).toEqual({
      name: "a",
      value: 1.235,
      unit: "ms",
      bound: "≤ 1",
      holds: false,
    });
  });

  test("medians and quantiles are interpolated", () => {
    expect(median([3, 1, 2])).toBe(2);
    expect(median([1, 2, 3, 4])).toBe(2.5);
    expect(quantile([0, 10], 0.95)).toBe(9.5);
  });
});
