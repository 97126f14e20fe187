import { compose } from "./compose.ts";
import { missingWord } from "./missing-word.ts";
import type { MarkedQuizVerse } from "./phrase.ts";
import type { QuizQuestion } from "./quiz.ts";
import type { QuizVerse } from "./quiz-verse.ts";
import { seededRandom, shuffled } from "./seeded-random.ts";
import { type StoryItem, storyQuestion } from "./story-questions.ts";
import { type RevealedSurah, revelationOf } from "./surah-questions.ts";
import { type RuleCounts, ruleCounts, ruleInWord, wordWithRule } from "./tajweed-questions.ts";
import { nextVerse, verseOrder, whichSurah } from "./verse-questions.ts";
import { type VocabularyWord, wordFor, wordMeaning } from "./vocabulary-questions.ts";

/** What a test is made from. */
export type QuizSource =
  | {
      readonly quiz: "al-baqarah";
      readonly baqarah: readonly QuizVerse[];
      readonly aalImran: readonly QuizVerse[];
      readonly surahs: readonly RevealedSurah[];
      readonly words: readonly VocabularyWord[];
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
    }
  | { readonly quiz: "stories"; readonly items: readonly StoryItem[] };

/** Long surahs of Madinah, beside the two that verses are taken from. */
const longMedinan = [4, 5, 8, 9] as const;

/** Surahs of middle length whose rules a test of tajweed draws on, three at a time. */
const tajweedSurahs = [36, 50, 51, 54, 55, 56, 67, 68, 69, 70, 73, 74, 76, 77, 78, 79] as const;

/** The surahs whose rules are asked under a seed. */
export function tajweedSurahsOf(seed: string): readonly number[] {
  return shuffled(tajweedSurahs, seededRandom(`surahs ${seed}`)).slice(0, 3);
}

/** The questions of a test: the same for the same seed and texts, whatever the seed is. */
export function makeQuiz(source: QuizSource, seed: string): QuizQuestion[] {
  const random = seededRandom(`${source.quiz} ${seed}`);
  switch (source.quiz) {
    case "al-baqarah": {
      const { baqarah, aalImran, surahs, words } = source;
      const recipe = [
        [nextVerse(baqarah), 5],
        [missingWord(baqarah), 5],
        [verseOrder(baqarah), 3],
        [whichSurah([baqarah, aalImran], longMedinan), 3],
        [wordMeaning(words, baqarah), 2],
        [revelationOf(surahs, "medinan"), 1],
        [revelationOf(surahs, "meccan"), 1],
      ] as const;
      return compose(recipe, random);
    }
    case "tajweed-rules": {
      const { verses, counts } = source;
      const recipe = [
        [ruleInWord(verses), 9],
        [wordWithRule(verses), 4],
        [ruleCounts(verses, counts), 2],
      ] as const;
      return compose(recipe, random);
    }
    case "quranic-arabic": {
      const { baqarah, words } = source;
      const recipe = [
        [wordMeaning(words, baqarah), 16],
        [wordFor(words), 10],
        [missingWord(baqarah), 4],
      ] as const;
      return compose(recipe, random);
    }
    case "stories":
      return compose([[storyQuestion(source.items), 25]], random);
  }
}
