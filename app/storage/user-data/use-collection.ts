import { useSyncExternalStore } from "react";
import type { Json } from "#domain/sync/operation.ts";
import type { KindView } from "./collection-cache.ts";
import type { BodyOf, CollectionName, EntryKind, SetKind } from "./collections.ts";
import { enqueueWrite, hasPendingWrites } from "./enqueue-write.ts";
import type { UserDataStore } from "./user-data-store.ts";

const unread: KindView = { ids: [], bodies: new Map(), totals: new Map(), isReady: false };
const nothing: KindView = { ...unread, isReady: true };

/** What was wished for while nothing was kept, shown until the store is there. */
const pendingViews = new Map<CollectionName, KindView>();

const waiting = new Set<() => void>();
let opening: Promise<UserDataStore> | undefined;
let opened: UserDataStore | undefined;
let isEmpty = false;
let channel: BroadcastChannel | undefined;

function post(): void {
  for (const listener of waiting) listener();
}

/** The store of what a person keeps; its code is fetched when it is first wanted. */
export function openUserData(): Promise<UserDataStore> {
  opening ??= import("./user-data.ts").then(
    ({ userData }) => {
      opened = userData;
      channel?.close();
      post();
      return userData;
    },
    (error: unknown) => {
      opening = undefined;
      throw error;
    },
  );
  return opening;
}

/** True where this browser has never kept anything: then there is nothing to fetch the store for. */
async function hasNothing(): Promise<boolean> {
  try {
    const databases = await indexedDB.databases();
    const isThere = databases.some(({ name }) => name === "riwaq") || hasPendingWrites();
    return !isThere && localStorage.getItem("favorites.verses") === null;
  } catch {
    return false;
  }
}

async function openWhereStored(): Promise<void> {
  if (opening) return;
  // The first thing kept may come from another tab, or from another device.
  if (typeof BroadcastChannel !== "undefined" && !channel) {
    channel = new BroadcastChannel("riwaq.kept");
    channel.onmessage = () => openUserData().catch(() => undefined);
  }
  isEmpty = await hasNothing();
  if (isEmpty) post();
  else await openUserData().catch(beginWithNothing);
}

/** Without the store's code a person begins with nothing, as where the disk cannot be read. */
function beginWithNothing(error: unknown): void {
  console.warn("what is kept did not open", error);
  isEmpty = true;
  post();
}

/** What is kept of a kind, as it is shown now; until the store has read the disk, what was wished for since. */
export function collectionView(kind: CollectionName): KindView {
  const view = opened?.read(kind);
  if (view?.isReady) return view;
  return pendingViews.get(kind) ?? (isEmpty ? nothing : (view ?? unread));
}

/** What is kept of a kind, like `useKindView`, without the store's code on a first visit. */
export function useCollection(kind: CollectionName): KindView {
  "use memo";
  return useSyncExternalStore(
    (listener) => {
      let leave = opened?.subscribe(kind, listener);
      const onChange = () => {
        leave ??= opened?.subscribe(kind, listener);
        listener();
      };
      waiting.add(onChange);
      void openWhereStored();
      return () => {
        waiting.delete(onChange);
        leave?.();
      };
    },
    () => collectionView(kind),
    () => unread,
  );
}

function showPendingWrite(kind: CollectionName, key: string, body: Json): void {
  const before = pendingViews.get(kind) ?? (isEmpty ? nothing : unread);
  const bodies = new Map(before.bodies);
  bodies.delete(key);
  if (body !== null) bodies.set(key, body);
  pendingViews.set(kind, { ...before, bodies, ids: [...bodies.keys()] });
  post();
}

/** Keeps a body at a key, null to drop it, also before the store's code is there: nothing waits, nothing is lost. */
export function saveRecord(kind: CollectionName, key: string, body: Json): void {
  const keepIn = (userData: UserDataStore) =>
    body === null ? userData.remove(kind, key) : userData.put(kind, key, body);
  if (opened) {
    keepIn(opened);
    return;
  }
  const takeOut = enqueueWrite({ kind, key, body });
  showPendingWrite(kind, key, body);
  openUserData().then(
    (userData) => {
      keepIn(userData);
      takeOut();
    },
    () => console.warn("what was wished for is kept on the next visit"),
  );
}

/** Things with a body that a person keeps by key, the one edited last standing last. */
export function useCollectionMap<Kind extends EntryKind>(kind: Kind) {
  "use memo";
  type Body = BodyOf<Kind>;
  const { bodies, isReady } = useCollection(kind);
  return {
    // The kind's own reader has made every body.
    entries: bodies as ReadonlyMap<string, Body>,
    isReady,
    /** A key or a body that the kind refuses is not kept. */
    put: (key: string, body: Body) => saveRecord(kind, key, body as Exclude<Json, null>),
    remove: (key: string) => saveRecord(kind, key, null),
  };
}

/** A set of ids a person keeps, newest last; an id that does not exist is not kept. */
export function useCollectionSet(kind: SetKind) {
  "use memo";
  const { ids, bodies, isReady } = useCollection(kind);
  return {
    ids,
    isReady,
    has: (id: string) => bodies.has(id),
    /** Puts the id at the end, also when it was in the set. */
    add: (id: string) => saveRecord(kind, id, true),
    /** True when the id is in the set now. */
    toggle(id: string): boolean {
      // What another handler did since this was drawn counts.
      const isMember = collectionView(kind).bodies.has(id);
      saveRecord(kind, id, isMember ? null : true);
      return !isMember;
    },
  };
}
