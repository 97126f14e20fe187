import type { Hadith, HadithSet, HadithTexts } from "#content/hadith/index.ts";
import { hadithFields } from "#domain/text-search/find-kinds.ts";
import { findSubjects } from "#domain/text-search/find-subjects.ts";
import { readQuery, type SearchableText, searchableText } from "#domain/text-search/text-search.ts";
import type { HadithFilters } from "./hadith-filters.ts";
import { numberInSet } from "./number-in-set.ts";
import { placedHadith } from "./placed-hadith.ts";

/** The searchable texts of each hadith, by id. */
export type HadithIndex = ReadonlyMap<string, SearchableText>;

const empty = searchableText([]);

/**
 * Builds the search index of a set in one or several languages, over Arabic, translation, narrator, book, collection
 * and number.
 */
export function indexHadith(sets: readonly HadithTexts[]): HadithIndex {
  const fields = new Map<string, (string | undefined)[]>();
  for (const { hadith } of sets)
    for (const one of hadith) {
      const known = fields.get(one.id);
      // The Arabic is the same in every set.
      if (known) known.push(...hadithFields(one).slice(1));
      else fields.set(one.id, [...hadithFields(one)]);
    }
  return new Map([...fields].map(([id, texts]) => [id, searchableText(texts)]));
}

function ofSet(hadith: readonly Hadith[], set: HadithSet | undefined): readonly Hadith[] {
  if (set === undefined) return hadith;
  const number = (one: Hadith) => numberInSet(one, set) ?? 0;
  return hadith.filter((one) => number(one) > 0).toSorted((one, other) => number(one) - number(other));
}

/**
 * The hadith that match the filters, a set by its numbers, best matches of the search first; where a place is written
 * out, those that stand there; where few have the words, those on the subject that they name, or with a word near a mistyped one.
 */
export function filterHadith(
  hadith: readonly Hadith[],
  index: HadithIndex,
  { query, collection, set, category }: HadithFilters,
): readonly Hadith[] {
  const inFilters = ofSet(hadith, set).filter(
    (one) =>
      (collection === undefined || one.sources.some((source) => source.collection === collection)) &&
      (category === undefined || one.category === category),
  );
  const placed = placedHadith(inFilters, query);
  return placed ?? findSubjects(inFilters, ({ id }) => index.get(id) ?? empty, readQuery(query));
}
