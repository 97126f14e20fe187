import type { Language } from "#domain/language.ts";
// The lists are separate from the schema, which would bring its validator into the browser.
import { duaCategories } from "./dua-lists.ts";
import { lists, spellings, texts } from "./part-files.ts";
import type { DuaCategory, DuasFile, DuaTextFile, Grade, TransliterationFile } from "./schema.ts";

export type { DuaCategory, Grade } from "./schema.ts";
export { duaCategories };

/** Names are in the reader's language; `id` is that of the collection. */
export type Source = { id: string; collection: string; book?: string; number: string };

/** `id` is `bukhari` or `muslim` if the collector himself graded it by including it in his Sahih. */
export type Grading = { id: string; grade: Grade; grader: string };

export type Dua = {
  id: string;
  category: DuaCategory;
  title: string;
  /** Quoted words; absent if `quran` is set. */
  arabic?: string;
  /** `21:87` or `14:40-41`, shown from the verified text; absent if `arabic` is set. */
  quran?: string;
  /** How often it is said; absent where once. */
  repetitions?: number;
  /** Our own, in Latin letters for every language; absent for Quranic passages. */
  transliteration?: string;
  /** Our own; absent in Arabic and for Quranic passages. */
  translation?: string;
  occasion: string;
  benefits: string;
  /** Absent for a Quranic passage without a narration. */
  narrator?: string;
  /** Empty for such a passage: the verse is the reference. */
  sources: Source[];
  grades: Grading[];
  /** True once a scholar has approved the words of this language. */
  isReviewed: boolean;
};

type Words = {
  names: Record<"collections" | "books" | "graders" | "narrators", Record<string, string>>;
  texts: DuaTextFile["texts"];
  reviewed: readonly string[];
};

async function load<File>(files: readonly (() => Promise<{ default: unknown }>)[]): Promise<File[]> {
  return Promise.all(files.map(async (file) => (await file()).default as File));
}

async function loadWords(language: Language): Promise<Words> {
  const parts = await load<DuaTextFile>(texts[language]);
  const merged = (pick: (part: DuaTextFile) => Record<string, string>) =>
    Object.assign({}, ...parts.map(pick)) as Record<string, string>;
  return {
    names: {
      collections: merged(({ names }) => names.collections),
      books: merged(({ names }) => names.books),
      graders: merged(({ names }) => names.graders),
      narrators: merged(({ names }) => names.narrators),
    },
    texts: Object.assign({}, ...parts.map((part) => part.texts)) as DuaTextFile["texts"],
    reviewed: parts.flatMap(({ header }) => header.reviewed),
  };
}

/** The names of the categories in one language, in the order of the selector. Rejects if the chunk fails to load. */
export async function loadDuaCategories(language: Language): Promise<Readonly<Record<DuaCategory, string>>> {
  const { default: names } = await import("./category-names.json", { with: { type: "json" } });
  return names[language];
}

/** The supplications of every part in the order of the categories, in one language. Rejects if a chunk fails to load. */
export async function loadDuas(language: Language): Promise<Dua[]> {
  const [parts, latin, words] = await Promise.all([
    load<DuasFile>(lists),
    load<TransliterationFile>(spellings),
    loadWords(language),
  ]);
  const spelling: Record<string, string | undefined> = Object.assign({}, ...latin.map((part) => part.texts));
  const items = parts.flatMap((part) => part.items);
  const ordered = duaCategories.flatMap((category) => items.filter((item) => item.category === category));
  const { names } = words;
  return ordered.map(({ narrator, sources, grades, ...item }) => {
    const own = words.texts[item.id];
    if (own === undefined) throw new Error(`duas: no ${language} text for ${item.id}`);
    const transliteration = spelling[item.id];
    return {
      ...item,
      ...own,
      ...(transliteration === undefined ? {} : { transliteration }),
      ...(narrator === undefined ? {} : { narrator: names.narrators[narrator] ?? narrator }),
      sources: sources.map(({ collection, book, number }) => ({
        id: collection,
        collection: names.collections[collection] ?? collection,
        ...(book === undefined ? {} : { book: names.books[book] ?? book }),
        number,
      })),
      grades: grades.map(({ grade, grader }) => ({
        id: grader,
        grade,
        grader: names.graders[grader] ?? grader,
      })),
      isReviewed: words.reviewed.includes(item.id),
    };
  });
}

/** Whose the supplications are, where they come from and under which licence. Rejects if the chunk fails to load. */
export async function loadSource() {
  return (await import("./source.json", { with: { type: "json" } })).default;
}
