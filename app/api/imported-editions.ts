import type { ImportedEdition } from "#domain/reader-edition.ts";
import { ayahsIn } from "#domain/verse-reference.ts";
import { importedTexts, type ListedText, readImportedSurah } from "./imported-texts.ts";

/** The translations that the operator has imported, by the names under which a reader chooses them. */
export async function importedEditions(): Promise<ReadonlyMap<ImportedEdition, ListedText>> {
  const translations = (await importedTexts()).filter(({ kind }) => kind === "translation");
  return new Map(translations.map((text) => [`${text.language}/${text.id}`, text]));
}

/**
 * The verses of a surah in an imported translation, compared with its hash; undefined where the operator has taken it
 * away. Rejects if they cannot be loaded completely.
 */
export async function readImportedEdition(
  edition: ImportedEdition,
  surah: number,
): Promise<readonly string[] | undefined> {
  const text = (await importedEditions()).get(edition);
  if (!text) return undefined;
  const verses = await readImportedSurah(text, surah);
  if (verses.length !== ayahsIn(surah)) throw new Error(`${edition} lacks verses of surah ${surah}`);
  return verses.map((verse) => verse.text);
}
