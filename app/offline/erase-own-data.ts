import { forgetOwnSound } from "#app/storage/own-sound.ts";
import { kept as ownStore } from "#app/storage/user-data/kept.ts";
import type { KeptStore } from "#app/storage/user-data/kept-store.ts";
import { eraseSettings } from "#app/storage/user-data/small-settings.ts";
import { endPush } from "./push.ts";

/** Forgets everything on this device but the language and the theme. Rejects when the browser refuses. */
export async function eraseOwnData(kept: KeptStore = ownStore): Promise<void> {
  try {
    await kept.erase();
  } finally {
    // The push service tells the server at the next notice that there is nobody any more.
    await Promise.all([endPush(), forgetOwnSound()]);
    eraseSettings();
  }
}
