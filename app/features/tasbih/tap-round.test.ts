import { expect, test } from "vitest";
import { beadsOf, litBeads } from "./tap-round.tsx";

test("a target has a bead for each count, a long one thirty-three for its share", () => {
  expect([1, 33, 34, 100, 100_000].map((target) => beadsOf(target).length)).toEqual([1, 33, 34, 33, 33]);
  expect([0, 1, 33].map((count) => litBeads(count, 33))).toEqual([0, 1, 33]);
  expect([0, 1, 50, 99, 100, 120].map((count) => litBeads(count, 100))).toEqual([0, 1, 16, 32, 33, 33]);
});

test("the beads lie around the middle and inside their square", () => {
  for (const { x, y } of beadsOf(33)) {
    expect(Math.hypot(x - 120, y - 120)).toBeCloseTo(108, 0);
    expect(Math.min(x, y)).toBeGreaterThanOrEqual(7.2);
    expect(Math.max(x, y)).toBeLessThanOrEqual(232.8);
  }
});
