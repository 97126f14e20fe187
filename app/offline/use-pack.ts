import { useSyncExternalStore } from "react";
import type { PackId } from "#domain/offline-pack/pack-id.ts";
import { type PackState, unknownPack } from "#domain/offline-pack/pack-state.ts";
import { readPack, subscribePacks } from "./packs.ts";

/** The state of a pack on this device. */
export function usePack(id: PackId): PackState {
  return useSyncExternalStore(
    subscribePacks,
    () => readPack(id),
    () => unknownPack,
  );
}
