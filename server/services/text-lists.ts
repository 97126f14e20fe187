import {
  athkarCategories,
  type Dhikr,
  loadAthkar,
  loadSource as loadAthkarSource,
} from "#content/athkar/index.ts";
import { type Dua, duaCategories, loadDuas, loadSource as loadDuasSource } from "#content/duas/index.ts";
import {
  categories as hadithCategories,
  collections as hadithCollections,
  loadHadith,
  loadSource as loadHadithSource,
} from "#content/hadith/index.ts";
import { loadNames, loadSource as loadNamesSource, type NameOfAllah } from "#content/names-of-allah/index.ts";
import { type ReadText, readVerses } from "#content/quran/index.ts";
import type { DhikrItem, DuaItem, HadithItem, NameItem, Provenance } from "#contract/texts.ts";
import type { Language } from "#domain/language.ts";
import { findAthkar, findDuas, findHadith } from "#domain/text-search/find-kinds.ts";
import { filterNames } from "#domain/text-search/name-search.ts";
import { parseVerseRange } from "#domain/verse-range.ts";

/** What of a list is asked for. */
export type Wanted = {
  readonly language: Language;
  readonly q?: string | undefined;
  readonly category?: string | undefined;
  readonly collection?: string | undefined;
};

/** The texts of one kind: those that are wanted, as light records, and the words of one of them. */
export type TextList<Item> = {
  readonly source: () => Promise<Provenance>;
  /** The values that a filter takes. */
  readonly filters: Readonly<Partial<Record<"category" | "collection", readonly string[]>>>;
  /** Best matches first; each is written out when it is shown. */
  readonly find: (wanted: Wanted) => Promise<readonly (() => Promise<Item>)[]>;
  readonly one: (id: string, language: Language) => Promise<Item | undefined>;
};

type Placed = {
  readonly id: string;
  readonly collection: string;
  readonly book?: string;
  readonly number: string;
};
const placed = ({ id, collection, book, number }: Placed) => ({
  ...{ collection: id, name: collection },
  ...{ book: book ?? null, number },
});
const graded = ({ grade, grader }: { readonly grade: string; readonly grader: string }) => ({
  grade,
  grader,
});

/** The lists by the last part of their address; `read` loads the verses that supplications quote. */
export function textLists(read: ReadText) {
  const verses = async (reference: string): Promise<string> => {
    const range = parseVerseRange(reference);
    if (typeof range === "string") throw new Error(`${reference} is no passage`);
    const surah = await readVerses(read, "arabic", range.surah);
    return surah.slice(range.from - 1, range.to).join(" ");
  };
  const arabicOf = async ({ arabic, quran }: Pick<Dua, "arabic" | "quran">) =>
    arabic ?? (quran === undefined ? "" : await verses(quran));
  const writeDua = async (one: Dua): Promise<DuaItem> => ({
    ...{ id: one.id, category: one.category, title: one.title, arabic: await arabicOf(one) },
    ...{ quran: one.quran ?? null, transliteration: one.transliteration ?? null },
    ...{ translation: one.translation ?? null, repetitions: one.repetitions ?? 1, occasion: one.occasion },
    ...{ benefits: one.benefits, narrator: one.narrator ?? null, sources: one.sources.map(placed) },
    ...{ grades: one.grades.map(graded), isReviewed: one.isReviewed, url: `/duas-collection?id=${one.id}` },
  });
  const writeDhikr = async (one: Dhikr): Promise<DhikrItem> => ({
    ...{ id: one.id, category: one.category, arabic: await arabicOf(one), quran: one.quran ?? null },
    ...{ translation: one.translation ?? null, repetitions: one.repetitions, benefit: one.benefit },
    ...{ narrator: one.narrator, sources: one.sources.map(placed), grades: one.grades.map(graded) },
    isReviewed: one.isReviewed,
    url: `/complete-athkar?category=${one.category === "dua" ? "duas" : one.category}&tab=list`,
  });
  return { hadith, duas: duas(writeDua), athkar: athkar(writeDhikr), names };
}

const hadith: TextList<HadithItem> = {
  source: async () => {
    const { title, arabic, translation } = await loadHadithSource();
    return {
      title,
      author: translation.author,
      from: Object.values(arabic),
      licence: translation.licence.statement,
    };
  },
  filters: { category: hadithCategories, collection: hadithCollections },
  async find({ language, q = "", category, collection }) {
    const all = (await loadHadith(language)).hadith.filter(
      (one) =>
        (category === undefined || one.category === category) &&
        (collection === undefined || one.sources.some((each) => each.collection === collection)),
    );
    return findHadith(all, q).map((one) => async () => writeHadith(one));
  },
  async one(id, language) {
    const found = (await loadHadith(language)).hadith.find((one) => one.id === id);
    return found && writeHadith(found);
  },
};

type Hadith = Awaited<ReturnType<typeof loadHadith>>["hadith"][number];

const writeHadith = (one: Hadith): HadithItem => ({
  ...{ id: one.id, arabic: one.arabic, translation: one.text ?? null, explanation: one.explanation },
  ...{ narrator: one.narrator, category: one.category, reference: one.reference },
  sources: one.sources.map(({ collection, name, number }) => ({ collection, name, book: null, number })),
  grades: one.grades.map(({ grade, name }) => ({ grade, grader: name })),
  isReviewed: one.review !== undefined,
  url: `/hadith?id=${one.id}`,
});

const duas = (write: (one: Dua) => Promise<DuaItem>): TextList<DuaItem> => ({
  source: async () => {
    const { title, author, from, licence } = await loadDuasSource();
    return { title, author, from, licence: licence.statement };
  },
  filters: { category: duaCategories },
  async find({ language, q = "", category }) {
    const all = await loadDuas(language);
    const inCategory = all.filter((one) => category === undefined || one.category === category);
    return findDuas(inCategory, q).map((one) => () => write(one));
  },
  async one(id, language) {
    const found = (await loadDuas(language)).find((one) => one.id === id);
    return found && write(found);
  },
});

const athkar = (write: (one: Dhikr) => Promise<DhikrItem>): TextList<DhikrItem> => ({
  source: async () => {
    const { title, author, from, licence } = await loadAthkarSource();
    return { title, author, from, licence: licence.statement };
  },
  filters: { category: athkarCategories },
  async find({ language, q, category }) {
    const { categories } = await loadAthkar(language);
    const all = athkarCategories.flatMap((each) =>
      category === undefined || each === category ? categories[each] : [],
    );
    return (q === undefined ? all : findAthkar(all, q)).map((one) => () => write(one));
  },
  async one(id, language) {
    const all = Object.values((await loadAthkar(language)).categories).flat();
    const found = all.find((one) => one.id === id);
    return found && write(found);
  },
});

const writeName = (one: NameOfAllah): NameItem => ({
  ...{ id: String(one.id), arabic: one.arabic, transliteration: one.transliteration, name: one.name },
  ...{ meaning: one.meaning, description: one.description, benefits: one.benefits, occurrences: one.quran },
  url: `/names-of-allah?id=${one.id}`,
});

const names: TextList<NameItem> = {
  source: async () => {
    const { title, author, from, licence } = await loadNamesSource();
    return { title, author, from, licence: licence.statement };
  },
  filters: {},
  async find({ language, q = "" }) {
    return filterNames((await loadNames(language)).names, q).map((one) => async () => writeName(one));
  },
  async one(id, language) {
    const found = (await loadNames(language)).names.find((one) => String(one.id) === id);
    return found && writeName(found);
  },
};
