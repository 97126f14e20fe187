// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { whenNearOrUsed } from "./when-near-or-used.ts";

let report: (isIntersecting: boolean) => void = () => undefined;

class Observer {
  constructor(callback: (entries: readonly { readonly isIntersecting: boolean }[]) => void) {
    report = (isIntersecting) => callback([{ isIntersecting }]);
  }
  observe() {}
  disconnect() {}
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("IntersectionObserver", Observer);
  document.body.innerHTML = '<footer id="foot"></footer>';
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function waiting() {
  const settled = vi.fn();
  whenNearOrUsed("foot").then(settled);
  return settled;
}

test("what comes near and stays is waited for no longer", async () => {
  const settled = waiting();
  report(true);
  await vi.advanceTimersByTimeAsync(1000);
  expect(settled).toHaveBeenCalled();
});

test("what was near for a moment only, while the page was laid out, is still waited for", async () => {
  const settled = waiting();
  report(true);
  await vi.advanceTimersByTimeAsync(50);
  report(false);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(settled).not.toHaveBeenCalled();
});

test("a press or a key ends the wait, and so does an element that is not there", async () => {
  const settled = waiting();
  window.dispatchEvent(new Event("keydown"));
  await vi.advanceTimersByTimeAsync(0);
  expect(settled).toHaveBeenCalled();
  await expect(whenNearOrUsed("nowhere")).resolves.toBeUndefined();
});
