import { bareForms } from "#domain/search/clitics.ts";
import { spellingsOf, wordsOf } from "#domain/search/words.ts";

/** Feminine words that the Uthmani script writes with an open ta (Ibn al-Jazari, al-Muqaddimah, verses on the ta). */
const openTa = new Set("رحمت نعمت لعنت سنت امرات شجرت قرت جنت فطرت بقيت ابنت معصيت كلمت".split(" "));

/**
 * Modern spellings that folding the Uthmani word does not produce, by its index in `words`: from the imlaei
 * text, word by word in every verse in which both have the same number of words, and with a closed ta.
 */
export function otherSpellings(
  uthmani: readonly string[],
  imlaei: readonly string[],
  words: readonly string[],
  clitics: Uint8Array,
): Map<number, string[]> {
  const place = new Map(words.map((word, at) => [word, at]));
  const spellings = new Map<number, string[]>();
  const add = (word: string, spelling: string) => {
    const at = place.get(word);
    if (at === undefined || spellingsOf(word).includes(spelling)) return;
    const known = spellings.get(at) ?? [];
    if (!known.includes(spelling)) spellings.set(at, [...known, spelling]);
  };
  uthmani.forEach((text, at) => {
    const here = wordsOf(text, "ar");
    const there = wordsOf(imlaei[at] ?? "", "ar");
    if (here.length !== there.length) return;
    here.forEach(({ folded }, position) => {
      const [today = ""] = spellingsOf(there[position]?.folded ?? "");
      if (
        today !== "" &&
        !spellingsOf(there[position]?.folded ?? "").some((spelling) => spellingsOf(folded).includes(spelling))
      )
        add(folded, today);
    });
  });
  words.forEach((word, at) => {
    const bare = bareForms(word, clitics[at] ?? 0).at(-1)?.form ?? word;
    if (openTa.has(bare)) add(word, `${word.slice(0, -1)}ه`);
  });
  return new Map([...spellings].sort(([one], [other]) => one - other));
}
