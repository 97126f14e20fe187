// @vitest-environment happy-dom
import { renderHook } from "@testing-library/react";
import { expect, test } from "vitest";
import { defaultPlace } from "#content/cities/default-place.ts";
import { prayerCalculation } from "./prayer-calculation.ts";
import { usePrayersAround } from "./use-prayers-around.ts";

const choices = {};

test("the times are of the day at the place, and none before the clock is known", () => {
  const at = (iso: string) => Date.parse(iso);
  const { result, rerender } = renderHook(
    ({ now }) => usePrayersAround(prayerCalculation(defaultPlace, null, choices), now),
    {
      initialProps: { now: Number.NaN },
    },
  );
  expect(result.current).toBeUndefined();
  // In Cairo it is the next day already.
  rerender({ now: at("2026-11-25T22:30:00Z") });
  expect(result.current?.today.day).toEqual({ year: 2026, month: 11, day: 26 });
  const first = result.current;
  rerender({ now: at("2026-11-25T22:30:01Z") });
  expect(result.current).toBe(first);
  expect(result.current?.today.times.fajr).toBeGreaterThan(at("2026-11-26T02:00:00Z"));
  rerender({ now: at("2026-11-26T22:30:00Z") });
  expect(result.current?.today.day).toEqual({ year: 2026, month: 11, day: 27 });
});
