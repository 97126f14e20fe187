import type { Language } from "#domain/language.ts";
import { type categories, collections, type grades, sets } from "./hadith-lists.ts";
import { loadPartNames, loadParts } from "./parts.ts";
import type { HadithNames, HadithRecord, HadithTextFile } from "./schema.ts";

export { categories, collections, grades, sets } from "./hadith-lists.ts";

export type HadithCollection = (typeof collections)[number];
export type HadithCategory = (typeof categories)[number];
export type HadithGrade = (typeof grades)[number];
export type HadithSet = (typeof sets)[number];

/**
 * Where the hadith is found; `name` is the collection, or the work if it is another book. `inBook` is the same place by
 * the number of the book and the number within it, in the six collections that are cited so.
 */
export type HadithSource = {
  collection: HadithCollection;
  name: string;
  number: string;
  inBook?: { book: number; hadith: number } | undefined;
};

/** The judgement of one authority; several may differ. `name` is the grader's in the reader's language. */
export type HadithGrading = { grade: HadithGrade; grader: string; name: string };

export type Hadith = {
  id: string;
  arabic: string;
  /** Our translation; absent in Arabic, in which the hadith is its own text. */
  text?: string;
  explanation: string;
  narrator: string;
  collection: HadithCollection;
  /** The book within the collection; for `other` the work itself. */
  book: string;
  /** As printed: a number, or `volume/page`. */
  hadithNumber: string;
  /** The first is the place of `collection` and `hadithNumber`. */
  sources: HadithSource[];
  grades: HadithGrading[];
  category: HadithCategory;
  /** The well-known forties that it belongs to, with its number there. */
  sets?: { set: HadithSet; number: number }[] | undefined;
  /** All places in one line, in English. */
  reference: string;
  /** Ids of other hadith, or verses as `2:255`. */
  related: string[];
  /** Who approved our words and on which day (`YYYY-MM-DD`); absent until a scholar has. */
  review?: { by: string; on: string };
};

export type HadithTexts = {
  language: Language;
  /** Names in this language for the filters and badges. */
  names: Pick<HadithNames, "collections" | "categories" | "sets" | "grades">;
  hadith: Hadith[];
};

function inWords(record: HadithRecord, { header, hadith }: HadithTextFile, names: HadithNames): Hadith {
  const own = hadith[record.id];
  if (own === undefined) throw new Error(`hadith: no ${header.language} text for ${record.id}`);
  const { text, ...rest } = own;
  const review = header.reviewed.findLast(({ id }) => id === record.id);
  return {
    ...record,
    ...rest,
    ...(text === undefined ? {} : { text }),
    sources: record.sources.map(({ book, ...place }) => ({
      ...place,
      name: (book && names.works[book]) ?? names.collections[place.collection],
    })),
    grades: record.grades.map(({ grade, grader }) => ({
      grade,
      grader,
      name: names.graders[grader] ?? grader,
    })),
    ...(review ? { review: { by: review.by, on: review.on } } : {}),
  };
}

/** Where a hadith stands in the list: the forties by their numbers, then by collection and number. */
function place({ sets: own, collection, hadithNumber }: HadithRecord): readonly number[] {
  const [first] = own ?? [];
  if (first) return [sets.indexOf(first.set), first.number];
  // A page of a volume stands after the numbers before it.
  return [sets.length + collections.indexOf(collection), ...hadithNumber.split("/").map(Number)];
}

function byPlace(one: HadithRecord, other: HadithRecord): number {
  const [here, there] = [place(one), place(other)];
  for (const [at, number] of here.entries()) {
    const difference = number - (there[at] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

/**
 * The bundled hadith in one language: an-Nawawi's forty first, then the forty Qudsi, then by collection and number.
 * Rejects if a chunk fails to load.
 */
export async function loadHadith(language: Language): Promise<HadithTexts> {
  const { names, parts } = await loadParts(language);
  const { collections, categories, sets, grades } = names;
  const all = parts.flatMap(({ records, words }) => records.map((record) => ({ record, words })));
  return {
    language,
    names: { collections, categories, sets, grades },
    hadith: all
      .toSorted((one, other) => byPlace(one.record, other.record))
      .map(({ record, words }) => inWords(record, words, names)),
  };
}

/** The names of collections, categories, sets and grades, without the hadith. Rejects if the chunk fails to load. */
export async function loadHadithNames(language: Language): Promise<HadithTexts["names"]> {
  const { collections, categories, sets, grades } = await loadPartNames(language);
  return { collections, categories, sets, grades };
}

/** Whose the hadith are, where they come from and under which licence. Rejects if the chunk fails to load. */
export async function loadSource() {
  return (await import("./source.json", { with: { type: "json" } })).default;
}
