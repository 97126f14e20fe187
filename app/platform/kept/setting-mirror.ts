import type { KeptStore } from "./kept-store.ts";
import { writeSettings } from "./small-settings.ts";

/**
 * Settings that live in localStorage, because the first paint needs them, and follow the person all the same.
 * What belongs to the device (its sound, its loudness, what is being played) is not among them.
 */
const mirroredSettings = [
  "language",
  "theme",
  "reader.fontSize",
  "reader.translation",
  "reader.transliteration",
  "reader.pages",
  "reader.edition",
  "reader.secondEdition",
  "reciter.verses",
  "reciter.surahs",
  "texts.transliteration",
  "tasbih.cue",
  "athkar.advance",
  "athkar.reminder",
  "quiz.exam",
] as const;

/** Where the texts lie that were last the same on both sides. */
const noteName = "private.mirrored";
const longest = 2000;

type Mirror = {
  readonly kept: Pick<KeptStore, "load" | "read" | "subscribe" | "put">;
  readonly storage: Pick<Storage, "getItem" | "setItem">;
  /** Puts a setting in place and lets the page follow. */
  readonly apply?: (settings: Readonly<Record<string, string>>) => unknown;
};

export type SettingMirror = {
  /** Lays both sides together: what was set here since the last look is kept, what came from elsewhere is set. */
  look(): void;
  stop(): void;
};

/** The kept setting in which a small one is mirrored. */
export function mirrorKey(name: string): string {
  return `local.${name}`;
}

/** True for a record that only mirrors what localStorage says: it is neither counted nor exported beside it. */
export function isMirrored({ kind, key }: { readonly kind: string; readonly key: string }): boolean {
  return kind === "setting" && key.startsWith("local.");
}

function noted(storage: Mirror["storage"]): Record<string, string> {
  try {
    return JSON.parse(storage.getItem(noteName) ?? "{}") ?? {};
  } catch {
    return {};
  }
}

/** Begins to mirror; from then on a later edit on another device changes the setting here. */
export async function mirrorSettings({
  kept,
  storage,
  apply = writeSettings,
}: Mirror): Promise<SettingMirror> {
  await kept.load("setting");
  let isLooking = false;

  const look = () => {
    if (isLooking) return;
    isLooking = true;
    try {
      const note = noted(storage);
      const before = JSON.stringify(note);
      const coming: Record<string, string> = {};
      for (const name of mirroredSettings) {
        const here = storage.getItem(name);
        const there = kept.read("setting").bodies.get(mirrorKey(name));
        if (here !== null && here !== note[name]) {
          if (here.length <= longest && here !== there) kept.put("setting", mirrorKey(name), here);
          note[name] = here;
        } else if (typeof there === "string" && there.length <= longest && there !== here) {
          coming[name] = there;
          note[name] = there;
        }
      }
      if (JSON.stringify(note) !== before) storage.setItem(noteName, JSON.stringify(note));
      if (Object.keys(coming).length > 0) apply(coming);
    } catch {
      // A full or closed storage keeps what it had.
    } finally {
      isLooking = false;
    }
  };

  const stop = kept.subscribe("setting", look);
  look();
  return { look, stop };
}
