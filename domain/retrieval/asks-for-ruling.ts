import { foldArabic } from "#domain/arabic-folding/fold-arabic.ts";
import type { Language } from "#domain/language.ts";
import { fromArabizi } from "./arabizi.ts";
import { personalWords, rulingWords } from "./intent-words.ts";
import { longestQuestion } from "./read-question.ts";
import { namesWorshipCondition } from "./worship-conditions.ts";

/** Latin letters without marks, Arabic ones folded, punctuation as spaces. */
function plain(text: string): string {
  const latin = text
    .toLowerCase()
    .normalize("NFKD")
    .replace(/[\u0300-\u036f]/g, "")
    .replace(/ı/g, "i")
    .replace(/[’‘`]/g, "'");
  return ` ${foldArabic(latin)
    .replace(/[^\p{L}\p{N}']+/gu, " ")
    .trim()} `;
}

const patterns = (words: Readonly<Record<Language, readonly string[]>>) =>
  Object.values(words)
    .flat()
    // A tilde stands for any ending.
    .map(
      (phrase) =>
        new RegExp(
          ` ${plain(phrase.replace(/~/g, "xxrestxx"))
            .trim()
            .replace(/xxrestxx/g, "[^ ]*")} `,
          "u",
        ),
    );

const ruling = patterns(rulingWords);
const personal = patterns(personalWords);

/** True for whether an act of worship is done in a state or in clothing, asked with or without words that ask for a verdict. */
export function isOfWorshipCondition(question: string): boolean {
  return namesWorshipCondition(plain(question.slice(0, longestQuestion)));
}

/** True where a verdict is asked for, on an action or a personal case, in any of the six languages. */
export function asksForRuling(question: string, language: Language): boolean {
  const text = plain(fromArabizi(question.slice(0, longestQuestion), language));
  return [...ruling, ...personal].some((pattern) => pattern.test(text)) || isOfWorshipCondition(question);
}
