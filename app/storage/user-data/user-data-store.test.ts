import "fake-indexeddb/auto";
import fc from "fast-check";
import { describe, expect, test, vi } from "vitest";
import { memoryWriteAheadLog, testTabs } from "./tabs.testing.ts";
import type { UserDataStore } from "./user-data-store.ts";

let last = 0;
const freshName = () => {
  last += 1;
  return `kept-${last}`;
};

function openTab(database = freshName()): UserDataStore {
  const { stores } = testTabs(database, 1);
  const [store] = stores;
  if (!store) throw new Error("no tab");
  return store;
}

function openTwo() {
  const [one, two] = testTabs(freshName(), 2).stores;
  if (!one || !two) throw new Error("no tabs");
  return { one, two };
}

describe("a person's data", () => {
  test("shows at once, and is there after a reload, newest last", async () => {
    const name = freshName();
    const store = openTab(name);
    await store.load("favourite-verse");
    store.put("favourite-verse", "2:255", true);
    store.put("favourite-verse", "1:1", true);
    expect(store.read("favourite-verse").ids).toEqual(["2:255", "1:1"]);
    store.put("favourite-verse", "2:255", true);
    store.put("favourite-verse", "3:8", true);
    store.remove("favourite-verse", "3:8");
    await store.settled();
    const again = openTab(name);
    expect(again.read("favourite-verse")).toMatchObject({ ids: [], isReady: false });
    await again.load("favourite-verse");
    expect(again.read("favourite-verse")).toMatchObject({ ids: ["1:1", "2:255"], isReady: true });
  });

  test("does not accept an invalid record", async () => {
    const store = openTab();
    expect(store.put("favourite-verse", "2:287", true)).toBe(false);
    expect(store.put("favourite-surah", "115", true)).toBe(false);
    expect(store.put("favourite-name", "0", true)).toBe(false);
    expect(store.put("note", "2:255", "x".repeat(10_001))).toBe(false);
    expect(store.put("note", "2:255", "  ")).toBe(false);
    expect(store.put("note", "2:255", "\u0001".repeat(9000))).toBe(false);
    expect(store.put("played", "alafasy/115", true)).toBe(false);
    expect(store.put("position", "reader", { surah: 2, ayah: 300 })).toBe(false);
    expect(store.put("from-the-future", "2:255", true)).toBe(false);
    expect(store.add("tasbih", "x\0y", 1)).toBe(false);
    expect(store.add("tasbih", "day", 0.5)).toBe(false);
    expect(store.add("note", "2:255", 1)).toBe(false);
    await store.settled();
    expect((await store.exchange("all", (replica) => replica.slots.size)).result).toBe(0);
  });

  test("is read by its kind: an unknown colour is shown as green, and stays stored", async () => {
    const store = openTab();
    await store.load("bookmark");
    store.put("bookmark", "2:255", { colour: "turquoise" });
    store.put("bookmark", "2:256", { colour: "gold" });
    expect([...store.read("bookmark").bodies]).toEqual([
      ["2:255", { colour: "green" }],
      ["2:256", { colour: "gold" }],
    ]);
    await store.settled();
    const { result } = await store.exchange("all", ({ slots }) =>
      [...slots.values()].map(({ body }) => body),
    );
    expect(result).toContainEqual({ colour: "turquoise" });
  });

  test("tells its listeners, until they go", async () => {
    const store = openTab();
    const listener = vi.fn();
    const stop = store.subscribe("note", listener);
    await store.load("note");
    listener.mockClear();
    store.put("note", "1:1", "a beginning");
    expect(listener).toHaveBeenCalled();
    await store.settled();
    const before = store.read("note");
    expect(store.read("note")).toBe(before);
    stop();
    listener.mockClear();
    store.remove("note", "1:1");
    expect(listener).not.toHaveBeenCalled();
  });
});

