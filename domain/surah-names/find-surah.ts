import { foldArabic } from "#domain/arabic-folding/fold-arabic.ts";
import { nameSound, soundConsonants, withoutArticle } from "#domain/search/name-sound.ts";
import { nameWords } from "#domain/search/name-words.ts";
import { changesBetween } from "#domain/search/near-spelling.ts";
import { asciiDigits } from "#domain/typed-number.ts";
import { surahNames } from "./surah-names.ts";

const arabicScript = /[\u0600-\u06ff]/;

/** Folds Arabic and Urdu letters, without the article and spaces, and ends in ه for ة, ہ and Urdu's ت. */
function arabicKey(words: readonly string[]): string {
  const letters = words.join("");
  return foldArabic(letters)
    .replace(/[^\u0600-\u06ff]/g, "")
    .replace(/^ال(?=..)/, "")
    .replace(/[هت]$/, (last) => (letters.length > 3 ? "ه" : last));
}

const joined = (words: readonly string[]) => withoutArticle(words).join("");

/** Writes doubled letters once, shortens long vowels and drops a last h: Baqarah and baqara have one key. */
function latinKey(letters: string): string {
  return letters
    .replace(/([a-z])\1+/g, "$1")
    .replace(/ou/g, "u")
    .replace(/(?<=[a-z]{3})h$/, "");
}

/** Maps each key to its surah; a key of two surahs is dropped. */
function keyed(entries: Iterable<readonly [string, number]>): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  const ambiguous = new Set<string>();
  for (const [key, surah] of entries) {
    if (key === "" || (found.get(key) ?? surah) !== surah) ambiguous.add(key);
    else found.set(key, surah);
  }
  for (const key of ambiguous) found.delete(key);
  return found;
}

type Name = { readonly surah: number; readonly words: readonly string[] };

const namesIn = (column: 0 | 1 | 2): readonly Name[] =>
  surahNames.flatMap((names, at) =>
    names[column].split(", ").map((name) => ({ surah: at + 1, words: nameWords(name) })),
  );
const [arabic, latin, meanings] = [namesIn(0), namesIn(1), namesIn(2)];

const keysOf = (names: readonly Name[], keyOf: (words: readonly string[]) => string) =>
  keyed(names.map(({ words, surah }) => [keyOf(words), surah]));

const byArabic = keysOf(arabic, arabicKey);
const byLetters = new Map([...keysOf(latin, joined), ...keysOf(latin, (words) => words.join(""))]);
const byLatinKey = keysOf(latin, (words) => latinKey(joined(words)));
const bySound = keysOf(latin, nameSound);
const byConsonants = keysOf(latin, (words) => soundConsonants(nameSound(words)));
const byMeaning = keysOf(meanings, joined);

/** Digits that stand for letters when Arabic is typed on a Latin keyboard. */
const typedDigits: Readonly<Record<string, string>> = {
  "2": "q",
  "3": "",
  "5": "kh",
  "6": "t",
  "7": "h",
  "8": "q",
  "9": "s",
};

/** A name with an article joined on whose l is spoken as the letter after it: annisa, arrahman. */
function bareOfArticle(letters: string): string {
  return letters.replace(/^a(sh|[dnrstz])(?=\1)/, "");
}

/** Shorter phonetic keys match too many words. */
const shortestSound = 4;
const shortestConsonants = 3;

/**
 * The surah that all the folded words name together: by its spelling, otherwise by a unique phonetic key. Undefined
 * for an unknown name; it never guesses.
 */
export function surahBySpelling(words: readonly string[]): number | undefined {
  const name = words.join("");
  if (arabicScript.test(name)) return byArabic.get(arabicKey(words));
  const letters = joined(words).replace(/(?<=[a-z])\d|\d(?=[a-z])/g, (digit) => typedDigits[digit] ?? digit);
  const spelt = byLetters.get(name) ?? byLetters.get(letters) ?? byLetters.get(bareOfArticle(letters));
  if (spelt !== undefined) return spelt;
  const similar =
    byLatinKey.get(latinKey(letters)) ??
    (letters.length >= shortestSound ? bySound.get(nameSound([letters])) : undefined);
  return similar !== undefined && isNearAnother([letters], similar) ? undefined : similar;
}

