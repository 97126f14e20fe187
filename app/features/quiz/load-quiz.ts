import { loadBaqarahQuestions } from "#content/al-baqarah/index.ts";
import { loadSurahNames, type ReadText, readVerses, translationFor } from "#content/quran/index.ts";
import { loadStories } from "#content/stories/index.ts";
import {
  loadTajweedCards,
  readTajweed,
  type TajweedCards,
  type TajweedCitation,
} from "#content/tajweed/index.ts";
import { loadVocabulary } from "#content/vocabulary/index.ts";
import { loadCountedWords } from "#content/word-counts/index.ts";
import type { Language } from "#domain/language.ts";
import { makeQuiz, type QuizSource, tajweedSurahsOf } from "#domain/quiz/make-quiz.ts";
import type { QuizId, QuizQuestion } from "#domain/quiz/quiz.ts";
import { quizVerses } from "#domain/quiz/quiz-verse.ts";
import { isTajweedRule } from "#domain/tajweed/rule.ts";
import { parseVerseKey } from "#domain/verse-reference.ts";

/** The questions of a test with the names and lessons needed to show them. */
export type LoadedQuiz = {
  readonly questions: readonly QuizQuestion[];
  /** The name of surah n is at n - 1. */
  readonly surahNames: readonly string[];
  /** Lessons of tajweed by rule; empty for a test without such questions. */
  readonly lessons: ReadonlyMap<string, RuleLesson>;
  /** The translation of Al-Baqarah, verse by verse, for a test that shows it; empty where there is none. */
  readonly translated: readonly string[];
};

/** Loads the texts of a test and makes its questions. Rejects if a text does not load. */
export async function loadQuiz(request: QuizInput): Promise<LoadedQuiz> {
  const edition = request.quiz === "al-baqarah" ? translationFor(request.language) : undefined;
  const [source, names, cards, translated = []] = await Promise.all([
    loadQuizSource(request),
    loadSurahNames(request.language),
    request.quiz === "tajweed-rules" ? loadTajweedCards(request.language) : undefined,
    edition && readVerses(request.read, edition, baqarahNumber),
  ]);
  return {
    questions: makeQuiz(source, request.seed),
    surahNames: names.map(({ name }) => name),
    lessons: cards ? ruleLessons(cards) : new Map(),
    translated,
  };
}

const baqarahNumber = 2;

/** The lesson that teaches a rule: its title and address, the rule in a few words, and the books that have it. */
export type RuleLesson = {
  readonly title: string;
  readonly href: string;
  readonly what: string;
  readonly cites: readonly TajweedCitation[];
};

/** The lessons of tajweed by rule; each href leads to the lesson's card on the page of rules. */
export function ruleLessons({ tabs }: Pick<TajweedCards, "tabs">): ReadonlyMap<string, RuleLesson> {
  const cards = tabs.flatMap((tab) => tab.cards);
  return new Map(
    cards.map(({ id, tab, title, shows, what, cites }) => [
      shows,
      { title, href: `/tajweed-rules?tab=${tab}#${id}`, what, cites },
    ]),
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
      const [baqarah, words, questions, stories] = await Promise.all([
        verses(baqarahNumber),
        loadVocabulary(language),
        loadBaqarahQuestions(language),
        loadStories(language),
      ]);
      const ofSurah = stories.filter(({ verse }) => verse.surah === baqarahNumber);
      return { quiz, baqarah, words, ...questions, stories: ofSurah };
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
      const [baqarah, words, listed] = await Promise.all([
        verses(baqarahNumber),
        loadVocabulary(language),
        loadCountedWords(),
      ]);
      const counted = listed.flatMap(({ arabic, forms, occurrences, first: [key = ""] }) => {
        const first = parseVerseKey(key);
        return first ? [{ arabic, forms, occurrences, first }] : [];
      });
      return { quiz, baqarah, words, counted };
    }
    case "stories":
      return { quiz, items: await loadStories(language) };
  }
}

async function markedVerses(read: ReadText, surah: number) {
  const [texts, spans] = await Promise.all([readVerses(read, "arabic", surah), readTajweed(read, surah)]);
  return texts.map((text, index) => ({ surah, ayah: index + 1, text, spans: spans[index] ?? [] }));
}
