import type { Language } from "#domain/language.ts";

/** Letters of Urdu that Arabic does not have. */
const urduLetters = /[\u0679\u0688\u0691\u067e\u0686\u0698\u06af\u06a9\u06ba\u06be\u06c1\u06cc\u06d2]/u;
const arabicWord = /[\u0620-\u06ff]+/gu;
const latinWord = /\p{Script=Latin}+/gu;

/** The language of a question: the page's, unless all its letters are Arabic or all are Latin. */
export function askerLanguage(question: string, page: Language): Language {
  const arabic = question.match(arabicWord)?.length ?? 0;
  const latin = question.match(latinWord)?.length ?? 0;
  if (arabic > 1 && latin === 0 && page !== "ur")
    return urduLetters.test(question) && page !== "ar" ? "ur" : "ar";
  return page;
}
