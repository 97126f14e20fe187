import { useSyncExternalStore } from "react";
import { kept } from "./kept.ts";
import { keptKinds } from "./kept-kinds.ts";
import { isMirrored } from "./setting-mirror.ts";

const kinds = Object.keys(keptKinds);

function subscribe(listener: () => void): () => void {
  const stops = kinds.map((kind) => kept.subscribe(kind, listener));
  return () => {
    for (const stop of stops) stop();
  };
}

function countOf(kind: string): number {
  return kept.read(kind).ids.filter((key) => !isMirrored({ kind, key })).length;
}

function count(): number | undefined {
  const views = kinds.map((kind) => kept.read(kind));
  return views.every(({ isReady }) => isReady)
    ? kinds.reduce((sum, kind) => sum + countOf(kind), 0)
    : undefined;
}

/** How many things of all kinds are kept; undefined until the disk was read. */
export function useKeptCount(): number | undefined {
  return useSyncExternalStore(subscribe, count, () => undefined);
}
