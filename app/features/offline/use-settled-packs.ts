import { useSyncExternalStore } from "react";
import { settledPacks, subscribePacks } from "#app/offline/packs.ts";

/** A number that changes whenever a pack was saved, paused or removed, so that the device must be checked again. */
export function useSettledPacks(): number {
  return useSyncExternalStore(subscribePacks, settledPacks, () => 0);
}
