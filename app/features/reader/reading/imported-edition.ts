import { readImportedEdition } from "#app/api/imported-editions.ts";
import { type ReadText, readVerses, translationFor } from "#content/quran/index.ts";
import { type ImportedEdition, languageOfEdition } from "#domain/reader-edition.ts";

/**
 * The verses of a surah in an imported translation, compared with its hash; one that the operator has taken away is
 * replaced by ours in its language. Rejects if they cannot be loaded completely.
 */
export async function readImportedOrOurs(
  read: ReadText,
  edition: ImportedEdition,
  surah: number,
): Promise<readonly string[]> {
  const verses = await readImportedEdition(edition, surah);
  if (verses) return verses;
  const ours = translationFor(languageOfEdition(edition));
  return ours ? readVerses(read, ours, surah) : [];
}
