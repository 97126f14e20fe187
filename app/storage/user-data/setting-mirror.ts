import { lastReadKey } from "#app/storage/reader-address.ts";
import { formerReaderSettings, readerSettingsKey } from "#app/storage/reader-settings-text.ts";
import { savedLanguage, setLanguageCookie } from "#app/storage/saved-language.ts";
import { onStoredWrite } from "#app/storage/stored-value.ts";
import type { Json } from "#domain/sync/operation.ts";
import { parseVerseKey, verseKey } from "#domain/verse-reference.ts";
import type { Position } from "./collections.ts";
import { mirrorKey } from "./mirrored-record.ts";
import { writeSettings } from "./small-settings.ts";
import { userData } from "./user-data.ts";
import type { UserDataStore } from "./user-data-store.ts";

/**
 * Settings that are stored in localStorage, because the first paint needs them, and are synced as well.
 * What belongs to the device (its sound, its volume, what is playing) is not among them.
 */
const mirroredSettings = [
  "language",
  "theme",
  readerSettingsKey,
  "reciter.verses",
  "reciter.surahs",
  "texts.transliteration",
  "tasbih.cue",
  "athkar.advance",
  "athkar.reminder",
  "quiz.exam",
  lastReadKey,
] as const;

/** Where the values are stored that were last equal on both sides. */
const noteName = "private.mirrored";
const longest = 2000;

type Mirror = {
  readonly userData: Pick<UserDataStore, "load" | "read" | "subscribe" | "put">;
  readonly storage: Pick<Storage, "getItem" | "setItem">;
  /** Writes settings and updates the page. */
  readonly apply?: (settings: Readonly<Record<string, string>>) => unknown;
};

export type SettingMirror = {
  /** Compares both sides: what was set here since the last time is stored, what came from elsewhere is applied. */
  look(): void;
  stop(): void;
};

/** The synced record of a setting and its conversions; undefined for values that cannot be converted. */
type MirroredRecord = {
  readonly kind: "setting" | "position";
  readonly key: string;
  readonly bodyOf: (text: string) => Exclude<Json, null> | undefined;
  readonly textOf: (body: unknown) => string | undefined;
};

const isShort = (text: unknown): text is string => typeof text === "string" && text.length <= longest;

/** The verse read last was a record before it was a setting, so it is written as that record. */
const lastRead: MirroredRecord = {
  kind: "position",
  key: "reader",
  bodyOf: parseVerseKey,
  textOf: (body) => {
    const { surah, ayah } = (body ?? {}) as Partial<Position>;
    // Ayah 0 is a surah as a whole.
    return surah && ayah !== undefined ? verseKey({ surah, ayah: Math.max(1, ayah) }) : undefined;
  },
};

function recordOf(name: (typeof mirroredSettings)[number]): MirroredRecord {
  if (name === lastReadKey) return lastRead;
  const ifShort = (text: unknown) => (isShort(text) ? text : undefined);
  return { kind: "setting", key: mirrorKey(name), bodyOf: ifShort, textOf: ifShort };
}

function noted(storage: Mirror["storage"]): Record<string, string> {
  try {
    return JSON.parse(storage.getItem(noteName) ?? "{}") ?? {};
  } catch {
    return {};
  }
}

/** Starts mirroring; from then on a later edit on another device changes the setting here. */
export async function mirrorSettings({
  userData,
  storage,
  apply = writeSettings,
}: Mirror): Promise<SettingMirror> {
  await Promise.all([userData.load("setting"), userData.load("position")]);
  let isLooking = false;

  const look = () => {
    if (isLooking) return;
    isLooking = true;
    try {
      const note = noted(storage);
      const before = JSON.stringify(note);
      const coming: Record<string, string> = {};
      for (const name of mirroredSettings) {
        const { kind, key, bodyOf, textOf } = recordOf(name);
        const bodyAt = (record: string) => textOf(userData.read(kind).bodies.get(record));
        const stored = bodyAt(key);
        // Both sides may still have the settings that an earlier version kept one by one.
        const isReader = name === readerSettingsKey;
        const there =
          stored ??
          (isReader ? (formerReaderSettings((old) => bodyAt(mirrorKey(old))) ?? undefined) : undefined);
        const here =
          storage.getItem(name) ??
          (isReader && stored === undefined ? formerReaderSettings((old) => storage.getItem(old)) : null);
        if (here !== null && here !== note[name]) {
          const body = bodyOf(here);
          if (body !== undefined && here !== there) userData.put(kind, key, body);
          note[name] = here;
        } else if (there !== undefined && there !== here) {
          coming[name] = there;
          note[name] = there;
        }
      }
      if (JSON.stringify(note) !== before) storage.setItem(noteName, JSON.stringify(note));
      if (Object.keys(coming).length > 0) apply(coming);
    } catch {
      // A full or blocked storage keeps its old value.
    } finally {
      isLooking = false;
    }
  };

  const stops = [userData.subscribe("setting", look), userData.subscribe("position", look)];
  const stop = () => {
    for (const end of stops) end();
  };
  look();
  return { look, stop };
}

let mirror: Promise<SettingMirror> | undefined;

/** Applies received settings; another language is shown from the next page on, never within a page. */
function follow(settings: Readonly<Record<string, string>>): void {
  writeSettings(settings);
  const language = savedLanguage.read();
  if (settings.language && language) setLanguageCookie(language);
}

/** Starts syncing this browser's small settings; once per page. */
export function startSettingMirror(): Promise<SettingMirror> {
  mirror ??= mirrorSettings({ userData, storage: localStorage, apply: follow }).then((begun) => {
    onStoredWrite(begun.look);
    globalThis.addEventListener("storage", begun.look);
    return begun;
  });
  return mirror;
}