/** True where a name of another surah differs from the letters by one: "fatihh" is not al-Fath. */
export function isNearAnother(words: readonly string[], surah: number): boolean {
  const isArabic = arabicScript.test(words.join(""));
  const letters = isArabic ? arabicKey(words) : words.join("");
  return [...(isArabic ? byArabic : byLetters)].some(
    ([name, other]) => other !== surah && name.length > 2 && changesBetween(name, letters, 1) < 2,
  );
}

/** The surah whose name has this meaning in English, French or Indonesian ("the cow"). */
export function surahByMeaning(words: readonly string[]): number | undefined {
  return byMeaning.get(joined(words));
}

/**
 * The surah that folded words name, by spelling, meaning or sound. `isCertain` says that a surah is certainly meant,
 * so that equal consonants suffice (Mujadila, Mücadele).
 */
export function findSurah(words: readonly string[], isCertain: boolean): number | undefined {
  const found = surahBySpelling(words) ?? surahByMeaning(words);
  if (found !== undefined || arabicScript.test(words.join(""))) return found;
  const sound = nameSound(words);
  const soundAlike = bySound.get(sound);
  // More than one word without its article is a sentence: "in yasin" has the consonants of al-Insan.
  if (soundAlike !== undefined || !isCertain || withoutArticle(words).length > 1) return soundAlike;
  const consonants = soundConsonants(sound);
  return consonants.length >= shortestConsonants ? byConsonants.get(consonants) : undefined;
}

/** True when each typed word starts a word of the name, in order; the last may be unfinished. */
function beginsIn(name: readonly string[], typed: readonly string[]): boolean {
  return name.some((_, at) =>
    typed.every((word, next) =>
      next === typed.length - 1 ? name[at + next]?.startsWith(word) : name[at + next] === word,
    ),
  );
}

const surahsWith = (keys: ReadonlyMap<string, number>, beginning: string): readonly number[] =>
  [...keys].filter(([key]) => key.startsWith(beginning)).map(([, surah]) => surah);

/**
 * The surahs of a list that match the typed text, best first: by number, exact spelling, the beginning of a
 * name or of a word of it, or phonetic key. `others` has additional names of each surah, in mushaf order.
 */
export function findSurahs(typed: string, others: readonly (readonly string[])[] = []): readonly number[] {
  const digits = asciiDigits(typed.trim());
  const all = surahNames.map((_, at) => at + 1);
  if (/^\d+$/.test(digits)) return all.filter((surah) => String(surah).startsWith(digits));
  const typedWords = nameWords(typed);
  const words = typedWords.filter((word) => !surahWords.has(word));
  if (words.length === 0) return typed.trim() === "" || typedWords.length > 0 ? all : [];
  const found = new Set<number>();
  const add = (surahs: Iterable<number | undefined>) => {
    for (const surah of surahs) if (surah !== undefined) found.add(surah);
  };
  add([surahBySpelling(words) ?? surahByMeaning(words)]);
  const names = [
    ...arabic,
    ...latin,
    ...meanings,
    ...others.flatMap((of, at) => of.map((name) => ({ surah: at + 1, words: nameWords(name) }))),
  ];
  const bare = withoutArticle(words);
  const letters = bare.join("");
  add(
    names
      .filter(
        ({ words: name }) =>
          beginsIn(name, words) || beginsIn(name, bare) || joined(name).startsWith(letters),
      )
      .map(({ surah }) => surah)
      .sort((one, other) => one - other),
  );
  if (arabicScript.test(letters)) {
    const key = arabicKey(words);
    if (key.length > 1) add(surahsWith(byArabic, key));
    return [...found];
  }
  const sound = nameSound(words);
  add([bySound.get(sound)]);
  if (sound.length > 2) add(surahsWith(bySound, sound));
  if (found.size === 0) add([findSurah(words, true)]);
  return [...found];
}

/** "Surah" in the six languages as written beside a name; folded. */
export const surahLabels: ReadonlySet<string> = new Set(
  foldArabic(
    "sura surah surat suraat suurah soorah sourat sourate surate sorah sorat suratul suratu suratun suratal sure suresi suresinin suresinde suresindeki suresinden suresine suresini surede chapter chapitre bab سورة السورة سورت سورہ سورۃ بسورة لسورة وسورة فسورة سوره",
  ).split(" "),
);

/** The labels and the plural; folded. */
export const surahWords: ReadonlySet<string> = new Set([...surahLabels, "surahs"]);
