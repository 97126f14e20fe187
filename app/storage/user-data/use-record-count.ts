import { useSyncExternalStore } from "react";
import { collections } from "./collections.ts";
import { isMirrored } from "./setting-mirror.ts";
import { userData } from "./user-data.ts";

const kinds = Object.keys(collections);

function subscribe(listener: () => void): () => void {
  const stops = kinds.map((kind) => userData.subscribe(kind, listener));
  return () => {
    for (const stop of stops) stop();
  };
}

function countOf(kind: string): number {
  return userData.read(kind).ids.filter((key) => !isMirrored({ kind, key })).length;
}

function count(): number | undefined {
  const views = kinds.map((kind) => userData.read(kind));
  return views.every(({ isReady }) => isReady)
    ? kinds.reduce((sum, kind) => sum + countOf(kind), 0)
    : undefined;
}

/** How many things of all kinds are kept; undefined until the disk was read. */
export function useRecordCount(): number | undefined {
  return useSyncExternalStore(subscribe, count, () => undefined);
}
