// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { subscribeToServerEvents } from "./server-events.ts";

class FakeEventSource {
  static readonly CLOSED = 2;
  static last: FakeEventSource | undefined;
  readyState = 0;
  onmessage: ((event: { readonly data: string }) => void) | undefined;
  onerror: (() => void) | undefined;
  constructor() {
    FakeEventSource.last = this;
  }
  fail(readyState: number) {
    this.readyState = readyState;
    this.onerror?.();
  }
  close() {
    this.readyState = 2;
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("EventSource", FakeEventSource);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a stream that the server refuses is replaced by asking every minute or so, until it is stopped", () => {
  const onRefused = vi.fn();
  const stop = subscribeToServerEvents("/events", () => undefined, onRefused);
  // The browser connects again by itself.
  FakeEventSource.last?.fail(0);
  vi.advanceTimersByTime(600_000);
  expect(onRefused).not.toHaveBeenCalled();
  FakeEventSource.last?.fail(2);
  FakeEventSource.last?.fail(2);
  vi.advanceTimersByTime(900_000);
  const asked = onRefused.mock.calls.length;
  expect(asked).toBeGreaterThanOrEqual(10);
  expect(asked).toBeLessThanOrEqual(15);
  vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  vi.advanceTimersByTime(900_000);
  expect(onRefused).toHaveBeenCalledTimes(asked);
  vi.restoreAllMocks();
  stop();
  vi.advanceTimersByTime(900_000);
  expect(onRefused).toHaveBeenCalledTimes(asked);
});

test("messages arrive as text", () => {
  const texts: string[] = [];
  subscribeToServerEvents(
    "/events",
    (text) => texts.push(text),
    () => undefined,
  )();
  FakeEventSource.last?.onmessage?.({ data: "one" });
  expect(texts).toEqual(["one"]);
});
