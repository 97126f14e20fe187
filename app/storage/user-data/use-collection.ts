import { useSyncExternalStore } from "react";
import type { Json } from "#domain/sync/operation.ts";
import type { KindView } from "./collection-cache.ts";
import type { BodyOf, CollectionName, EntryKind, SetKind } from "./collections.ts";
import { enqueueWrite, hasPendingWrites } from "./enqueue-write.ts";
import type { UserDataStore } from "./user-data-store.ts";

const unread: KindView = { ids: [], bodies: new Map(), totals: new Map(), isReady: false };
const nothing: KindView = { ...unread, isReady: true };

/** Edits made before the store was loaded, shown until it is. */
const pendingViews = new Map<CollectionName, KindView>();

const waiting = new Set<() => void>();
let opening: Promise<UserDataStore> | undefined;
let opened: UserDataStore | undefined;
let isEmpty = false;
let channel: BroadcastChannel | undefined;

function post(): void {
  for (const listener of waiting) listener();
}

/** The store of a person's data; its code is loaded at its first use. */
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

/** True where this browser has never stored anything: then the store need not be loaded. */
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
  // The first record may come from another tab, or from another device.
  if (typeof BroadcastChannel !== "undefined" && !channel) {
    channel = new BroadcastChannel("riwaq.kept");
    channel.onmessage = () => openUserData().catch(() => undefined);
  }
  const isUnused = await hasNothing();
  // What was changed meanwhile opens the store, which then has something.
  if (isUnused && !opening) {
    isEmpty = true;
    post();
  } else await openUserData().catch(beginWithNothing);
}

/** Without the store's code a person starts with nothing, as where the database cannot be read. */
function beginWithNothing(error: unknown): void {
  console.warn("what is kept did not open", error);
  isEmpty = true;
  post();
}

/** The current view of a kind; until the store has loaded it, the edits made since. */
export function collectionView(kind: CollectionName): KindView {
  const view = opened?.read(kind);
  if (view?.isReady) return view;
  return pendingViews.get(kind) ?? (isEmpty ? nothing : (view ?? unread));
}

/** The view of a kind, like `useKindView`, without loading the store on a first visit. */
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

/** Stores a body at a key (null removes it), also before the store is loaded: nothing waits, nothing is lost. */
export function saveRecord(kind: CollectionName, key: string, body: Json): void {
  const saveTo = (userData: UserDataStore) =>
    body === null ? userData.remove(kind, key) : userData.put(kind, key, body);
  if (opened) {
    saveTo(opened);
    return;
  }
  const dropPending = enqueueWrite({ kind, key, body });
  showPendingWrite(kind, key, body);
  openUserData().then(
    (userData) => {
      saveTo(userData);
      dropPending();
    },
    () => console.warn("what was wished for is kept on the next visit"),
  );
}

/** Changes the body at a key by what is there now, in any tab, also before the store's code is loaded. */
export function changeRecord(kind: CollectionName, key: string, change: (body: Json) => Exclude<Json, null>) {
  const view = collectionView(kind);
  if (!opened && view.isReady)
    saveRecord(kind, key, change((view.bodies.get(key) as Json | undefined) ?? null));
  else
    openUserData().then(
      (userData) => userData.change(kind, key, change),
      () => console.warn("a change could not be saved"),
    );
}

/** Records with a body by key; the last edited is last. */
export function useCollectionMap<Kind extends EntryKind>(kind: Kind) {
  "use memo";
  type Body = BodyOf<Kind>;
  const { bodies, isReady } = useCollection(kind);
  return {
    // Every body was read by the kind's own rules.
    entries: bodies as ReadonlyMap<string, Body>,
    isReady,
    /** An invalid key or body is not stored. */
    put: (key: string, body: Body) => saveRecord(kind, key, body as Exclude<Json, null>),
    remove: (key: string) => saveRecord(kind, key, null),
  };
}

/** A set of ids, newest last; an invalid id is not stored. */
export function useCollectionSet(kind: SetKind) {
  "use memo";
  const { ids, bodies, isReady } = useCollection(kind);
  return {
    ids,
    isReady,
    has: (id: string) => bodies.has(id),
    /** Adds the id at the end, also when it was in the set. */
    add: (id: string) => saveRecord(kind, id, true),
    /** True when the id is in the set now. */
    toggle(id: string): boolean {
      // Reads the current state: another handler may have changed it since the last render.
      const isMember = collectionView(kind).bodies.has(id);
      saveRecord(kind, id, isMember ? null : true);
      return !isMember;
    },
  };
}
