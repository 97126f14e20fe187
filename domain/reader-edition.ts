import { isLanguage, type Language } from "./language.ts";

/** A translation that the operator has imported: its language and the key of its pack, `en/some-translation`. */
export type ImportedEdition = `${Language}/${string}`;

/** A translation that a reader shows: one of ours, or an imported one. */
export type ReaderEdition = Exclude<Language, "ar"> | ImportedEdition;

/** The language that a translation is in. */
export function languageOfEdition(edition: ReaderEdition): Language {
  return edition.slice(0, 2) as Language;
}

/** True for the name of an imported translation, whether it is there or not. */
export function isImported(edition: string): edition is ImportedEdition {
  return edition[2] === "/";
}

/** The translation with that name, as `en` or `en/some-translation`; undefined for the name of none. */
export function editionNamed(name: string): ReaderEdition | undefined {
  const language = name.slice(0, 2);
  if (!isLanguage(language)) return undefined;
  if (isImported(name)) return name;
  return name === language && language !== "ar" ? language : undefined;
}
