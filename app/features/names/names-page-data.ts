import { loadNames, type NameOfAllah } from "#content/names-of-allah/index.ts";
import type { Language } from "#domain/language.ts";

/** A name in the reader's language, with its English name for the search. */
export type NameEntry = NameOfAllah & { readonly english: string };

export type NamesPageData = {
  readonly language: Language;
  readonly note: string;
  readonly names: readonly NameEntry[];
};

/** The ninety-nine names in one language. Rejects when a text fails to load. */
export async function loadNamesPage(language: Language): Promise<NamesPageData> {
  const [{ note, names }, english] = await Promise.all([loadNames(language), loadNames("en")]);
  return {
    language,
    note,
    names: names.map((name, at) => ({ ...name, english: english.names[at]?.name ?? name.name })),
  };
}
