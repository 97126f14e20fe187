import { directionOf, type Language } from "#domain/language.ts";

/** English words that do not exist in French, Indonesian or Turkish, as a pattern. */
export const englishWordList =
  "the|and|with|your|you|this|that|these|those|from|please|have|has|which|when|what|where|there|of|is|was|were|their|they|into|about|would|should|could|been|each|every|other";

const english = new RegExp(`(?<![\\p{L}’'-])(?:${englishWordList})(?![\\p{L}’'-])`, "giu");
const latin = /[A-Za-z\u00c0-\u024f]{2,}/g;

/** Matches any of the given patterns as a whole Latin word. */
export function wholeWords(words: readonly string[]): RegExp {
  return new RegExp(`(?<![A-Za-z0-9])(?:${words.join("|")})(?![A-Za-z0-9])`, "g");
}

/**
 * Untranslated words in a text: any of Latin letters in Arabic and Urdu except `saved`,
 * English ones in the other languages.
 */
export function untranslatedWords(text: string, language: Language, saved: readonly string[] = []): string[] {
  if (language === "en") return [];
  if (directionOf(language) === "ltr") return text.match(english) ?? [];
  return (saved.length === 0 ? text : text.replace(wholeWords(saved), "")).match(latin) ?? [];
}

/** True for a sentence that is the same in English and a translation. */
export function isUntranslatedSentence(text: string, english: string): boolean {
  return text === english && (text.match(/\b[a-z]{3,}/g)?.length ?? 0) >= 3;
}
