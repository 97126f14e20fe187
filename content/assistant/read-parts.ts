import type { ReadText } from "#content/quran/index.ts";
import type { Language } from "#domain/language.ts";
import { fieldOfParts, partsOfTyped, type SearchPart } from "#domain/retrieval/search-parts.ts";
import type { SearchedField } from "#domain/search/field-search.ts";
import { wordsOf } from "#domain/search/words.ts";
import built from "./built/parts.json" with { type: "json" };

const starts: Readonly<Record<string, string>> = built.languages;

/** One of the parts of a language, or that of its numbers. */
export type WantedPart = number | "numbers";

/** What the addresses of a language's small files start with. */
export function partsStart(language: Language): string {
  return starts[language] ?? "";
}

/** The parts of a language, each once. Rejects if one cannot be loaded. */
export async function readParts(
  read: ReadText,
  language: Language,
  wanted: readonly WantedPart[],
): Promise<readonly SearchPart[]> {
  const addresses = [...new Set(wanted)].map((part) => `${partsStart(language)}${part}.json`);
  return (await Promise.all(addresses.map(read))) as SearchPart[];
}

/**
 * The words of a query in the Arabic and in a language's translation, as fields that are searched like whole indexes:
 * with every form of those words and no others. Rejects if a small file cannot be loaded.
 */
export async function fieldsOfQuery(
  query: string,
  language: Language,
  read: ReadText,
): Promise<{ readonly arabic: SearchedField; readonly translation: SearchedField | undefined }> {
  const fieldIn = async (one: Language) => {
    const parts = wordsOf(query, one).flatMap(({ folded }) => partsOfTyped(folded, one));
    return fieldOfParts(await readParts(read, one, parts), one);
  };
  const [arabic, translation] = await Promise.all([
    fieldIn("ar"),
    language === "ar" ? undefined : fieldIn(language),
  ]);
  return { arabic, translation };
}
