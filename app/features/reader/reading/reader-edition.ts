import type { TranslationId } from "#content/quran/index.ts";
import type { Language } from "#domain/language.ts";

/** A translation that the operator has imported: its language and the key of its pack, `en/some-translation`. */
export type ImportedEdition = `${Language}/${string}`;

/** A translation that a reader shows: one of ours, or an imported one. */
export type ReaderEdition = TranslationId | ImportedEdition;

/** The language that a translation is in. */
export function languageOfEdition(edition: ReaderEdition): Language {
  return edition.slice(0, 2) as Language;
}

/** True for the name of an imported translation, whether it is there or not. */
export function isImported(edition: string): edition is ImportedEdition {
  return edition[2] === "/";
}
