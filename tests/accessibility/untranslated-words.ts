import { directionOf, type Language } from "#domain/language.ts";

/** English words that are no words of French, Indonesian or Turkish, as a pattern. */
export const englishWordList =
  "the|and|with|your|you|this|that|these|those|from|please|have|has|which|when|what|where|there|of|is|was|were|their|they|into|about|would|should|could|been|each|every|other";

const english = new RegExp(`(?<![\\p{L}’'-])(?:${englishWordList})(?![\\p{L}’'-])`, "giu");
const latin = /[A-Za-z\u00c0-\u024f]{2,}/g;

/** Finds the given Latin words, each as a whole word; what is given are patterns. */
export function wholeWords(words: readonly string[]): RegExp {
  return new RegExp(`(?<![A-Za-z0-9])(?:${words.join("|")})(?![A-Za-z0-9])`, "g");
}

/**
 * Words left of another language in a text that is said to be of this one: any of Latin letters in Arabic and Urdu
 * beyond the kept, English ones in the others.
 */
export function untranslatedWords(text: string, language: Language, saved: readonly string[] = []): string[] {
  if (language === "en") return [];
  if (directionOf(language) === "ltr") return text.match(english) ?? [];
  return (saved.length === 0 ? text : text.replace(wholeWords(saved), "")).match(latin) ?? [];
}

/** Whether a text of another language is a sentence taken over from English as it was. */
export function isUntranslatedSentence(text: string, english: string): boolean {
  return text === english && (text.match(/\b[a-z]{3,}/g)?.length ?? 0) >= 3;
}
