// @vitest-environment happy-dom
import { renderHook } from "@testing-library/react";
import { expect, test } from "vitest";
import { useClockSetBack } from "./use-clock-set-back.ts";

const noon = Date.UTC(2026, 10, 26, 12);

function run(...times: readonly number[]) {
  const { result, rerender } = renderHook((now: number) => useClockSetBack(now, true), {
    initialProps: noon,
  });
  for (const time of times) rerender(time);
  return result.current;
}

test("a clock that is set back by hours is noticed, also after it goes on", () => {
  expect(run(noon + 1000, noon - 3_600_000)).toBe(true);
  expect(run(noon - 3_600_000, noon - 3_599_000)).toBe(true);
});

test("a clock that runs, wakes from sleep, is corrected by seconds or fails was not set back", () => {
  expect(run(noon + 1000, noon + 2000)).toBe(false);
  expect(run(noon + 30_000_000)).toBe(false);
  expect(run(noon - 5000)).toBe(false);
  expect(run(Number.NaN, noon + 1000)).toBe(false);
});
