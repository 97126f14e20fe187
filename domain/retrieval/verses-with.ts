import { sameWords } from "#domain/search/candidates.ts";
import type { SearchedField } from "#domain/search/field-search.ts";

/** Running numbers of the verses that have a word, in the text of its own script; other forms of it count too. */
export function versesWith(fields: readonly SearchedField[], word: string): number[] {
  const verses = new Set<number>();
  for (const { lexicon } of fields)
    for (const place of sameWords(lexicon, word).keys()) {
      const { index } = lexicon;
      const end = index.starts[place + 1] ?? 0;
      for (let at = index.starts[place] ?? 0; at < end; at++) verses.add(index.verses[at] ?? 0);
    }
  return [...verses].sort((one, other) => one - other);
}
