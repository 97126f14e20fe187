import { useSyncExternalStore } from "react";
import type { Json } from "#domain/sync/operation.ts";
import type { KeptKind } from "./kept-kinds.ts";
import type { KeptStore } from "./kept-store.ts";
import type { KindView } from "./kind-view.ts";
import { hasLeftWishes, putDownWish } from "./wishes.ts";

const unread: KindView = { ids: [], bodies: new Map(), totals: new Map(), isReady: false };
const nothing: KindView = { ...unread, isReady: true };

/** What was wished for while nothing was kept, shown until the store is there. */
const wished = new Map<KeptKind, KindView>();

const waiting = new Set<() => void>();
let opening: Promise<KeptStore> | undefined;
let opened: KeptStore | undefined;
let isEmpty = false;
let tidings: BroadcastChannel | undefined;

function tell(): void {
  for (const listener of waiting) listener();
}

/** The store of what a person keeps; its code is fetched when it is first wanted. */
export function openKept(): Promise<KeptStore> {
  opening ??= import("./kept.ts").then(
    ({ kept }) => {
      opened = kept;
      tidings?.close();
      tell();
      return kept;
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
    const isThere = databases.some(({ name }) => name === "riwaq") || hasLeftWishes();
    return !isThere && localStorage.getItem("favorites.verses") === null;
  } catch {
    return false;
  }
}

async function openWhereKept(): Promise<void> {
  if (opening) return;
  // The first thing kept may come from another tab, or from another device.
  if (typeof BroadcastChannel !== "undefined" && !tidings) {
    tidings = new BroadcastChannel("riwaq.kept");
    tidings.onmessage = () => openKept().catch(() => undefined);
  }
  isEmpty = await hasNothing();
  if (isEmpty) tell();
  else await openKept().catch(beginWithNothing);
}

/** Without the store's code a person begins with nothing, as where the disk cannot be read. */
function beginWithNothing(error: unknown): void {
  console.warn("what is kept did not open", error);
  isEmpty = true;
  tell();
}

/** What is kept of a kind, as it is shown now; until the store has read the disk, what was wished for since. */
export function keptView(kind: KeptKind): KindView {
  const view = opened?.read(kind);
  if (view?.isReady) return view;
  return wished.get(kind) ?? (isEmpty ? nothing : (view ?? unread));
}

/** What is kept of a kind, like `useKindView`, without the store's code on a first visit. */
export function useKeptLater(kind: KeptKind): KindView {
  return useSyncExternalStore(
    (listener) => {
      let leave = opened?.subscribe(kind, listener);
      const onChange = () => {
        leave ??= opened?.subscribe(kind, listener);
        listener();
      };
      waiting.add(onChange);
      void openWhereKept();
      return () => {
        waiting.delete(onChange);
        leave?.();
      };
    },
    () => keptView(kind),
    () => unread,
  );
}

function showWish(kind: KeptKind, key: string, body: Json): void {
  const before = wished.get(kind) ?? (isEmpty ? nothing : unread);
  const bodies = new Map(before.bodies);
  bodies.delete(key);
  if (body !== null) bodies.set(key, body);
  wished.set(kind, { ...before, bodies, ids: [...bodies.keys()] });
  tell();
}

/** Keeps a body at a key, null to drop it, also before the store's code is there: nothing waits, nothing is lost. */
export function keepSoon(kind: KeptKind, key: string, body: Json): void {
  const keepIn = (kept: KeptStore) => (body === null ? kept.remove(kind, key) : kept.put(kind, key, body));
  if (opened) {
    keepIn(opened);
    return;
  }
  const takeOut = putDownWish({ kind, key, body });
  showWish(kind, key, body);
  openKept().then(
    (kept) => {
      keepIn(kept);
      takeOut();
    },
    () => console.warn("what was wished for is kept on the next visit"),
  );
}
