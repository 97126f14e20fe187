import { loadParts } from "#content/assistant/index.ts";
import type { Kind } from "#content/quran-search/index.ts";
import { createSearch } from "#domain/search/search.ts";
import { findVerses, type VerseTexts } from "./find-verses.ts";
import type { SearchAnswer, SearchRequest } from "./search-messages.ts";

/** The most verses of an early answer: each may need the texts of another surah. */
const mostVerses = 3;

/** What is found of whole words, in which the small files differ in nothing from the indexes. */
const wholeKinds: ReadonlySet<Kind> = new Set(["reference", "surah", "phrase", "words", "stem"]);

/** Loads what reads the small files, before somebody has typed. */
export function readyEarly(): void {
  loadParts().catch(() => undefined);
}

/**
 * Answers a request from the small files that have its words, before the indexes are there; undefined where those do not
 * answer it: beginnings of words and other spellings, a juz or a page, and a choice of surahs need the indexes.
 */
export async function findEarly(
  request: SearchRequest,
  texts: VerseTexts,
): Promise<SearchAnswer | undefined> {
  if (Object.values(request.filter).some((one) => one !== undefined)) return undefined;
  const { fieldsOfQuery } = await loadParts();
  const fields = await fieldsOfQuery(request.query, request.language, texts.readText);
  const search = createSearch(fields.arabic, fields.translation);
  const { place, matches } = search.find(request.query, { limit: 1 });
  const isWhole = matches.some(({ why }) => wholeKinds.has(why.kind));
  if (!isWhole || (place && !("surah" in place))) return undefined;
  const limit = Math.min(request.limit, mostVerses);
  const learnt = Promise.resolve();
  return findVerses({ ...request, limit }, { search, ...fields, learnt }, { ...texts, isComplete: false });
}
