import { findSubjects } from "./find-subjects.ts";
import { readQuery, type SearchableText, searchableText } from "./text-search.ts";

/** A hadith as it is searched: in Arabic and the reader's language, by its narrator, its book and its numbers. */
export type SearchedHadith = {
  readonly arabic: string;
  readonly text?: string | undefined;
  readonly narrator: string;
  readonly book: string;
  readonly sources: readonly { readonly name: string; readonly number: string }[];
};

/** A supplication as it is searched. */
export type SearchedDua = {
  readonly title: string;
  readonly arabic?: string | undefined;
  readonly transliteration?: string | undefined;
  readonly translation?: string | undefined;
  readonly occasion: string;
};

/** A remembrance as it is searched; one that is said at several times has the same id at each. */
export type SearchedDhikr = {
  readonly id: string;
  readonly arabic?: string | undefined;
  readonly translation?: string | undefined;
  readonly benefit: string;
};

const folded = new WeakMap<object, SearchableText>();

/** What an item is searched in, folded once for many searches. */
export function foldedOnce(item: object, texts: () => readonly (string | undefined)[]): SearchableText {
  const known = folded.get(item) ?? searchableText(texts());
  folded.set(item, known);
  return known;
}

/** What a hadith is found by in one language. */
export function hadithFields(one: SearchedHadith): readonly (string | undefined)[] {
  const numbers = one.sources.map(({ name, number }) => `${name} ${number}`);
  return [one.arabic, one.text, one.narrator, one.book, ...numbers];
}

/** The hadith with the typed words, or on the subject that they name; all of them for a blank query. */
export function findHadith<Item extends SearchedHadith>(
  items: readonly Item[],
  typed: string,
): readonly Item[] {
  return findSubjects(items, (one) => foldedOnce(one, () => hadithFields(one)), readQuery(typed));
}

/** The same of supplications. */
export function findDuas<Item extends SearchedDua>(items: readonly Item[], typed: string): readonly Item[] {
  const fields = ({ title, arabic, transliteration, translation, occasion }: Item) => [
    ...[title, arabic, transliteration, translation, occasion],
  ];
  return findSubjects(items, (one) => foldedOnce(one, () => fields(one)), readQuery(typed));
}

/** The same of remembrances, each once although it is said at several times. */
export function findAthkar<Item extends SearchedDhikr>(
  items: readonly Item[],
  typed: string,
): readonly Item[] {
  const once = new Map(items.toReversed().map((item) => [item.id, item]));
  const unique = items.filter((item) => once.get(item.id) === item);
  const fields = ({ arabic, translation, benefit }: Item) => [arabic, translation, benefit];
  return findSubjects(unique, (one) => foldedOnce(one, () => fields(one)), readQuery(typed));
}
