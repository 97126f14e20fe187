import { wordsOf } from "./words.ts";

/** The folded words of a name; the Turkish ş becomes sh, so that Şûrâ is not the word "sura". */
export function nameWords(text: string): string[] {
  return wordsOf(text.replace(/ş/gi, "sh"), "en").map(({ folded }) => folded);
}
