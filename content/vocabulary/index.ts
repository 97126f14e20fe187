import type { Language } from "#domain/language.ts";
import type { VocabularyWord } from "#domain/quiz/vocabulary-questions.ts";
import { parseVerseKey } from "#domain/verse-reference.ts";
import type { MeaningsFile, WordsFile } from "./schema.ts";

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
 * Frequent words of the Quran with their meaning in one language, the most frequent first. Rejects if a chunk
 * fails to load.
 */
export async function loadVocabulary(language: Language): Promise<readonly VocabularyWord[]> {
  const [list, text] = await Promise.all([
    import("./data/words.json", { with: { type: "json" } }),
    files[language](),
  ]);
  const { meanings } = text.default as MeaningsFile;
  return (list.default as WordsFile).flatMap(({ id, verse: key, group, form, word }) => {
    const verse = parseVerseKey(key);
    const meaning = meanings[id];
    return verse && meaning ? [{ group, form, word, verse, meaning }] : [];
  });
}
