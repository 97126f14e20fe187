import { foldArabic } from "#domain/arabic-folding/fold-arabic.ts";
import type { Language } from "#domain/language.ts";
import { wordsOf } from "#domain/search/words.ts";
import { fromArabizi } from "./arabizi.ts";
import { isFraming } from "./framing-words.ts";
import { type NamedSubject, type SubjectNames, subjectsNamed } from "./subject-names.ts";

/** Characters of a question that are looked at: what follows is a pasted text. */
export const longestQuestion = 1000;

/** What a question asks for beside its subject. */
export type Wanted = "count" | "where-revealed" | "refutation" | undefined;

/** A question as it is searched for. */
export type ReadQuestion = {
  readonly language: Language;
  /** Words that say what is asked, folded, each once. */
  readonly words: readonly string[];
  readonly subjects: readonly NamedSubject[];
  readonly wanted: Wanted;
};

const asksCount = /(?:^|\s)(?:كم|how (?:many|much|long)|combien|کتنے|کتنی|کتنا|berapa|ka[cç])(?=\s|$)/iu;
const asksPlace = /(?:^|\s)(?:اين|where|ou|کہاں|كهان|di ?mana|nere(?:de|ye))(?=\s|$)/iu;
const revealed = /نزل|revealed|r[ée]v[ée]l[ée]|نازل|diturunkan|indi|يقع|تقع|located|situ[ée]/iu;
const refutes = /نرد|التناقض|نفسر|contradict|refute|r[ée]fut|تضاد|bertentangan|[cç]eli[sş]ki/iu;

function wantedBy(question: string): Wanted {
  const folded = foldArabic(question.toLowerCase());
  if (refutes.test(folded)) return "refutation";
  if (asksCount.test(folded) || asksCount.test(question)) return "count";
  return asksPlace.test(folded) && revealed.test(folded) ? "where-revealed" : undefined;
}

/** Reads a question in a language; Arabic in Latin letters is read as Arabic where the language is Arabic. */
export function readQuestion(typed: string, names: SubjectNames): ReadQuestion {
  const { language } = names;
  const question = fromArabizi(typed.slice(0, longestQuestion), language);
  const all = [...new Set(wordsOf(question, language).map(({ folded }) => folded))];
  const words = all.filter((word) => (word.length > 1 || /\d/.test(word)) && !isFraming(word, language));
  const subjects = subjectsNamed(names, all).filter(
    ({ covers }) => words.length === 0 || [...covers].some((word) => !isFraming(word, language)),
  );
  return { language, words, subjects, wanted: wantedBy(question) };
}
