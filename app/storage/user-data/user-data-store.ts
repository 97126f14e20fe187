import type { Json, Operation } from "#domain/sync/operation.ts";
import type { Replica } from "#domain/sync/replica.ts";
import { createCollectionCache } from "./collection-cache.ts";
import { isValidRecord, ruleOf } from "./collections.ts";
import { eraseAll, type Outcome, type Scope, withReplica } from "./database.ts";
import { type Dependencies, editWriter } from "./edit-writer.ts";
import type { Change, Step } from "./edits.ts";

/** Messages between tabs: edits, that everything was erased, or that a lot changed. */
export type TabMessage =
  | { readonly type: "operations"; readonly operations: readonly Operation[] }
  | { readonly type: "erased" }
  | { readonly type: "changed" };

export type OtherTabs = {
  readonly post: (tabMessage: TabMessage) => void;
  /** Receives the messages of other tabs, and `changed` when this tab is restored from the back/forward cache. */
  readonly listen: (handle: (tabMessage: TabMessage) => void) => void;
};

/** The other tabs of this browser, by BroadcastChannel; none where the browser has no such channel. */
export function otherTabs(name: string): OtherTabs {
  let channel: BroadcastChannel | undefined;
  const open = () => {
    channel ??= typeof BroadcastChannel === "undefined" ? undefined : new BroadcastChannel(name);
    return channel;
  };
  return {
    post: (tabMessage) => open()?.postMessage(tabMessage),
    listen(handle) {
      open()?.addEventListener("message", ({ data }: MessageEvent<TabMessage>) => handle(data));
      globalThis.addEventListener?.("pageshow", (event) => {
        if ("persisted" in event && event.persisted) handle({ type: "changed" });
      });
    },
  };
}

type Surroundings = Dependencies & { readonly tabs: OtherTabs };

/** More changed operations than this are not sent one by one. */
const manyOperations = 1000;

export type UserDataStore = ReturnType<typeof createUserDataStore>;

/**
 * A person's data as one tab sees it. Edits show immediately and are written one batch after another; what
 * cannot be written lasts for the visit and is retried with the next edit.
 */
export function createUserDataStore({ tabs, ...dependencies }: Surroundings) {
  let isListening = false;
  const cache = createCollectionCache(
    async (kind) => {
      listen();
      return (await writer.open()).getAll("operations", IDBKeyRange.bound([kind], [kind, []]));
    },
    () => writer.pending(),
  );

  /** Announces to this tab and the others what has changed in the database. */
  const publish = (changed: readonly Operation[], kinds: Iterable<string>) => {
    const touched = new Set([...cache.addOperations(changed), ...kinds]);
    if (changed.length > manyOperations) tabs.post({ type: "changed" });
    else if (changed.length > 0) tabs.post({ type: "operations", operations: changed });
    for (const kind of touched) cache.show(kind);
  };

  const writer = editWriter(dependencies, { onWritten: publish, operationAt: cache.operationAt });

  const handle = (message: TabMessage) => {
    if (message.type === "operations") {
      for (const kind of cache.addOperations(message.operations)) cache.show(kind);
      return;
    }
    writer.reset(message.type === "erased");
    cache.readAgain(message.type === "erased");
  };

  const listen = () => {
    if (isListening) return;
    isListening = true;
    tabs.listen(handle);
  };

  const edit = (kind: string, key: string, step: Step): true => {
    writer.edit(kind, key, step);
    cache.show(kind);
    return true;
  };

  return {
    /** The current view of a kind; empty until it was loaded. */
    read: cache.view,
    load: cache.load,
    /** Calls the listener after every change of a kind, and loads the kind. */
    subscribe: cache.subscribe,
    /** Stores a body at a key; false when it is invalid for the kind. */
    put(kind: string, key: string, body: Exclude<Json, null>): boolean {
      return isValidRecord(kind, key, body) && edit(kind, key, { type: "put", body });
    },
    remove(kind: string, key: string): boolean {
      return ruleOf(kind)?.hasKey(key) === true && edit(kind, key, { type: "put", body: null });
    },
    /** Adds a whole number to a counter; false when the key is invalid. */
    add(kind: string, key: string, amount: number): boolean {
      const rule = ruleOf(kind);
      if (rule?.mergeStrategy !== "counter" || !rule.hasKey(key) || !Number.isSafeInteger(amount))
        return false;
      return amount === 0 || edit(kind, key, { type: "add", amount });
    },
    /** Changes the body at a key, based on what any tab has written meanwhile; false when the key is invalid. */
    change(kind: string, key: string, change: Change): boolean {
      return ruleOf(kind)?.hasKey(key) === true && edit(kind, key, { type: "change", change });
    },
    settled: writer.settled,
    leave: writer.leave,
    /** Runs a function on this device's replica, for sync and import; see `withReplica`. */
    async exchange<Result>(scope: Scope, act: (replica: Replica) => Result): Promise<Outcome<Result>> {
      await writer.settled();
      const outcome = await withReplica(await writer.open(), scope, act);
      publish(outcome.changed, []);
      return outcome;
    },
    /** Deletes everything, here and in the other tabs. Rejects when the database fails. */
    async erase(): Promise<void> {
      await writer.settled();
      try {
        await eraseAll(await writer.open());
      } finally {
        tabs.post({ type: "erased" });
        handle({ type: "erased" });
      }
    },
  };
}
