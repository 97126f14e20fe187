import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { debounce } from "./debounce.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test("an act waits for the hand to rest, and is done once for many moves", () => {
  const act = vi.fn();
  const rest = debounce(act, 300);
  for (let move = 0; move < 20; move += 1) {
    rest.moved();
    vi.advanceTimersByTime(100);
  }
  expect(act).not.toHaveBeenCalled();
  vi.advanceTimersByTime(500);
  expect(act).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(5000);
  expect(act).toHaveBeenCalledTimes(1);
});

test("a single call runs after the wait, and the next starts a new one", () => {
  const act = vi.fn();
  const rest = debounce(act, 300);
  rest.moved();
  vi.advanceTimersByTime(299);
  expect(act).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(act).toHaveBeenCalledTimes(1);
  rest.moved();
  vi.advanceTimersByTime(300);
  expect(act).toHaveBeenCalledTimes(2);
});

test("what is stopped is not done, also where the hand had moved twice", () => {
  const act = vi.fn();
  const rest = debounce(act, 300);
  rest.moved();
  rest.moved();
  rest.stop();
  vi.advanceTimersByTime(2000);
  expect(act).not.toHaveBeenCalled();
  rest.moved();
  vi.advanceTimersByTime(300);
  expect(act).toHaveBeenCalledTimes(1);
});
