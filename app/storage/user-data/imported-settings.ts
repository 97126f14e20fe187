import { readerSettingsKey, withReaderSettings } from "#app/storage/reader-settings-text.ts";
import { notifyPage } from "./small-settings.ts";

/** What a writing has changed, and how to take it back. */
type Written = { readonly changed: number; readonly undo: () => void };

/** Writes all of these settings; throws with none changed where the storage is full or blocked. */
export function writeAllSettings(settings: Readonly<Record<string, string>>): Written {
  if (Object.keys(settings).length === 0) return { changed: 0, undo: () => undefined };
  const { localStorage } = globalThis;
  const former: [name: string, value: string | null][] = [];
  const undo = () => {
    // What is new goes first: it may have taken the room of what was there.
    for (const [name, value] of former) if (value === null) localStorage.removeItem(name);
    for (const [name, value] of former) if (value !== null) localStorage.setItem(name, value);
    notifyPage();
  };
  try {
    const wanted = withReaderSettings(settings, localStorage.getItem(readerSettingsKey));
    for (const [name, value] of Object.entries(wanted)) {
      const before = localStorage.getItem(name);
      if (before === value) continue;
      former.push([name, before]);
      localStorage.setItem(name, value);
    }
  } catch (error) {
    undo();
    throw error;
  }
  if (former.length > 0) notifyPage();
  return { changed: former.length, undo };
}
