import { deleteOwnSounds } from "#app/storage/own-sound.ts";
import { deleteSettings } from "#app/storage/user-data/small-settings.ts";
import { userData as ownStore } from "#app/storage/user-data/user-data.ts";
import type { UserDataStore } from "#app/storage/user-data/user-data-store.ts";
import { endPush } from "./push.ts";

/** Deletes everything on this device but the language and the theme. Rejects when the browser fails to. */
export async function deleteOwnData(userData: UserDataStore = ownStore): Promise<void> {
  try {
    await userData.erase();
  } finally {
    // The push service tells the server at the next notification that the subscription has ended.
    await Promise.all([endPush(), deleteOwnSounds()]);
    deleteSettings();
  }
}
