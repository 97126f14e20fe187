// @vitest-environment happy-dom
import "fake-indexeddb/auto";
import { act, cleanup, renderHook, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

beforeEach(() => {
  vi.resetModules();
  localStorage.clear();
});
afterEach(cleanup);

/** The hooks as a page that was just opened has them: nothing is remembered but what the browser stores. */
async function openPage() {
  const hooks = await import("./use-collection.ts");
  const { useSyncedSetting } = await import("./use-synced-setting.ts");
  const stored = async () => {
    const { userData } = await import("./user-data.ts");
    await userData.settled();
    return userData;
  };
  return { ...hooks, useSyncedSetting, stored };
}

describe("a set of favourites", () => {
  test("shows what is added at once, before the store is loaded, and still after a reload", async () => {
    const page = await openPage();
    const { result } = renderHook(() => page.useCollectionSet("favourite-verse"));
    act(() => result.current.add("2:255"));
    expect(result.current.ids).toEqual(["2:255"]);
    expect(localStorage.getItem("private.unwritten")).toContain("2:255");
    await page.openUserData();
    await (await page.stored()).settled();
    expect(localStorage.getItem("private.unwritten")).toBeNull();
    vi.resetModules();
    cleanup();
    const again = await openPage();
    const second = renderHook(() => again.useCollectionSet("favourite-verse"));
    await waitFor(() => expect(second.result.current).toMatchObject({ ids: ["2:255"], isReady: true }));
  });

  test("toggles to what the person sees, and is the same in every component", async () => {
    const page = await openPage();
    const one = renderHook(() => page.useCollectionSet("favourite-surah"));
    const two = renderHook(() => page.useCollectionSet("favourite-surah"));
    let isMember = false;
    act(() => {
      isMember = one.result.current.toggle("18");
    });
    expect([isMember, two.result.current.has("18")]).toEqual([true, true]);
    act(() => {
      isMember = two.result.current.toggle("18");
    });
    expect([isMember, one.result.current.has("18")]).toEqual([false, false]);
  });
});

describe("a map of notes", () => {
  test("holds the note that was put last at a key, and drops it on request", async () => {
    const page = await openPage();
    const { result } = renderHook(() => page.useCollectionMap("note"));
    act(() => result.current.put("2:255", "the throne"));
    act(() => result.current.put("1:1", "the opening"));
    act(() => result.current.put("2:255", "the verse of the throne"));
    await waitFor(() =>
      expect([...result.current.entries]).toEqual([
        ["1:1", "the opening"],
        ["2:255", "the verse of the throne"],
      ]),
    );
    act(() => result.current.remove("1:1"));
    await waitFor(() => expect([...result.current.entries.keys()]).toEqual(["2:255"]));
  });
});

describe("a setting that follows the person", () => {
  const readCount = (value: unknown) => (typeof value === "number" ? value : undefined);

  test("is its fallback until it is set, and a change builds on what was stored before the page knew it", async () => {
    const first = await openPage();
    const before = renderHook(() => first.useSyncedSetting("test.count", 7, readCount));
    expect(before.result.current.value).toBe(7);
    act(() => before.result.current.save(40));
    await waitFor(() => expect(before.result.current.value).toBe(40));
    await first.openUserData();
    await (await first.stored()).settled();
    cleanup();
    vi.resetModules();
    const second = await openPage();
    const after = renderHook(() => second.useSyncedSetting("test.count", 7, readCount));
    act(() => after.result.current.change((count) => count + 2));
    await waitFor(() => expect(after.result.current.value).toBe(42));
  });
});

describe("a record that is changed by what it is now", () => {
  const counted = (body: unknown) => {
    const counts = (body as { counts?: { a?: number } } | null)?.counts;
    return { day: "2026-02-28", at: "a", counts: { a: (counts?.a ?? 0) + 1 }, isFinished: false };
  };

  test("loses no change made before the store is loaded", async () => {
    const page = await openPage();
    const { result } = renderHook(() => page.useCollection("athkar"));
    page.changeRecord("athkar", "morning", counted);
    page.changeRecord("athkar", "morning", counted);
    await waitFor(() => expect(result.current.bodies.get("morning")).toMatchObject({ counts: { a: 2 } }));
    act(() => page.changeRecord("athkar", "morning", counted));
    await waitFor(() => expect(result.current.bodies.get("morning")).toMatchObject({ counts: { a: 3 } }));
  });
});

describe("counters", () => {
  test("add up what every component adds, and count among what is stored", async () => {
    const { useCounters } = await import("./use-counters.ts");
    const { useRecordCount } = await import("./stored-amount.ts");
    const one = renderHook(() => useCounters("tasbih"));
    const two = renderHook(() => useCounters("tasbih"));
    await waitFor(() => expect(one.result.current.isReady).toBe(true));
    const before = one.result.current.totals.get("2026-02-28/count") ?? 0;
    act(() => void one.result.current.add("2026-02-28/count", 33));
    act(() => void two.result.current.add("2026-02-28/count", -3));
    await waitFor(() => expect(two.result.current.totals.get("2026-02-28/count")).toBe(before + 30));
    const count = renderHook(() => useRecordCount());
    await waitFor(() => expect(count.result.current).toBeGreaterThan(0));
  });
});
