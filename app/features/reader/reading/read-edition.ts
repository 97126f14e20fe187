import { type ReadText, readVerses } from "#content/quran/index.ts";
import { isImported, type ReaderEdition } from "#domain/reader-edition.ts";

/** The verses of a surah in a translation; rejects if they cannot be loaded completely. */
export function readEdition(
  read: ReadText,
  edition: ReaderEdition,
  surah: number,
): Promise<readonly string[]> {
  if (!isImported(edition)) return readVerses(read, edition, surah);
  return import("./imported-edition.ts").then((file) => file.readImportedOrOurs(read, edition, surah));
}
