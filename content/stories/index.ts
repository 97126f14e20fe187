import type { Language } from "#domain/language.ts";
import type { StoryItem } from "#domain/quiz/story-questions.ts";
import { parseVerseKey } from "#domain/verse-reference.ts";
import type { StoriesFile, StoriesTextFile } from "./schema.ts";

// One chunk per language; a test validates the data, so the browser does not.
const files = {
  en: () => import("./data/text.en.json", { with: { type: "json" } }),
  ar: () => import("./data/text.ar.json", { with: { type: "json" } }),
  fr: () => import("./data/text.fr.json", { with: { type: "json" } }),
  ur: () => import("./data/text.ur.json", { with: { type: "json" } }),
  id: () => import("./data/text.id.json", { with: { type: "json" } }),
  tr: () => import("./data/text.tr.json", { with: { type: "json" } }),
} satisfies Record<Language, () => Promise<unknown>>;

/**
 * Our questions on the stories of the Quran in one language, in the same order in each. Rejects if a chunk
 * fails to load.
 */
export async function loadStories(language: Language): Promise<readonly StoryItem[]> {
  const [list, text] = await Promise.all([
    import("./data/stories.json", { with: { type: "json" } }),
    files[language](),
  ]);
  const { questions, answers } = text.default as StoriesTextFile;
  return (list.default as StoriesFile).flatMap(({ id, verse: key, answer, misses }) => {
    const verse = parseVerseKey(key);
    const question = questions[id];
    const right = answers[answer];
    const wrong = misses.flatMap((miss) => answers[miss] ?? []);
    return verse && question && right ? [{ verse, question, answer: right, misses: wrong }] : [];
  });
}
