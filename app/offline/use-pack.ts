import { useSyncExternalStore } from "react";
import type { PackId } from "#domain/offline-pack/pack-id.ts";
import { type PackState, unknownPack } from "#domain/offline-pack/pack-state.ts";
import { readPack, subscribePacks } from "./packs.ts";

/** A pack as it stands on this device. */
export function usePack(id: PackId): PackState {
  return useSyncExternalStore(
    subscribePacks,
    () => readPack(id),
    () => unknownPack,
  );
}
