import type { Language } from "#domain/language.ts";
import type { StoryItem, VerseSubject } from "#domain/quiz/story-questions.ts";
import { parseVerseKey } from "#domain/verse-reference.ts";
import type { BaqarahFile, BaqarahTextFile } from "./schema.ts";

// One chunk per language; a test validates the data, so the browser does not.
const files = {
  en: () => import("./data/text.en.json", { with: { type: "json" } }),
  ar: () => import("./data/text.ar.json", { with: { type: "json" } }),
  fr: () => import("./data/text.fr.json", { with: { type: "json" } }),
  ur: () => import("./data/text.ur.json", { with: { type: "json" } }),
  id: () => import("./data/text.id.json", { with: { type: "json" } }),
  tr: () => import("./data/text.tr.json", { with: { type: "json" } }),
} satisfies Record<Language, () => Promise<unknown>>;

export type BaqarahQuestions = {
  readonly subjects: readonly VerseSubject[];
  readonly teachings: readonly StoryItem[];
};

/**
 * Our questions for a beginner on what the verses of Al-Baqarah mean, teach and rule, in one language and in the same
 * order in each. Rejects if a chunk fails to load.
 */
export async function loadBaqarahQuestions(language: Language): Promise<BaqarahQuestions> {
  const [list, text] = await Promise.all([
    import("./data/questions.json", { with: { type: "json" } }),
    files[language](),
  ]);
  const { subjects, teachings } = list.default as BaqarahFile;
  const words = text.default as BaqarahTextFile;
  return {
    subjects: subjects.flatMap(({ id, verse: key }) => {
      const verse = parseVerseKey(key);
      const subject = words.subjects[id];
      return verse && subject ? [{ verse, subject }] : [];
    }),
    teachings: teachings.flatMap(({ id, verse: key }) => {
      const verse = parseVerseKey(key);
      const teaching = words.teachings[id];
      return verse && teaching ? [{ verse, ...teaching }] : [];
    }),
  };
}
