import { useSyncExternalStore } from "react";
import { collections } from "./collections.ts";
import { isMirrored } from "./mirrored-record.ts";
import { userData } from "./user-data.ts";

/** Bytes this site takes up in this browser; undefined where it does not say. */
export async function spaceUsed(): Promise<number | undefined> {
  try {
    return (await navigator.storage.estimate()).usage;
  } catch {
    return undefined;
  }
}

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

/** The number of stored records of all kinds; undefined until they were loaded. */
export function useRecordCount(): number | undefined {
  "use memo";
  return useSyncExternalStore(subscribe, count, () => undefined);
}
