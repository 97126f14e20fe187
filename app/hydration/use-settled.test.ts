// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { soonAfter, startSoon } from "./soon.ts";
import { whenSettled } from "./use-settled.ts";

beforeEach(() => vi.useFakeTimers());

afterEach(() => {
  vi.useRealTimers();
  Reflect.deleteProperty(window, "riwaqSoon");
});

/** Whether it has resolved after so many milliseconds. */
async function isSettledAfter(milliseconds: number, after?: number): Promise<boolean> {
  let isSettled = false;
  whenSettled(after).then(() => {
    isSettled = true;
  });
  await vi.advanceTimersByTimeAsync(milliseconds);
  return isSettled;
}

test("what is wanted soon counts from the opening of the page, however late its code comes", async () => {
  startSoon();
  await vi.advanceTimersByTimeAsync(soonAfter - 200);
  expect(await isSettledAfter(100, soonAfter)).toBe(false);
  expect(await isSettledAfter(100, soonAfter)).toBe(true);
  expect(await isSettledAfter(0, soonAfter)).toBe(true);
  expect(await isSettledAfter(soonAfter)).toBe(false);
});

test("without that clock it counts from the load, and a press ends the wait", async () => {
  expect(await isSettledAfter(soonAfter - 1, soonAfter)).toBe(false);
  expect(await isSettledAfter(soonAfter, soonAfter)).toBe(true);
  const settled = whenSettled();
  window.dispatchEvent(new Event("keydown"));
  await settled;
});
