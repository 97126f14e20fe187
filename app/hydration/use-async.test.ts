// @vitest-environment happy-dom
import { act, cleanup, renderHook, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { useAsync } from "./use-async.ts";

beforeEach(() => void vi.spyOn(console, "warn").mockImplementation(() => undefined));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** Loads that the test settles by hand, in the order it likes. */
function controlled() {
  const calls: { key: string; signal: AbortSignal; resolve: (value: string) => void; reject: () => void }[] =
    [];
  const load = (key: string) => (signal: AbortSignal) =>
    new Promise<string>((resolve, reject) => {
      calls.push({ key, signal, resolve, reject: () => reject(new Error(key)) });
    });
  const hook = renderHook(({ key }: { key: string | undefined }) => useAsync(key, load(key ?? "")), {
    initialProps: { key: "one" as string | undefined },
  });
  const call = (at: number) => {
    const found = calls[at];
    if (!found) throw new Error(`no call ${at}`);
    return found;
  };
  return { ...hook, calls, call };
}

describe("useAsync", () => {
  test("goes back to what was loaded last without loading it again, also after another key failed", async () => {
    const { result, rerender, calls, call } = controlled();
    call(0).resolve("first");
    await waitFor(() => expect(result.current.value).toBe("first"));
    rerender({ key: "two" });
    call(1).reject();
    await waitFor(() => expect(result.current.hasFailed).toBe(true));
    rerender({ key: "one" });
    expect(result.current).toMatchObject({ value: "first", hasFailed: false });
    expect(calls).toHaveLength(2);
  });

  test("says that it is retrying, and what came of it", async () => {
    const { result, call } = controlled();
    call(0).reject();
    await waitFor(() => expect(result.current.hasFailed).toBe(true));
    act(() => result.current.retry());
    expect(result.current).toMatchObject({ hasFailed: false, isRetrying: true, error: undefined });
    call(1).resolve("second");
    await waitFor(() => expect(result.current).toMatchObject({ value: "second", isRetrying: false }));
  });

  test("has no value until it is loaded, then the value of its key", async () => {
    const { result, call } = controlled();
    expect(result.current).toMatchObject({ value: undefined, hasFailed: false });
    call(0).resolve("first");
    await waitFor(() => expect(result.current.value).toBe("first"));
  });

  test("drops an answer that comes after the key has changed, and aborts it", async () => {
    const { result, rerender, calls, call } = controlled();
    rerender({ key: "two" });
    expect(call(0).signal.aborted).toBe(true);
    call(1).resolve("second");
    await waitFor(() => expect(result.current.value).toBe("second"));
    await act(async () => call(0).resolve("first"));
    expect(result.current.value).toBe("second");
    expect(calls.map(({ key }) => key)).toEqual(["one", "two"]);
  });

  test("keeps the latest value apart while the next key loads", async () => {
    const { result, rerender, call } = controlled();
    call(0).resolve("first");
    await waitFor(() => expect(result.current.value).toBe("first"));
    rerender({ key: "two" });
    expect(result.current).toMatchObject({ value: undefined, latest: "first" });
  });

  test("says that it failed and loads again on request", async () => {
    const { result, calls, call } = controlled();
    call(0).reject();
    await waitFor(() => expect(result.current.hasFailed).toBe(true));
    expect(result.current.error).toBeInstanceOf(Error);
    act(() => result.current.retry());
    expect(result.current.hasFailed).toBe(false);
    expect(calls).toHaveLength(2);
    call(1).resolve("now");
    await waitFor(() => expect(result.current.value).toBe("now"));
  });

  test("loads nothing without a key", () => {
    const load = vi.fn(async () => "never");
    const { result } = renderHook(() => useAsync(undefined, load));
    expect(load).not.toHaveBeenCalled();
    expect(result.current).toMatchObject({ value: undefined, hasFailed: false });
  });

  test("an initial value is there immediately and not loaded, until a retry or another key", async () => {
    const load = vi.fn(async () => "loaded");
    const { result, rerender } = renderHook(({ key }) => useAsync(key, load, "sent"), {
      initialProps: { key: "one" },
    });
    expect(result.current.value).toBe("sent");
    expect(load).not.toHaveBeenCalled();
    act(() => result.current.retry());
    await waitFor(() => expect(result.current.value).toBe("loaded"));
    rerender({ key: "two" });
    expect(result.current.value).toBeUndefined();
    await waitFor(() => expect(load).toHaveBeenCalledTimes(2));
  });

  test("takes an object as a key, by its identity", async () => {
    const load = vi.fn(async () => "loaded");
    const verses = ["one"];
    const { result, rerender } = renderHook(({ key }) => useAsync(key, load), {
      initialProps: { key: verses },
    });
    await waitFor(() => expect(result.current.value).toBe("loaded"));
    rerender({ key: verses });
    expect(load).toHaveBeenCalledTimes(1);
    rerender({ key: ["one"] });
    expect(result.current.value).toBeUndefined();
    await waitFor(() => expect(load).toHaveBeenCalledTimes(2));
  });

  test("loads a key again that failed before another key was there", async () => {
    const { result, rerender, call } = controlled();
    call(0).reject();
    await waitFor(() => expect(result.current.hasFailed).toBe(true));
    rerender({ key: undefined });
    rerender({ key: "one" });
    call(1).resolve("now");
    await waitFor(() => expect(result.current.value).toBe("now"));
  });
});
