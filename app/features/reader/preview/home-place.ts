import { storedValue } from "#app/storage/stored-value.ts";
import { parseVerseKey, type VerseReference, verseKey } from "#domain/verse-reference.ts";

/** The verse that the reader on the first page shows. Its own: what is tried there is not where one reads. */
export const storedHomePlace = storedValue<VerseReference>(
  "home.position",
  { parse: parseVerseKey, print: verseKey },
  { surah: 1, ayah: 1 },
);
