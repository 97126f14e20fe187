import {
  type ReadText,
  readVerses,
  surahs,
  type TextEditionId,
  translationFor,
} from "#content/quran/index.ts";
import type { Language } from "#domain/language.ts";
import { learnText, type SearchedField, searchedField } from "#domain/search/field-search.ts";
import { decodeIndex } from "#domain/search/index-format.ts";
import { createSearch, type Search } from "#domain/search/search.ts";
import { verseNumber } from "#domain/verse-reference.ts";
import built from "./built/addresses.json" with { type: "json" };

export type {
  Answer,
  Field,
  Filter,
  Kind,
  Mark,
  Match,
  Place,
  Revelation,
  Why,
} from "#domain/search/answer.ts";
export type { Search } from "#domain/search/search.ts";

/** Fetches the bytes behind one of our addresses. */
export type ReadBytes = (address: string) => Promise<Uint8Array>;

const indexes: Readonly<Partial<Record<Language, { readonly address: string; readonly bytes: number }>>> =
  built.indexes;

/** Address of a language's index; undefined if its translation is switched off. */
export function searchIndexAddress(language: Language): string | undefined {
  return indexes[language]?.address;
}

/** Size in bytes of a language's index, which is also the download size: it is already compressed. */
export function searchIndexBytes(language: Language): number {
  return indexes[language]?.bytes ?? 0;
}

/** Download size (brotli) of searching in a language: its index and the Arabic one. */
export function searchDownloadBytes(language: Language): number {
  const own = language === "ar" ? 0 : (indexes[language]?.bytes ?? 0);
  return (indexes.ar?.bytes ?? 0) + own;
}

/**
 * Fetches and decodes an index; undefined if there is none. Rejects like `read`; RangeError for an invalid
 * file.
 */
export async function loadField(read: ReadBytes, language: Language): Promise<SearchedField | undefined> {
  const address = searchIndexAddress(language);
  return address === undefined ? undefined : searchedField(decodeIndex(await read(address)));
}

/** Adds the texts to a field, surah by surah, so that phrases are found and matches marked. */
export async function learnTexts(read: ReadText, field: SearchedField): Promise<void> {
  const { language } = field.lexicon.index;
  const edition: TextEditionId | undefined = language === "ar" ? "arabic" : translationFor(language);
  if (edition === undefined) return;
  // Computed before the first query instead of during it.
  field.lexicon.families();
  for (const { number } of surahs) {
    const first = verseNumber({ surah: number, ayah: 1 }) ?? 1;
    const verses = await readVerses(read, edition, number);
    verses.forEach((text, at) => {
      learnText(field, first + at, text);
    });
  }
}

export type OpenSearch = {
  readonly search: Search;
  readonly arabic: SearchedField;
  readonly translation: SearchedField | undefined;
  /** Resolves when every text is indexed; from then on phrases match exactly and highlights are complete. */
  readonly learnt: Promise<void>;
};

/**
 * Opens the search in a language: usable as soon as this resolves, complete when `learnt` does. With `shared`
 * several languages of one process share the Arabic field.
 */
export async function openSearch(
  language: Language,
  readBytes: ReadBytes,
  readText: ReadText,
  shared?: Pick<OpenSearch, "arabic" | "learnt">,
): Promise<OpenSearch> {
  const [arabic, translation] = await Promise.all([
    shared?.arabic ?? loadField(readBytes, "ar"),
    language === "ar" ? undefined : loadField(readBytes, language),
  ]);
  if (arabic === undefined) throw new RangeError("the Arabic index is not built");
  const learnt = Promise.all([
    shared?.learnt ?? learnTexts(readText, arabic),
    translation && learnTexts(readText, translation),
  ]).then(() => undefined);
  // Callers that await it get the failure; without one it must not become an unhandled rejection.
  learnt.catch(() => undefined);
  return { search: createSearch(arabic, translation), arabic, translation, learnt };
}
