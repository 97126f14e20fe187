import type { Language } from "#domain/language.ts";
import type { Topic } from "#domain/prayer-guide/topics.ts";
import type { GuideTextFile, GuideWordsFile } from "./schema.ts";
import type { GuidesFile, GuidesTextFile } from "./topic-schema.ts";

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

/** One step of a guide; `sources` and `differ` are written as in `guides.json`. */
export type TopicStep = GuidesTextFile["guides"][Topic]["steps"][string] &
  GuidesFile[Topic]["steps"][string] & { readonly id: string };

export type TopicGuide = {
  readonly title: string;
  readonly lead: string;
  readonly sources: readonly string[];
  readonly steps: readonly TopicStep[];
  /** What each figure shows, the names of the works, and the grade of hadith outside the two Sahihs. */
  readonly figures: Readonly<Record<string, string>>;
  readonly works: Readonly<Record<string, string>>;
  readonly grade: string;
};

const topicFiles = {
  en: () => import("./data/guides.en.json", { with: { type: "json" } }),
  ar: () => import("./data/guides.ar.json", { with: { type: "json" } }),
  fr: () => import("./data/guides.fr.json", { with: { type: "json" } }),
  ur: () => import("./data/guides.ur.json", { with: { type: "json" } }),
  id: () => import("./data/guides.id.json", { with: { type: "json" } }),
  tr: () => import("./data/guides.tr.json", { with: { type: "json" } }),
} satisfies Record<Language, () => Promise<unknown>>;

/** The guide to purification or to prayer under other circumstances. Rejects if a chunk fails to load. */
export async function loadTopicGuide(topic: Topic, language: Language): Promise<TopicGuide> {
  const [shared, text] = await Promise.all([
    import("./data/guides.json", { with: { type: "json" } }),
    topicFiles[language](),
  ]);
  const { sources, steps } = (shared.default as GuidesFile)[topic];
  const { guides, figures, works, grade } = text.default as GuidesTextFile;
  const words = guides[topic];
  return {
    title: words.title,
    lead: words.lead,
    sources,
    steps: Object.entries(steps).flatMap(([id, step]) => {
      const said = words.steps[id];
      return said ? [{ id, ...step, ...said }] : [];
    }),
    figures,
    works,
    grade,
  };
}
