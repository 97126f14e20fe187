import { useSyncExternalStore } from "react";
import { kept } from "./kept.ts";
import { keptKinds } from "./kept-kinds.ts";

const kinds = Object.keys(keptKinds);

function subscribe(listener: () => void): () => void {
  const stops = kinds.map((kind) => kept.subscribe(kind, listener));
  return () => {
    for (const stop of stops) stop();
  };
}

function count(): number | undefined {
  const views = kinds.map((kind) => kept.read(kind));
  return views.every(({ isReady }) => isReady)
    ? views.reduce((sum, { ids }) => sum + ids.length, 0)
    : undefined;
}

/** How many things of all kinds are kept; undefined until the disk was read. */
export function useKeptCount(): number | undefined {
  return useSyncExternalStore(subscribe, count, () => undefined);
}
