import { foldArabic } from "#domain/arabic-folding/fold-arabic.ts";
import type { VerseReference } from "#domain/verse-reference.ts";

/** A verse cut into words, with the folded form of each for comparing. */
export type QuizVerse = VerseReference & {
  readonly text: string;
  readonly words: readonly string[];
  readonly folded: readonly string[];
  /** The folded words joined. */
  readonly key: string;
};

const letter = /[\u0621-\u063a\u0641-\u064a\u0671]/u;

/**
 * The words of a verse. A sign that stands alone belongs to the word before it, or after it at the beginning:
 * the words joined by spaces are the text.
 */
export function wordsOf(text: string): string[] {
  const words: string[] = [];
  let before = "";
  for (const part of text.split(" "))
    if (letter.test(part)) {
      words.push(before + part);
      before = "";
    } else if (words.length > 0) words.push(`${words.pop()} ${part}`);
    else before += `${part} `;
  return words;
}

/** Reads the verses of a surah, in order from its first. */
export function quizVerses(surah: number, texts: readonly string[]): QuizVerse[] {
  return texts.map((text, index) => {
    const words = wordsOf(text);
    const folded = words.map((word) => foldArabic(word).trim());
    return { surah, ayah: index + 1, text, words, folded, key: folded.join(" ") };
  });
}
