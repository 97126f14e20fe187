import { compose, dealt, drawn } from "./compose.ts";
import { type CountedQuizWord, countQuestions } from "./count-questions.ts";
import { deckRandom, deckRunOf, freshRuns } from "./deck.ts";
import { missingWordQuestions } from "./missing-word.ts";
import type { MarkedQuizVerse } from "./phrase.ts";
import type { QuizQuestion } from "./quiz.ts";
import type { QuizVerse } from "./quiz-verse.ts";
import { shuffled } from "./seeded-random.ts";
import { type StoryItem, storyQuestions, subjectQuestions, type VerseSubject } from "./story-questions.ts";
import { type RuleCounts, ruleCounts, ruleInWord, wordWithRule } from "./tajweed-questions.ts";
import { type VocabularyWord, vocabularyQuestions } from "./vocabulary-questions.ts";

/** What a test is made from. */
export type QuizSource =
  | {
      readonly quiz: "al-baqarah";
      readonly baqarah: readonly QuizVerse[];
      readonly words: readonly VocabularyWord[];
      readonly subjects: readonly VerseSubject[];
      readonly teachings: readonly StoryItem[];
      /** Those of the surah alone. */
      readonly stories: readonly StoryItem[];
    }
  | {
      readonly quiz: "tajweed-rules";
      readonly verses: readonly MarkedQuizVerse[];
      readonly counts: RuleCounts;
    }
  | {
      readonly quiz: "quranic-arabic";
      readonly baqarah: readonly QuizVerse[];
      readonly words: readonly VocabularyWord[];
      readonly counted: readonly CountedQuizWord[];
    }
  | { readonly quiz: "stories"; readonly items: readonly StoryItem[] };

/** Surahs of middle length whose rules a test of tajweed draws on, three at a time. */
const tajweedSurahs = [36, 50, 51, 54, 55, 56, 67, 68, 69, 70, 73, 74, 76, 77, 78, 79] as const;

/** The surahs whose rules are asked under a seed: in a row of five tests, none twice. */
export function tajweedSurahsOf(seed: string): readonly number[] {
  const { deck, run } = deckRunOf(seed);
  const from = (run % freshRuns) * 3;
  return shuffled(tajweedSurahs, deckRandom({ deck }, "surahs")).slice(from, from + 3);
}

/** The questions of a test: the same for the same seed and texts, whatever the seed is. */
export function makeQuiz(source: QuizSource, seed: string): QuizQuestion[] {
  const run = deckRunOf(seed);
  switch (source.quiz) {
    case "al-baqarah": {
      const { baqarah, words, subjects, teachings, stories } = source;
      const textOf = ({ ayah }: { ayah: number }) => baqarah[ayah - 1]?.text ?? "";
      const rows = [
        dealt(subjectQuestions(subjects, textOf), 5),
        dealt(storyQuestions("teachings", teachings), 8),
        dealt(storyQuestions("stories", stories), 4),
        dealt(vocabularyQuestions({ words, verses: baqarah }, 3), 3),
      ];
      return compose(rows, run, source.quiz);
    }
    case "tajweed-rules": {
      const { verses, counts } = source;
      const rows = [
        drawn(ruleInWord(verses), 9),
        drawn(wordWithRule(verses), 4),
        drawn(ruleCounts(verses, counts), 2),
      ];
      return compose(rows, run, source.quiz);
    }
    case "quranic-arabic": {
      const { baqarah, words, counted } = source;
      const rows = [
        dealt(vocabularyQuestions({ words, verses: baqarah }, 9), 16),
        dealt(countQuestions(counted), 6),
        dealt(missingWordQuestions(baqarah), 8),
      ];
      return compose(rows, run, source.quiz);
    }
    case "stories":
      return compose([dealt(storyQuestions("stories", source.items), 25)], run, source.quiz);
  }
}