describe("two concurrent tabs", () => {
  test("a favourite of one is in the other as soon as it is written", async () => {
    const { one, two } = openTwo();
    await Promise.all([one.load("favourite-verse"), two.load("favourite-verse")]);
    one.put("favourite-verse", "2:255", true);
    await one.settled();
    expect(two.read("favourite-verse").ids).toEqual(["2:255"]);
    two.remove("favourite-verse", "2:255");
    await two.settled();
    expect(one.read("favourite-verse").ids).toEqual([]);
  });

  test("six hundred taps in two tabs are all counted, once", async () => {
    const { one, two } = openTwo();
    await Promise.all([one.load("tasbih"), two.load("tasbih")]);
    for (let tap = 0; tap < 300; tap += 1) {
      one.add("tasbih", "today", 1);
      two.add("tasbih", "today", 1);
      if (tap % 7 === 0) await Promise.resolve();
      if (tap % 50 === 0) await one.settled();
    }
    expect(one.read("tasbih").totals.get("today")).toBeGreaterThanOrEqual(300);
    await Promise.all([one.settled(), two.settled()]);
    for (const store of [one, two]) expect(store.read("tasbih").totals.get("today")).toBe(600);
  });

  test("a change is made upon what the other tab wrote", async () => {
    const { one, two } = openTwo();
    const grow = (body: unknown) => ({ taps: ((body as { taps: number } | null)?.taps ?? 0) + 1 });
    for (let round = 0; round < 20; round += 1) {
      one.change("athkar", "morning", grow);
      two.change("athkar", "morning", grow);
      if (round % 3 === 0) await Promise.resolve();
    }
    await Promise.all([one.settled(), two.settled()]);
    await one.load("athkar");
    expect(one.read("athkar").bodies.get("morning")).toEqual({ taps: 40 });
  });

  test("any order of edits leaves both tabs and the disk with the same", async () => {
    const key = fc.constantFrom("1:1", "2:255", "114:6");
    const act = fc.oneof(
      fc.record({ type: fc.constant("put" as const), tab: fc.nat(1), key }),
      fc.record({ type: fc.constant("remove" as const), tab: fc.nat(1), key }),
      fc.record({ type: fc.constant("note" as const), tab: fc.nat(1), key, body: fc.constantFrom("a", "b") }),
      fc.record({
        type: fc.constant("add" as const),
        tab: fc.nat(1),
        key,
        amount: fc.integer({ min: -3, max: 9 }),
      }),
      fc.record({ type: fc.constant("wait" as const), tab: fc.nat(1) }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(act, { maxLength: 40 }), async (acts) => {
        const name = freshName();
        const { stores } = testTabs(name, 2);
        const kinds = ["favourite-verse", "note", "tasbih"];
        await Promise.all(stores.flatMap((store) => kinds.map((kind) => store.load(kind))));
        const sums = new Map<string, number>();
        for (const each of acts) {
          const store = stores[each.tab];
          if (each.type === "put") store?.put("favourite-verse", each.key, true);
          if (each.type === "remove") store?.remove("favourite-verse", each.key);
          if (each.type === "note") store?.put("note", each.key, each.body);
          if (each.type === "wait") await store?.settled();
          if (each.type !== "add") continue;
          store?.add("tasbih", each.key, each.amount);
          if (each.amount !== 0) sums.set(each.key, (sums.get(each.key) ?? 0) + each.amount);
        }
        await Promise.all(stores.map((store) => store.settled()));
        const reloaded = openTab(name);
        await Promise.all(kinds.map((kind) => reloaded.load(kind)));
        for (const store of stores) {
          for (const kind of kinds) {
            expect(store.read(kind).ids.toSorted()).toEqual(reloaded.read(kind).ids.toSorted());
            expect(new Map(store.read(kind).bodies)).toEqual(new Map(reloaded.read(kind).bodies));
          }
          expect(new Map(store.read("tasbih").totals)).toEqual(sums);
        }
      }),
      { numRuns: 60 },
    );
  });

  test("what one deletes is gone in the other, and in the database", async () => {
    const { one, two } = openTwo();
    await two.load("note");
    one.put("note", "2:255", "mine");
    await one.settled();
    expect(two.read("note").ids).toEqual(["2:255"]);
    await one.erase();
    expect(two.read("note").ids).toEqual([]);
    await two.load("note");
    expect((await two.exchange("all", (replica) => replica.slots.size)).result).toBe(0);
  });
});

describe("a page that is left", () => {
  const total = (store: UserDataStore) => store.read("tasbih").totals.get("today");

  test("has every tap counted once, whether its last write came through or not", async () => {
    for (const isWritten of [true, false]) {
      const name = freshName();
      const writeAheadLog = memoryWriteAheadLog();
      const [left] = testTabs(name, 1, writeAheadLog).stores;
      left?.add("tasbih", "today", 3);
      await left?.settled();
      left?.add("tasbih", "today", 4);
      await Promise.resolve();
      // The first batch is on its way to the disk, the second waits for it.
      left?.add("tasbih", "today", 5);
      left?.leave();
      expect(writeAheadLog.read()).toHaveLength(2);
      if (isWritten) await left?.settled();
      const [one, two] = testTabs(name, 2, writeAheadLog).stores;
      if (!one || !two) throw new Error("no tabs");
      await Promise.all([one.load("tasbih"), two.load("tasbih")]);
      expect([total(one), total(two)]).toEqual([12, 12]);
      expect(writeAheadLog.read()).toEqual([]);
      await left?.settled();
      left?.add("tasbih", "today", 1);
      await left?.settled();
      const [last] = testTabs(name, 1, writeAheadLog).stores;
      await last?.load("tasbih");
      expect(last && total(last)).toBe(13);
    }
  });

  test("logs what later listeners still store, once", async () => {
    for (const isWritten of [true, false]) {
      const name = freshName();
      const writeAheadLog = memoryWriteAheadLog();
      const [left] = testTabs(name, 1, writeAheadLog).stores;
      left?.add("tasbih", "today", 3);
      await Promise.resolve();
      left?.add("tasbih", "today", 4);
      left?.leave();
      left?.add("tasbih", "today", 5);
      left?.leave();
      left?.add("tasbih", "today", 6);
      expect(new Set(writeAheadLog.read().map(({ number }) => number)).size).toBe(4);
      if (isWritten) await left?.settled();
      const [next] = testTabs(name, 1, writeAheadLog).stores;
      await next?.load("tasbih");
      expect(next && total(next)).toBe(18);
    }
  });

  test("logs changes as their results", async () => {
    const name = freshName();
    const writeAheadLog = memoryWriteAheadLog();
    const [left] = testTabs(name, 1, writeAheadLog).stores;
    left?.change("athkar", "morning", () => ({ at: 2 }));
    left?.leave();
    // What stood there is not known yet: nothing may be put in its place.
    expect(writeAheadLog.read()).toEqual([]);
    await left?.settled();
    await left?.load("athkar");
    left?.change("athkar", "morning", (body) => ({ at: (body as { at: number }).at + 1 }));
    left?.leave();
    expect(writeAheadLog.read()).toHaveLength(1);
    const [next] = testTabs(name, 1, writeAheadLog).stores;
    await next?.load("athkar");
    expect(next?.read("athkar").bodies.get("morning")).toEqual({ at: 3 });
  });
});
