import { type ReadText, readVerses, surahs } from "#content/quran/index.ts";
import { loadStories } from "#content/stories/index.ts";
import { loadTajweedCards, readTajweed } from "#content/tajweed/index.ts";
import { loadVocabulary } from "#content/vocabulary/index.ts";
import type { Language } from "#domain/language.ts";
import { type QuizSource, tajweedSurahsOf } from "#domain/quiz/make-quiz.ts";
import type { QuizId } from "#domain/quiz/quiz.ts";
import { quizVerses } from "#domain/quiz/quiz-verse.ts";
import { isTajweedRule } from "#domain/tajweed/rule.ts";

type QuizRequest = {
  readonly quiz: QuizId;
  readonly seed: string;
  readonly language: Language;
  readonly read: ReadText;
};

/** Everything a test is made from, loading no more than it needs. Rejects when a text is not to be had. */
export async function loadQuizSource({ quiz, seed, language, read }: QuizRequest): Promise<QuizSource> {
  const verses = async (surah: number) => quizVerses(surah, await readVerses(read, "arabic", surah));
  switch (quiz) {
    case "al-baqarah": {
      const [baqarah, aalImran, words] = await Promise.all([verses(2), verses(3), loadVocabulary(language)]);
      return { quiz, baqarah, aalImran, surahs, words };
    }
    case "tajweed-rules": {
      const [cards, ...marked] = await Promise.all([
        loadTajweedCards(language),
        ...tajweedSurahsOf(seed).map((surah) => markedVerses(read, surah)),
      ]);
      const counts = cards.tabs
        .flatMap((tab) => tab.cards)
        .flatMap(({ shows, counts }) => (isTajweedRule(shows) ? [[shows, counts] as const] : []));
      return { quiz, verses: marked.flat(), counts: new Map(counts) };
    }
    case "quranic-arabic": {
      const [baqarah, words] = await Promise.all([verses(2), loadVocabulary(language)]);
      return { quiz, baqarah, words };
    }
    case "stories":
      return { quiz, items: await loadStories(language) };
  }
}

async function markedVerses(read: ReadText, surah: number) {
  const [texts, spans] = await Promise.all([readVerses(read, "arabic", surah), readTajweed(read, surah)]);
  return texts.map((text, index) => ({ surah, ayah: index + 1, text, spans: spans[index] ?? [] }));
}
