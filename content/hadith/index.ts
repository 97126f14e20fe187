import type { Language } from "#domain/language.ts";
import type { categories, collections, grades } from "./hadith-lists.ts";
import type { HadithRecord, HadithTextFile } from "./schema.ts";

export { categories, collections, grades } from "./hadith-lists.ts";

export type HadithCollection = (typeof collections)[number];
export type HadithCategory = (typeof categories)[number];
export type HadithGrade = (typeof grades)[number];

/** Where the hadith is found; `name` is the collection, or the work if it is another book. */
export type HadithSource = { collection: HadithCollection; name: string; number: string };

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
  /** All places in one line, in English. */
  reference: string;
  /** Ids of other hadith, or verses as `2:255`. */
  related: string[];
  /** Who approved our words and on which day (`YYYY-MM-DD`); absent until a scholar has. */
  review?: { by: string; on: string };
};

export type HadithTexts = {
  language: Language;
  author: string;
  /** Names in this language for the filters and badges. */
  names: Pick<HadithTextFile["names"], "collections" | "categories" | "grades">;
  hadith: Hadith[];
};

// One chunk per language; a test validates the data, so the browser does not.
const files = {
  en: () => import("./data/text.en.json", { with: { type: "json" } }),
  ar: () => import("./data/text.ar.json", { with: { type: "json" } }),
  fr: () => import("./data/text.fr.json", { with: { type: "json" } }),
  ur: () => import("./data/text.ur.json", { with: { type: "json" } }),
  id: () => import("./data/text.id.json", { with: { type: "json" } }),
  tr: () => import("./data/text.tr.json", { with: { type: "json" } }),
} satisfies Record<Language, () => Promise<unknown>>;

function inWords(record: HadithRecord, { header, names, hadith }: HadithTextFile): Hadith {
  const own = hadith[record.id];
  if (own === undefined) throw new Error(`hadith: no ${header.language} text for ${record.id}`);
  const { text, ...rest } = own;
  const review = header.reviewed.findLast(({ id }) => id === record.id);
  return {
    ...record,
    ...rest,
    ...(text === undefined ? {} : { text }),
    sources: record.sources.map(({ collection, book, number }) => ({
      collection,
      name: (book && names.works[book]) ?? names.collections[collection],
      number,
    })),
    grades: record.grades.map(({ grade, grader }) => ({
      grade,
      grader,
      name: names.graders[grader] ?? grader,
    })),
    ...(review ? { review: { by: review.by, on: review.on } } : {}),
  };
}

/**
 * The bundled hadith in one language: an-Nawawi's forty first, then by collection and number. Rejects if a
 * chunk fails to load.
 */
export async function loadHadith(language: Language): Promise<HadithTexts> {
  const [records, text] = await Promise.all([
    import("./data/hadith.json", { with: { type: "json" } }),
    files[language](),
  ]);
  const words = text.default as HadithTextFile;
  const { collections, categories, grades } = words.names;
  return {
    language,
    author: words.header.author,
    names: { collections, categories, grades },
    hadith: (records.default as HadithRecord[]).map((record) => inWords(record, words)),
  };
}
