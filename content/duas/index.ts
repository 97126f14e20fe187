import type { Language } from "#domain/language.ts";
import { type DuaCategory, type DuasFile, type DuaTextFile, duaCategories, type Grade } from "./schema.ts";

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

// One chunk per language; a test validates the data, so the browser does not.
const texts = {
  en: () => import("./data/text.en.json", { with: { type: "json" } }),
  ar: () => import("./data/text.ar.json", { with: { type: "json" } }),
  fr: () => import("./data/text.fr.json", { with: { type: "json" } }),
  ur: () => import("./data/text.ur.json", { with: { type: "json" } }),
  id: () => import("./data/text.id.json", { with: { type: "json" } }),
  tr: () => import("./data/text.tr.json", { with: { type: "json" } }),
} satisfies Record<Language, () => Promise<unknown>>;

/** The supplications by category, in one language. Rejects if the chunk fails to load. */
export async function loadDuas(language: Language): Promise<Dua[]> {
  const [list, spelling, text] = await Promise.all([
    import("./data/duas.json", { with: { type: "json" } }),
    import("./data/transliteration.json", { with: { type: "json" } }),
    texts[language](),
  ]);
  const { items } = list.default as DuasFile;
  const latin: Record<string, string | undefined> = spelling.default.texts;
  const { names, header, texts: words } = text.default as DuaTextFile;
  return items.map(({ narrator, sources, grades, ...item }) => {
    const own = words[item.id];
    if (own === undefined) throw new Error(`duas: no ${language} text for ${item.id}`);
    const transliteration = latin[item.id];
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
      isReviewed: header.reviewed.includes(item.id),
    };
  });
}
