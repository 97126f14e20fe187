import type { Language } from "#domain/language.ts";
import type { GuideTextFile, GuideWordsFile } from "./schema.ts";

/** Words said in the prayer: their sound in Latin letters, and their meaning; both absent in Arabic. */
export type GuideWords = {
  readonly id: string;
  readonly arabic: string;
  readonly transliteration?: string;
  readonly translation?: string;
};

export type PrayerGuide = {
  readonly steps: GuideTextFile["steps"];
  readonly words: readonly GuideWords[];
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

// Readers of these languages need no transliteration.
const readsArabicLetters: readonly Language[] = ["ar", "ur"];

/** The guide to the prayer in one language. Rejects if a chunk fails to load. */
export async function loadPrayerGuide(language: Language): Promise<PrayerGuide> {
  const [list, text] = await Promise.all([
    import("./data/words.json", { with: { type: "json" } }),
    files[language](),
  ]);
  const { steps, words } = text.default as GuideTextFile;
  return {
    steps,
    words: (list.default as GuideWordsFile).map(({ id, arabic, transliteration }) => {
      const translation = words[id];
      return {
        id,
        arabic,
        ...(readsArabicLetters.includes(language) ? {} : { transliteration }),
        ...(translation === undefined ? {} : { translation }),
      };
    }),
  };
}
