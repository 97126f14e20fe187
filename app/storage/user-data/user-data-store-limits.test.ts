import "fake-indexeddb/auto";
import { describe, expect, test, vi } from "vitest";
import type { Operation } from "#domain/sync/operation.ts";
import { confirm, receive, toSend } from "#domain/sync/replica.ts";
import type { Place } from "./database.ts";
import { userDataConnection } from "./database.ts";
import { memoryWriteAheadLog, testTabs } from "./tabs.testing.ts";
import { createUserDataStore, type UserDataStore } from "./user-data-store.ts";

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

describe("a browser that keeps nothing", () => {
  const blocked = {
    open: () => Promise.reject(new DOMException("no", "SecurityError")),
    forget: () => undefined,
  };
  const alone = { post: () => undefined, listen: () => undefined };

  test("works for the visit and says so", async () => {
    const onFailure = vi.fn();
    const store = createUserDataStore({
      connection: blocked,
      tabs: alone,
      writeAheadLog: memoryWriteAheadLog(),
      now: () => 1,
      onFailure,
    });
    await store.load("tasbih");
    expect(store.read("tasbih").isReady).toBe(true);
    expect(onFailure).not.toHaveBeenCalled();
    store.add("tasbih", "today", 33);
    await store.settled();
    store.add("tasbih", "today", 1);
    store.put("favourite-verse", "2:255", true);
    await store.settled();
    expect(store.read("tasbih").totals.get("today")).toBe(34);
    expect(store.read("favourite-verse").ids).toEqual(["2:255"]);
    expect(onFailure).toHaveBeenCalledTimes(2);
  });

  test("writes what it held once it can", async () => {
    const real = userDataConnection(freshName());
    let isFull = true;
    const connection = {
      open: () => (isFull ? Promise.reject(new DOMException("full", "QuotaExceededError")) : real.open()),
      forget: real.forget,
    };
    const store = createUserDataStore({
      connection,
      tabs: alone,
      writeAheadLog: memoryWriteAheadLog(),
      now: () => 1,
      onFailure: () => undefined,
    });
    store.add("tasbih", "today", 5);
    await store.settled();
    isFull = false;
    store.add("tasbih", "today", 1);
    await store.settled();
    expect(store.read("tasbih").totals.get("today")).toBe(6);
    const { result } = await store.exchange("all", ({ slots }) =>
      [...slots.values()].map(({ body }) => body),
    );
    expect(result).toEqual([{ up: 6, down: 0 }]);
  });
});

describe("the memory for sync", () => {
  const unsent = { hasUnsent: true, places: () => [] };

  test("gives what is unsent, notes what was confirmed, shows what came in", async () => {
    const store = openTab();
    await store.load("favourite-verse");
    store.put("favourite-verse", "2:255", true);
    store.put("favourite-verse", "1:1", true);
    await store.settled();
    const sent = (await store.exchange(unsent, (replica) => toSend(replica, 10))).result;
    expect(sent.map(({ key }) => key)).toEqual(["2:255", "1:1"]);
    store.remove("favourite-verse", "1:1");
    const foreign: Operation = {
      kind: "from-the-future",
      key: "k",
      slot: "s",
      stamp: `${(1_790_000_000_000).toString(16).padStart(12, "0")}0000bbbbbbbbbbbbbbbb`,
      body: { a: [1] },
    };
    const theirs = { ...foreign, kind: "favourite-verse", key: "114:1", slot: "", body: true };
    // Older than what stands at that place: it must not come back.
    const stale = { ...theirs, key: "2:255", stamp: `000000000001${theirs.stamp.slice(12)}`, body: null };
    const incoming = [foreign, theirs, stale];
    const places = () => incoming.map(({ kind, key, slot }): Place => [kind, key, slot]);
    const { changed } = await store.exchange({ hasUnsent: true, places }, (replica) => {
      confirm(replica, sent);
      const taken = receive(replica, incoming);
      replica.cursor = 7;
      return taken;
    });
    expect(changed).toHaveLength(2);
    expect(store.read("favourite-verse").ids.toSorted()).toEqual(["114:1", "2:255"]);
    const { result } = await store.exchange(unsent, (replica) => ({
      cursor: replica.cursor,
      keys: toSend(replica, 10).map(({ key, body }) => [key, body]),
    }));
    expect(result).toEqual({ cursor: 7, keys: [["1:1", null]] });
    const all = await store.exchange("all", ({ slots }) => [...slots.values()]);
    expect(all.result).toContainEqual(foreign);
  });

  test("an act that throws changes nothing", async () => {
    const store = openTab();
    store.put("note", "1:1", "kept");
    await store.settled();
    await expect(
      store.exchange("all", (replica) => {
        replica.slots.clear();
        throw new RangeError("no");
      }),
    ).rejects.toThrow(RangeError);
    await store.load("note");
    expect(store.read("note").ids).toEqual(["1:1"]);
  });
});
