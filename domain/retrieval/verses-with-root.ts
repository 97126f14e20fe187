import type { SearchedField } from "#domain/search/field-search.ts";
import { wordsWithRootOf } from "./arabic-root.ts";

/**
 * Running numbers of the verses that have a word likely grown from the root of a typed one, by the light rule of
 * `likelyRoot`: no table of roots is at hand, so these are forms that look alike, not a lexicographer's root.
 */
export function versesWithRoot(arabic: SearchedField, word: string): number[] {
  const { index } = arabic.lexicon;
  const verses = new Set<number>();
  for (const place of wordsWithRootOf(arabic, word)) {
    const end = index.starts[place + 1] ?? 0;
    for (let at = index.starts[place] ?? 0; at < end; at++) verses.add(index.verses[at] ?? 0);
  }
  return [...verses].sort((one, other) => one - other);
}
