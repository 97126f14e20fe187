import { foldArabic } from "#domain/arabic-folding/fold-arabic.ts";
import type { Language } from "#domain/language.ts";
import { wordsOf } from "#domain/search/words.ts";
import { fromArabizi } from "./arabizi.ts";
import { isFraming } from "./framing-words.ts";
import { findSubjects, type NamedSubject, type SubjectNames } from "./subject-names.ts";

/** The most characters of a question that are read; more is a pasted text. */
export const longestQuestion = 1000;

/** What a question asks about its subject. */
export type RequestedFact = "count" | "where-revealed" | "refutation" | undefined;

/** A parsed question. */
export type ReadQuestion = {
  readonly language: Language;
  /** The words of its subject, folded, each once. */
  readonly words: readonly string[];
  readonly subjects: readonly NamedSubject[];
  readonly requested: RequestedFact;
  /** True for Arabic in Latin letters, of which roots are found that were not meant. */
  readonly isInArabicByGuess: boolean;
};

const asksCount = /(?:^|\s)(?:كم|how (?:many|much|long)|combien|کتنے|کتنی|کتنا|berapa|ka[cç])(?=\s|$)/iu;
const asksPlace = /(?:^|\s)(?:اين|where|ou|کہاں|كهان|di ?mana|nere(?:de|ye))(?=\s|$)/iu;
const revealed = /نزل|revealed|r[ée]v[ée]l[ée]|نازل|diturunkan|indi|يقع|تقع|located|situ[ée]/iu;
const refutes = /نرد|التناقض|نفسر|contradict|refute|r[ée]fut|تضاد|bertentangan|[cç]eli[sş]ki/iu;

function requestedFact(question: string): RequestedFact {
  const folded = foldArabic(question.toLowerCase());
  if (refutes.test(folded)) return "refutation";
  if (asksCount.test(folded) || asksCount.test(question)) return "count";
  return asksPlace.test(folded) && revealed.test(folded) ? "where-revealed" : undefined;
}

/** Parses a question in a language; with Arabic, Arabic in Latin letters is converted. */
export function readQuestion(typed: string, names: SubjectNames): ReadQuestion {
  const { language } = names;
  const question = fromArabizi(typed.slice(0, longestQuestion), language);
  const isInArabicByGuess = question !== typed.slice(0, longestQuestion);
  const all = [...new Set(wordsOf(question, language).map(({ folded }) => folded))];
  const words = all.filter((word) => (word.length > 1 || /\d/.test(word)) && !isFraming(word, language));
  const subjects = findSubjects(names, all).filter(
    ({ covers }) => words.length === 0 || [...covers].some((word) => !isFraming(word, language)),
  );
  return { language, words, subjects, requested: requestedFact(question), isInArabicByGuess };
}
