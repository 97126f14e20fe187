import type { VerifiedVerses } from "#app/features/reader/reading/verified-verses.ts";
import { loadStructure, type ReadText, readVerses, translationFor } from "#content/quran/index.ts";
import type { Mark, Match, OpenSearch, Place } from "#content/quran-search/index.ts";
import type { Language } from "#domain/language.ts";
import { learnText } from "#domain/search/field-search.ts";
import { verseAt, verseNumber } from "#domain/verse-reference.ts";
import type { FoundVerse, NamedPlace, SearchAnswer, SearchRequest, UnitMark } from "./search-messages.ts";

/** Where the texts of verses come from. */
export type VerseTexts = {
  readonly arabicOf: (surah: number) => Promise<VerifiedVerses>;
  readonly readText: ReadText;
};

type Sources = VerseTexts & { readonly isComplete: boolean };

/** Answers a request with the matching verses and their published texts. */
export async function findVerses(
  request: SearchRequest,
  search: OpenSearch,
  sources: Sources,
): Promise<SearchAnswer> {
  const { key, query, language, limit, filter } = request;
  const find = () => search.search.find(query, { limit, filter });
  const withAllTexts = (matches: readonly Match[]) =>
    Promise.all(matches.map((match) => withTexts(match, language, sources)));
  let { total, place, matches } = find();
  let verses = await withAllTexts(matches);
  if (!sources.isComplete) {
    // Not all texts are in the index yet: with those of the shown verses, phrases and marks are found among them.
    for (const verse of verses) indexShown(search, verse);
    ({ total, place, matches } = find());
    verses = await withAllTexts(matches);
  }
  const { juzStarts } = search.arabic.lexicon.index;
  const named = place && (await namedPlace(place, juzStarts));
  return { kind: "found", key, total, place: named, verses, isComplete: sources.isComplete };
}

function indexShown({ arabic, translation }: OpenSearch, verse: FoundVerse): void {
  const number = verseNumber(verse);
  if (number === undefined) return;
  if (verse.arabic !== undefined) learnText(arabic, number, verse.arabic);
  if (translation && verse.translation !== undefined) learnText(translation, number, verse.translation);
}

async function withTexts(
  match: Match,
  language: Language,
  { arabicOf, readText }: Sources,
): Promise<FoundVerse> {
  const { surah, ayah, why } = match;
  const edition = translationFor(language);
  const [arabic, translations] = await Promise.all([
    arabicOf(surah).catch(() => undefined),
    edition ? readVerses(readText, edition, surah).catch(() => undefined) : undefined,
  ]);
  const isAltered = arabic?.altered.has(ayah) ?? false;
  const original = isAltered ? undefined : arabic?.verses[ayah - 1];
  const translation = translations?.[ayah - 1];
  const marks = unitMarks((why.field === "text" ? original : translation) ?? "", match.marks);
  return { surah, ayah, why, marks, arabic: original, isAltered, translation };
}

const firstVerse = { surah: 1, ayah: 1 } as const;

async function namedPlace(place: Place, juzStarts: ArrayLike<number>): Promise<NamedPlace> {
  if ("juz" in place) {
    const at = verseAt(juzStarts[place.juz - 1] ?? 1) ?? firstVerse;
    return { kind: "juz", number: place.juz, at, to: undefined };
  }
  if ("page" in place) {
    const { page } = await loadStructure();
    const at = verseAt(page[place.page - 1] ?? 1) ?? firstVerse;
    return { kind: "page", number: place.page, at, to: undefined };
  }
  const { surah, from, to } = place;
  return { kind: from === undefined ? "surah" : "verses", number: 0, at: { surah, ayah: from ?? 1 }, to };
}

const diacritic = /^[\p{M}\u0640]$/u;
const lam = "ل";
const alef = /^[اأإآٱ]$/;

/** The nearest position that splits no letter from its diacritics, and no lam from the alef it is joined with. */
function letterBoundary(characters: readonly string[], at: number): number {
  let bound = at;
  while (bound < characters.length && bound > 0 && diacritic.test(characters[bound] ?? "")) bound++;
  if (!alef.test(characters[bound] ?? "")) return bound;
  let before = bound - 1;
  while (before > 0 && diacritic.test(characters[before] ?? "")) before--;
  return characters[before] === lam ? before : bound;
}

/** Converts marks in code points to ranges of UTF-16 units, widened where they would split an Arabic letter. */
export function unitMarks(text: string, marks: readonly Mark[]): UnitMark[] {
  const characters = [...text];
  const units = [0];
  for (const character of characters) units.push((units.at(-1) ?? 0) + character.length);
  const unitAt = (at: number) => units[Math.min(at, characters.length)] ?? text.length;
  const ranges: UnitMark[] = [];
  let end = 0;
  for (const [from, to] of marks) {
    const start = Math.max(end, unitAt(letterBoundary(characters, from)));
    end = Math.max(start, unitAt(endBoundary(characters, to)));
    if (end > start) ranges.push([start, end]);
  }
  return ranges;
}

/** Like `letterBoundary`, but never before `to`: a lam at the end takes its alef in. */
function endBoundary(characters: readonly string[], to: number): number {
  const bound = letterBoundary(characters, to);
  if (bound >= to) return bound;
  let end = to + 1;
  while (end < characters.length && diacritic.test(characters[end] ?? "")) end++;
  return end;
}
