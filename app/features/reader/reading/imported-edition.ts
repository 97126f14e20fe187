import { importedTexts, type ListedText, readImportedSurah } from "#app/api/imported-texts.ts";
import { type ReadText, readVerses, translationFor } from "#content/quran/index.ts";
import { ayahsIn } from "#domain/verse-reference.ts";
import { type ImportedEdition, languageOfEdition } from "./reader-edition.ts";

/** The imported translations by the names under which a reader chooses them. */
export async function importedEditions(): Promise<ReadonlyMap<ImportedEdition, ListedText>> {
  const translations = (await importedTexts()).filter(({ kind }) => kind === "translation");
  return new Map(translations.map((text) => [`${text.language}/${text.id}`, text]));
}

/**
 * The verses of a surah in an imported translation, compared with its hash; one that the operator has taken away is
 * replaced by ours in its language. Rejects if they cannot be loaded completely.
 */
export async function readImportedEdition(
  read: ReadText,
  edition: ImportedEdition,
  surah: number,
): Promise<readonly string[]> {
  const text = (await importedEditions()).get(edition);
  const ours = translationFor(languageOfEdition(edition));
  if (!text) return ours ? readVerses(read, ours, surah) : [];
  const verses = await readImportedSurah(text, surah);
  if (verses.length !== ayahsIn(surah)) throw new Error(`${edition} lacks verses of surah ${surah}`);
  return verses.map((verse) => verse.text);
}
