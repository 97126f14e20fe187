import { readerSettingsKey, withReaderSettings } from "#app/storage/reader-settings-text.ts";

/**
 * The small settings in localStorage. What is secret, or says where the person is, is not exported; the language is
 * chosen on each device, and each asks its first questions once.
 */
const isPrivate = (name: string) =>
  /key|token|secret|password|private|position|^(language|firstRun)$/i.test(name);

/** Longest text of one setting, and most settings of a file. */
export const longestSetting = 20_000;
export const mostSettings = 200;

/** True for the name of a setting that may be exported and imported. */
export function isPortable(name: string): boolean {
  return /^[a-z][\w.-]{0,59}$/i.test(name) && !isPrivate(name) && name !== "__proto__";
}

function storage(): Storage | undefined {
  try {
    return globalThis.localStorage;
  } catch {
    return undefined;
  }
}

/** All settings that may be exported, by name. */
export function readSettings(): Record<string, string> {
  const found = Object.entries(storage() ?? {}).filter(
    ([name, value]) => isPortable(name) && String(value).length <= longestSetting,
  );
  return Object.fromEntries(found.toSorted(([one], [two]) => (one < two ? -1 : 1)));
}

function readerSettingsHere(): string | null {
  try {
    return storage()?.getItem(readerSettingsKey) ?? null;
  } catch {
    return null;
  }
}

/** Writes settings and updates this page; returns how many changed. */
export function writeSettings(settings: Readonly<Record<string, string>>): number {
  let changed = 0;
  for (const [name, value] of Object.entries(withReaderSettings(settings, readerSettingsHere()))) {
    try {
      if (storage()?.getItem(name) === value) continue;
      storage()?.setItem(name, value);
      changed += 1;
    } catch {
      // A full or blocked storage keeps its old value.
    }
  }
  if (changed > 0) notifyPage();
  return changed;
}

/** Deletes everything in localStorage and sessionStorage but the language and the theme. */
export function deleteSettings(): void {
  for (const name of Object.keys(storage() ?? {}))
    if (name !== "language" && name !== "theme") storage()?.removeItem(name);
  try {
    globalThis.sessionStorage?.clear();
  } catch {
    // Nothing was there.
  }
  notifyPage();
}

/** The browser notifies other tabs; this notifies the readers in this tab. */
export function notifyPage(): void {
  globalThis.dispatchEvent?.(new StorageEvent("storage", { key: null }));
}
