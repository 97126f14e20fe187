import { type Level, levels, sameWords } from "#domain/search/candidates.ts";
import type { SearchedField } from "#domain/search/field-search.ts";

/**
 * Running numbers of the verses with a word, in the text of its own script; other forms of it count too, down
 * to the level `worst`: with `levels.attached` only the word itself, with or without particles.
 */
export function versesWith(
  fields: readonly SearchedField[],
  word: string,
  worst: Level = levels.near,
): number[] {
  const verses = new Set<number>();
  for (const { lexicon } of fields)
    for (const [place, level] of sameWords(lexicon, word)) {
      if (level > worst) continue;
      const { index } = lexicon;
      const end = index.starts[place + 1] ?? 0;
      for (let at = index.starts[place] ?? 0; at < end; at++) verses.add(index.verses[at] ?? 0);
    }
  return [...verses].sort((one, other) => one - other);
}
