/** Consonants that soften before a vowel (kitap, kitabı), folded: ç and ğ are already c and g. */
const hardened: Readonly<Record<string, string>> = { b: "p", d: "t", g: "k" };

/** Nouns that lose their last vowel before a suffix: sabır has sabrı, hüküm has hükmü. */
const shortened = /^([a-z]*[aeiou][bcdfghjklmnprstvyz])([iu])([bcdfghjklmnprstvyz])$/;
/** Suffixes of the shortened noun: a case or person, or the verb "to do" (sabret-, hükmed-). */
const follows = /^(?:e[td].*|[aeiu][a-z]{0,4})$/;
/** Suffixes of the full noun: with, without, -ness (sabırlı, sabırsızlık). */
const derives = /^(?:l[iu]|s[iu]z)/;

/**
 * Joins the stems of Snowball's Turkish stemmer, which knows only nouns, across the changed shapes of a noun;
 * takes the folded words with their stems and returns the joined stems.
 */
export function turkishFamilies(words: readonly string[], stems: readonly string[]): string[] {
  const bases = new Map<string, string>();
  const nouns = new Map<string, string>();
  words.forEach((word, at) => {
    const parts = shortened.exec(word);
    if (!parts) return;
    bases.set(`${parts[1]}${parts[3]}`, stems[at] ?? word);
    nouns.set(word, stems[at] ?? word);
  });
  return words.map((word, at) => {
    const stem = familyOf(word, bases, follows) ?? familyOf(word, nouns, derives) ?? stems[at] ?? word;
    const last = stem.at(-1) ?? "";
    return stem.length > 2 ? stem.slice(0, -1) + (hardened[last] ?? last) : stem;
  });
}

function familyOf(word: string, stems: ReadonlyMap<string, string>, ending: RegExp): string | undefined {
  for (let length = 3; length < word.length; length++) {
    const stem = stems.get(word.slice(0, length));
    if (stem !== undefined && ending.test(word.slice(length))) return stem;
  }
  return undefined;
}
