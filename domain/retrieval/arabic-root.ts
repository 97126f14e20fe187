import { foldArabic } from "#domain/arabic-folding/fold-arabic.ts";
import { bareForms, typedParticles } from "#domain/search/clitics.ts";
import type { SearchedField } from "#domain/search/field-search.ts";
import { lightStem } from "#domain/search/light-stem.ts";
import { type WordLists, wordLists } from "#domain/search/word-lists.ts";
import { spellingsOf } from "#domain/search/words.ts";

const prefixes = /^(?:است|مست|يست|تست|نست|مت|يت|تت|ان|من|ين|[ميتنا])(?=...)/;
const longVowels = "اوي";

/**
 * The three-letter root of a folded Arabic stem, by rules; undefined where they leave more letters. Affixes of
 * verbs and participles are removed, then inner long vowels (after K. Taghva's ISRI stemmer, 2005).
 */
export function likelyRoot(word: string): string | undefined {
  let stem = lightStem(foldArabic(word).replace(typedParticles, ""), "ar");
  if (stem.length > 3) stem = stem.replace(prefixes, "");
  if (stem.length === 5 && stem.charAt(1) === "ت") stem = stem.charAt(0) + stem.slice(2);
  for (let at = stem.length - 2; at > 0 && stem.length > 3; at--)
    if (longVowels.includes(stem.charAt(at))) stem = stem.slice(0, at) + stem.slice(at + 1);
  return stem.length === 3 ? stem : undefined;
}

const wordsCache = new WeakMap<SearchedField, WordLists<string>>();

function rootsOf(field: SearchedField): WordLists<string> {
  const known = wordsCache.get(field);
  if (known) return known;
  const roots = wordLists<string>();
  const { index } = field.lexicon;
  for (let place = 0; place < index.words.length; place++) {
    const raw = index.words[place] ?? "";
    const bare = bareForms(raw, index.clitics[place] ?? 0).at(-1)?.form ?? raw;
    for (const spelling of spellingsOf(bare)) {
      const root = likelyRoot(spelling);
      if (root !== undefined) roots.add(root, place);
    }
  }
  wordsCache.set(field, roots);
  return roots;
}

/** Words of the Arabic text, by their index, that likely share the root of a typed word. */
export function wordsWithRootOf(field: SearchedField, word: string): readonly number[] {
  const root = likelyRoot(word);
  return root === undefined ? [] : rootsOf(field).of(root);
}
