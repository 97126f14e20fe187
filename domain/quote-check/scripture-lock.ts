import { checkText, matchQuote } from "./check-text.ts";
import type { Judgement } from "./judge-quote.ts";
import type { QuranText } from "./quran-text.ts";
import type { WordRuns } from "./word-runs.ts";

/** The two questions that the words of a language model are asked before they are shown. */
export type ScriptureLock = {
  /** True for a sentence with words of scripture in any language, whether they were found or quoted from memory. */
  readonly isScripture: (sentence: string) => boolean;
  readonly judgeQuote: (quote: string) => Judgement;
};

const marks = /[\u064b-\u0652\u0670]/gu;

/** Scripture is what the Quran's words spell in any way, and every run of words of the other texts. */
export function scriptureLock(quran: QuranText, runs: WordRuns): ScriptureLock {
  return {
    isScripture: (sentence) =>
      runs.includes(sentence) || checkText(quran, sentence.replace(marks, "")).length > 0,
    judgeQuote: (quote) => matchQuote(quran, quote),
  };
}
