import { placeOf } from "#domain/sync/operation.ts";
import { newReplica, write } from "#domain/sync/replica.ts";
import { parseVerseKey } from "#domain/verse-reference.ts";
import type { Upgrade } from "./schema.ts";

const oldName = "favorites.verses";

/** The favourites of the time before this store: a JSON array of verse keys in localStorage. */
export const oldFavourites = {
  read(): readonly string[] {
    try {
      const saved: unknown = JSON.parse(globalThis.localStorage?.getItem(oldName) ?? "[]");
      if (!Array.isArray(saved)) return [];
      return saved.filter((key) => typeof key === "string" && parseVerseKey(key) !== undefined);
    } catch {
      return [];
    }
  },
  forget(): void {
    try {
      globalThis.localStorage?.removeItem(oldName);
    } catch {
      // Where localStorage is closed there was nothing to forget.
    }
  },
};

/** A name no other device has: 16 hex digits at random. */
export function randomDevice(): string {
  return [...crypto.getRandomValues(new Uint8Array(8))]
    .map((byte) => byte.toString(16).padStart(2, "0"))
    .join("");
}

/** Fills the first version of the database with what was kept before it. */
export function takeOver(upgrade: Upgrade, now: number): void {
  const replica = newReplica(randomDevice());
  for (const key of oldFavourites.read())
    write(replica, { kind: "favourite-verse", key, slot: "", body: true }, now);
  for (const operation of replica.slots.values()) {
    upgrade.objectStore("operations").put(operation);
    const { kind, key, slot } = operation;
    upgrade.objectStore("unsent").put(replica.unsent.get(placeOf(operation)) ?? "", [kind, key, slot]);
  }
  const { clock, heard, cursor } = replica;
  upgrade.objectStore("device").put({ clock, heard, cursor }, "replica");
}
