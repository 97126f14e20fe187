import { foldArabic } from "#domain/arabic-folding/fold-arabic.ts";
import { nameSound } from "#domain/search/name-sound.ts";
import { surahNames } from "#domain/search/surah-names.ts";
import { surahSpellings } from "./surah-spellings.ts";

/** Articles before a name in Latin letters, with the letters they take on before the sun's. */
const latinArticle = /^(?:a[lnrstdz]|ash|ath|adh|asy|ats|adz|asz|ad|at|e[lnrstdz]|es|esh|the|le|la|les|l)$/;
const arabicScript = /[\u0600-\u06ff]/;

/** Latin letters written once, long vowels and a last h as short ones: Baqarah and baqara are one spelling. */
function latinKey(letters: string): string {
  return letters
    .replace(/([a-z])\1+/g, "$1")
    .replace(/ou/g, "u")
    .replace(/(?<=[a-z]{3})h$/, "");
}

/** Arabic and Urdu letters folded, without the article, ending in ه for ة, ہ and the ت of Urdu. */
function arabicKey(letters: string): string {
  return foldArabic(letters)
    .replace(/^ال(?=..)/, "")
    .replace(/[هت]$/, (last) => (letters.length > 3 ? "ه" : last));
}

const joined = (words: readonly string[]) => {
  const [first = "", ...rest] = words;
  return rest.length > 0 && latinArticle.test(first) ? rest.join("") : words.join("");
};

/** Each key with the one surah it names; what would name two names none. */
function keyed(entries: Iterable<readonly [string, number]>): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  const doubtful = new Set<string>();
  for (const [key, surah] of entries) {
    if (key === "" || (found.get(key) ?? surah) !== surah) doubtful.add(key);
    else found.set(key, surah);
  }
  for (const key of doubtful) found.delete(key);
  return found;
}

const spellings = surahSpellings.flatMap(([arabic, latin], at) => {
  const wordsOf = (list: string) => list.split(" ").map((name) => name.split("_"));
  return [
    ...wordsOf(arabic).map((words) => ({ surah: at + 1, words, isArabic: true })),
    ...wordsOf(latin).map((words) => ({ surah: at + 1, words, isArabic: false })),
  ];
});

const latin = spellings.filter(({ isArabic }) => !isArabic);
const arabicNames = keyed(
  spellings.filter(({ isArabic }) => isArabic).map(({ words, surah }) => [arabicKey(words.join("")), surah]),
);
const exactNames = keyed(latin.map(({ words, surah }) => [joined(words), surah]));
const plainNames = keyed(latin.map(({ words, surah }) => [latinKey(joined(words)), surah]));
const soundNames = keyed(latin.map(({ words, surah }) => [nameSound([joined(words)]), surah]));
const meaningNames = keyed(
  surahNames.flatMap(([, , meanings], at) =>
    meanings.split(", ").map((meaning): [string, number] => [
      joined(
        meaning
          .toLowerCase()
          .normalize("NFKD")
          .replace(/\p{M}|['’"]/gu, "")
          .split(/[^a-z]+/)
          .filter(Boolean),
      ),
      at + 1,
    ]),
  ),
);

/** Digits that stand for letters where Arabic is typed on a Latin keyboard. */
const typedDigits: Readonly<Record<string, string>> = {
  "2": "q",
  "3": "",
  "5": "kh",
  "6": "t",
  "7": "h",
  "8": "q",
  "9": "s",
};

/** Sounds shorter than this are like too many words. */
const shortestSound = 4;

/**
 * The surah that words of a plain message name, none left over: by its spelling first, then, where no spelling fits,
 * by its one sound. Undefined for an unknown name; none is guessed.
 */
export function surahSpelt(words: readonly string[]): number | undefined {
  const name = words.join("");
  if (arabicScript.test(name)) return arabicNames.get(arabicKey(name));
  const letters = joined(words).replace(/(?<=[a-z])\d|\d(?=[a-z])/g, (digit) => typedDigits[digit] ?? digit);
  return (
    exactNames.get(name) ??
    exactNames.get(letters) ??
    plainNames.get(latinKey(letters)) ??
    (letters.length >= shortestSound ? soundNames.get(nameSound([letters])) : undefined)
  );
}

/** The surah whose name means this in English, French or Indonesian: only beside the word "surah" is it a name. */
export function surahMeant(words: readonly string[]): number | undefined {
  return meaningNames.get(joined(words));
}
