import { useSyncExternalStore } from "react";
import { settledPacks, subscribePacks } from "#app/offline/packs.ts";

/** Changes whenever a pack has come to rest: what lies on the device may be other than before. */
export function useSettledPacks(): number {
  return useSyncExternalStore(subscribePacks, settledPacks, () => 0);
}
