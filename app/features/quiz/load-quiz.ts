import { loadSurahNames, type ReadText, readVerses, surahs } from "#content/quran/index.ts";
import { loadStories } from "#content/stories/index.ts";
import { loadTajweedCards, readTajweed, type TajweedCards } from "#content/tajweed/index.ts";
import { loadVocabulary } from "#content/vocabulary/index.ts";
import type { Language } from "#domain/language.ts";
import { makeQuiz, type QuizSource, tajweedSurahsOf } from "#domain/quiz/make-quiz.ts";
import type { QuizId, QuizQuestion } from "#domain/quiz/quiz.ts";
import { quizVerses } from "#domain/quiz/quiz-verse.ts";
import { isTajweedRule } from "#domain/tajweed/rule.ts";

/** The questions of a test with the names and lessons needed to show them. */
export type LoadedQuiz = {
  readonly questions: readonly QuizQuestion[];
  /** The name of surah n is at n - 1. */
  readonly surahNames: readonly string[];
  /** Lessons of tajweed by rule; empty for a test without such questions. */
  readonly lessons: ReadonlyMap<string, RuleLesson>;
};

/** Loads the texts of a test and makes its questions. Rejects if a text does not load. */
export async function loadQuiz(request: QuizInput): Promise<LoadedQuiz> {
  const [source, names, cards] = await Promise.all([
    loadQuizSource(request),
    loadSurahNames(request.language),
    request.quiz === "tajweed-rules" ? loadTajweedCards(request.language) : undefined,
  ]);
  return {
    questions: makeQuiz(source, request.seed),
    surahNames: names.map(({ name }) => name),
    lessons: cards ? ruleLessons(cards) : new Map(),
  };
}

/** The title and address of the lesson that teaches a rule. */
export type RuleLesson = { readonly title: string; readonly href: string };

/** The lessons of tajweed by rule; each href leads to the lesson's card on the page of rules. */
export function ruleLessons({ tabs }: Pick<TajweedCards, "tabs">): ReadonlyMap<string, RuleLesson> {
  const cards = tabs.flatMap((tab) => tab.cards);
  return new Map(
    cards.map(({ id, tab, title, shows }) => [shows, { title, href: `/tajweed-rules?tab=${tab}#${id}` }]),
  );
}

type QuizInput = {
  readonly quiz: QuizId;
  readonly seed: string;
  readonly language: Language;
  readonly read: ReadText;
};

/** Everything a test is made from, and no text it does not need. Rejects if a text does not load. */
export async function loadQuizSource({ quiz, seed, language, read }: QuizInput): Promise<QuizSource> {
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
