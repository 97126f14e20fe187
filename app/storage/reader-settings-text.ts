/** Where localStorage has the settings of both readers, as one text: `size=large&translation=on`. */
export const readerSettingsKey = "reader.settings";

/** The keys under which earlier versions stored each setting alone, with the name it has in the one text. */
const formerKeys = {
  "reader.fontSize": "size",
  "reader.translation": "translation",
  "reader.transliteration": "transliteration",
  "reader.dark": "dark",
  "reader.pages": "pages",
  "reader.edition": "edition",
  "reader.secondEdition": "second",
} as const;

const former = Object.entries(formerKeys);

type ReadText = (key: string) => string | null | undefined;

/** The text made of what an earlier version stored; null where it stored nothing. */
export function formerReaderSettings(read: ReadText): string | null {
  const text = new URLSearchParams();
  for (const [key, name] of former) {
    const value = read(key);
    if (typeof value === "string") text.set(name, value);
  }
  return text.size > 0 ? String(text) : null;
}

/**
 * Settings from a file of an earlier version, with its reader settings written into the text of this version where this
 * device has one already; without one they are read from where they are.
 */
export function withReaderSettings(
  settings: Readonly<Record<string, string>>,
  here: string | null,
): Readonly<Record<string, string>> {
  if (here === null || settings[readerSettingsKey] !== undefined) return settings;
  const coming = formerReaderSettings((key) => settings[key]);
  if (coming === null) return settings;
  const merged = new URLSearchParams(here);
  for (const [name, value] of new URLSearchParams(coming)) merged.set(name, value);
  return { ...settings, [readerSettingsKey]: String(merged) };
}
