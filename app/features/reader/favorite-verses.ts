import { jsonOf, storedValue } from "#app/platform/stored-value.ts";
import { parseVerseKey } from "#domain/verse-reference.ts";

function checkKeys(value: unknown): readonly string[] | undefined {
  if (!Array.isArray(value)) return undefined;
  return value.filter((key): key is string => typeof key === "string" && parseVerseKey(key) !== undefined);
}

/** The verses a person marked, as keys like `2:255`, newest last. */
export const storedFavoriteVerses = storedValue<readonly string[]>("favorites.verses", jsonOf(checkKeys), []);
