import type { Language } from "#domain/language.ts";
import type { HadithNames, HadithRecord, HadithTextFile } from "./schema.ts";

type Json = Promise<{ readonly default: unknown }>;
type Part = { readonly records: () => Json; readonly texts: Record<Language, () => Json> };

// One chunk for each part and language; a test validates the data, so the browser does not.
const parts: readonly Part[] = [
  {
    records: () => import("./data/forty-nawawi/hadith.json", { with: { type: "json" } }),
    texts: {
      en: () => import("./data/forty-nawawi/text.en.json", { with: { type: "json" } }),
      ar: () => import("./data/forty-nawawi/text.ar.json", { with: { type: "json" } }),
      fr: () => import("./data/forty-nawawi/text.fr.json", { with: { type: "json" } }),
      ur: () => import("./data/forty-nawawi/text.ur.json", { with: { type: "json" } }),
      id: () => import("./data/forty-nawawi/text.id.json", { with: { type: "json" } }),
      tr: () => import("./data/forty-nawawi/text.tr.json", { with: { type: "json" } }),
    },
  },
  {
    records: () => import("./data/forty-qudsi/hadith.json", { with: { type: "json" } }),
    texts: {
      en: () => import("./data/forty-qudsi/text.en.json", { with: { type: "json" } }),
      ar: () => import("./data/forty-qudsi/text.ar.json", { with: { type: "json" } }),
      fr: () => import("./data/forty-qudsi/text.fr.json", { with: { type: "json" } }),
      ur: () => import("./data/forty-qudsi/text.ur.json", { with: { type: "json" } }),
      id: () => import("./data/forty-qudsi/text.id.json", { with: { type: "json" } }),
      tr: () => import("./data/forty-qudsi/text.tr.json", { with: { type: "json" } }),
    },
  },
  {
    records: () => import("./data/selection/hadith.json", { with: { type: "json" } }),
    texts: {
      en: () => import("./data/selection/text.en.json", { with: { type: "json" } }),
      ar: () => import("./data/selection/text.ar.json", { with: { type: "json" } }),
      fr: () => import("./data/selection/text.fr.json", { with: { type: "json" } }),
      ur: () => import("./data/selection/text.ur.json", { with: { type: "json" } }),
      id: () => import("./data/selection/text.id.json", { with: { type: "json" } }),
      tr: () => import("./data/selection/text.tr.json", { with: { type: "json" } }),
    },
  },
  {
    records: () => import("./data/subjects-people-and-conduct/hadith.json", { with: { type: "json" } }),
    texts: {
      en: () => import("./data/subjects-people-and-conduct/text.en.json", { with: { type: "json" } }),
      ar: () => import("./data/subjects-people-and-conduct/text.ar.json", { with: { type: "json" } }),
      fr: () => import("./data/subjects-people-and-conduct/text.fr.json", { with: { type: "json" } }),
      ur: () => import("./data/subjects-people-and-conduct/text.ur.json", { with: { type: "json" } }),
      id: () => import("./data/subjects-people-and-conduct/text.id.json", { with: { type: "json" } }),
      tr: () => import("./data/subjects-people-and-conduct/text.tr.json", { with: { type: "json" } }),
    },
  },
  {
    records: () => import("./data/subjects-belief-and-worship/hadith.json", { with: { type: "json" } }),
    texts: {
      en: () => import("./data/subjects-belief-and-worship/text.en.json", { with: { type: "json" } }),
      ar: () => import("./data/subjects-belief-and-worship/text.ar.json", { with: { type: "json" } }),
      fr: () => import("./data/subjects-belief-and-worship/text.fr.json", { with: { type: "json" } }),
      ur: () => import("./data/subjects-belief-and-worship/text.ur.json", { with: { type: "json" } }),
      id: () => import("./data/subjects-belief-and-worship/text.id.json", { with: { type: "json" } }),
      tr: () => import("./data/subjects-belief-and-worship/text.tr.json", { with: { type: "json" } }),
    },
  },
];

const names: Record<Language, () => Json> = {
  en: () => import("./data/names.en.json", { with: { type: "json" } }),
  ar: () => import("./data/names.ar.json", { with: { type: "json" } }),
  fr: () => import("./data/names.fr.json", { with: { type: "json" } }),
  ur: () => import("./data/names.ur.json", { with: { type: "json" } }),
  id: () => import("./data/names.id.json", { with: { type: "json" } }),
  tr: () => import("./data/names.tr.json", { with: { type: "json" } }),
};

/** The hadith of one part with their words in one language. */
export type LoadedPart = { readonly records: readonly HadithRecord[]; readonly words: HadithTextFile };

/** Loads the names of one language, which all parts share. Rejects if the chunk fails to load. */
export async function loadPartNames(language: Language): Promise<HadithNames> {
  return (await names[language]()).default as HadithNames;
}

/** Loads every part of the bundled hadith in one language, and the names they share. Rejects if a chunk fails to load. */
export async function loadParts(
  language: Language,
): Promise<{ readonly names: HadithNames; readonly parts: readonly LoadedPart[] }> {
  const [shared, ...loaded] = await Promise.all([
    loadPartNames(language),
    ...parts.map(async ({ records, texts }) => {
      const [own, words] = await Promise.all([records(), texts[language]()]);
      return { records: own.default as readonly HadithRecord[], words: words.default as HadithTextFile };
    }),
  ]);
  return { names: shared, parts: loaded };
}
