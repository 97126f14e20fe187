import type { Language } from "#domain/language.ts";
// The lists are separate from the schema, which would bring its validator into the browser.
import { athkarCategories } from "./athkar-lists.ts";
import { cited, type Grading, graded, type Source } from "./citation.ts";
import type { AthkarCategory, AthkarFile, AthkarTextFile, TasbihFile, TasbihTextFile } from "./schema.ts";

export type { Grading, Source } from "./citation.ts";
export type { AthkarCategory, Grade } from "./schema.ts";
export { athkarCategories };

/** A remembrance for one time of day; the same words for another time are another entry with the same `id`. */
export type Dhikr = {
  id: string;
  category: AthkarCategory;
  repetitions: number;
  /** Quoted words; absent if `quran` is set. */
  arabic?: string;
  /** `2:255` or `112:1-4`, shown from the verified text; absent if `arabic` is set. */
  quran?: string;
  /** Our own; absent in Arabic and for Quranic passages. */
  translation?: string;
  benefit: string;
  narrator: string;
  sources: Source[];
  grades: Grading[];
  /** True once a scholar has approved the words of this language. */
  isReviewed: boolean;
};

export type Athkar = { language: Language; categories: Record<AthkarCategory, Dhikr[]> };

/** One phrase of the counter; `target` is the count of one round. */
export type TasbihPhrase = {
  id: string;
  arabic: string;
  transliteration: string;
  target: number;
  /** Absent in Arabic. */
  translation?: string;
  benefit: string;
  sources: Source[];
  grades: Grading[];
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

const phrases = {
  en: () => import("./data/tasbih.en.json", { with: { type: "json" } }),
  ar: () => import("./data/tasbih.ar.json", { with: { type: "json" } }),
  fr: () => import("./data/tasbih.fr.json", { with: { type: "json" } }),
  ur: () => import("./data/tasbih.ur.json", { with: { type: "json" } }),
  id: () => import("./data/tasbih.id.json", { with: { type: "json" } }),
  tr: () => import("./data/tasbih.tr.json", { with: { type: "json" } }),
} satisfies Record<Language, () => Promise<unknown>>;

/** The remembrances of every category, in order, in one language. Rejects if the chunk fails to load. */
export async function loadAthkar(language: Language): Promise<Athkar> {
  const [list, text] = await Promise.all([
    import("./data/athkar.json", { with: { type: "json" } }),
    texts[language](),
  ]);
  const { items } = list.default as AthkarFile;
  const words = text.default as AthkarTextFile;
  const all = items.flatMap(({ categories, narrator, grades, ...item }) => {
    const own = words.texts[item.id];
    if (own === undefined) throw new Error(`athkar: no ${language} text for ${item.id}`);
    return categories.map(
      ({ sources, ...use }): Dhikr => ({
        ...item,
        ...use,
        ...own,
        narrator: words.names.narrators[narrator] ?? narrator,
        sources: sources.map((source) => cited(source, words.names)),
        grades: grades.map((grade) => graded(grade, words.names)),
        isReviewed: words.header.reviewed.includes(item.id),
      }),
    );
  });
  const entries = athkarCategories.map((category) => [category, all.filter((d) => d.category === category)]);
  return { language, categories: Object.fromEntries(entries) as Athkar["categories"] };
}

/** The five phrases of the counter, in order, in one language. Rejects if the chunk fails to load. */
export async function loadTasbih(language: Language): Promise<TasbihPhrase[]> {
  const [list, text] = await Promise.all([
    import("./data/tasbih.json", { with: { type: "json" } }),
    phrases[language](),
  ]);
  const { items } = list.default as TasbihFile;
  const words = text.default as TasbihTextFile;
  return items.map(({ sources, grades, ...item }) => {
    const own = words.texts[item.id];
    if (own === undefined) throw new Error(`tasbih: no ${language} text for ${item.id}`);
    return {
      ...item,
      ...own,
      sources: sources.map((source) => cited(source, words.names)),
      grades: grades.map((grade) => graded(grade, words.names)),
      isReviewed: words.header.reviewed.includes(item.id),
    };
  });
}

/** Whose the remembrances are, where they come from and under which licence. Rejects if the chunk fails to load. */
export async function loadSource() {
  return (await import("./source.json", { with: { type: "json" } })).default;
}
