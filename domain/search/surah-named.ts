import { foldArabic } from "#domain/arabic-folding/fold-arabic.ts";
import { asciiDigits } from "#domain/typed-number.ts";
import { nameSound, soundConsonants, withoutArticle } from "./name-sound.ts";
import { nameWords } from "./name-words.ts";
import { surahNames } from "./surah-names.ts";

const arabicScript = /[\u0600-\u06ff]/;

type Written = { readonly surah: number; readonly words: readonly string[] };

const { arabicNames, spellings, sounds, consonants, meanings, written } = (() => {
  const tables = {
    arabicNames: new Map<string, number>(),
    spellings: new Map<string, number>(),
    sounds: new Map<string, number>(),
    consonants: new Map<string, number>(),
    meanings: new Map<string, number>(),
    written: [] as Written[],
  };
  const ambiguous = new Set<string>();
  surahNames.forEach(([arabic, romanised, meaning], at) => {
    const surah = at + 1;
    for (const name of arabic.split("، ")) {
      tables.arabicNames.set(arabicKey(name), surah);
      tables.written.push({ surah, words: nameWords(name) });
    }
    for (const name of romanised.split(", ")) {
      const words = nameWords(name);
      tables.written.push({ surah, words });
      addOnce(tables.spellings, withoutArticle(words).join(""), surah);
      addOnce(tables.spellings, words.join(""), surah);
      const sound = nameSound(words);
      addOnce(tables.sounds, sound, surah);
      const bones = soundConsonants(sound);
      if ((tables.consonants.get(bones) ?? surah) !== surah) ambiguous.add(bones);
      tables.consonants.set(bones, surah);
    }
    for (const name of meaning.split(", ")) {
      const words = nameWords(name);
      if (name) tables.meanings.set(meaningKey(words), surah);
      if (name) tables.written.push({ surah, words });
    }
  });
  for (const bones of ambiguous) tables.consonants.delete(bones);
  return tables;
})();

function addOnce(map: Map<string, number>, key: string, surah: number): void {
  if (!map.has(key)) map.set(key, surah);
}

/** Arabic and Urdu names, without the article, spaces, or the final ت that Urdu writes for ة. */
function arabicKey(name: string): string {
  return foldArabic(name)
    .replace(/[^\u0600-\u06ff]/g, "")
    .replace(/^ال(?=..)/, "")
    .replace(/(?<=..)[هت]$/, "")
    .replace(/^ياسين$|^يسين$/, "يس");
}

function meaningKey(words: readonly string[]): string {
  return words.filter((word) => !/^(?:the|le|la|les|l)$/.test(word)).join(" ");
}

/** The surah with exactly this name in one of the known spellings; takes folded words. */
export function surahSpelt(words: readonly string[]): number | undefined {
  if (arabicScript.test(words.join(""))) return arabicNames.get(arabicKey(words.join("")));
  return (
    spellings.get(words.join("")) ??
    spellings.get(withoutArticle(words).join("")) ??
    meanings.get(meaningKey(words))
  );
}

/**
 * The surah that folded words name: an exact spelling first, then the same phonetic key. `isCertain`
 * means that a surah is certainly meant, so that equal consonants suffice.
 */
export function surahNamed(words: readonly string[], isCertain: boolean): number | undefined {
  const spelt = surahSpelt(words);
  if (spelt !== undefined || arabicScript.test(words.join(""))) return spelt;
  const sound = nameSound(words);
  const soundAlikes = sounds.get(sound);
  // More than one word without its article is a sentence: "in yasin" has the consonants of al-Insan.
  if (soundAlikes !== undefined || !isCertain || withoutArticle(words).length > 1) return soundAlikes;
  const bones = soundConsonants(sound);
  return bones.length > 2 ? consonants.get(bones) : undefined;
}

/** True when each typed word starts a word of the name, in order; the last may be unfinished. */
function beginsIn(name: readonly string[], typed: readonly string[]): boolean {
  return name.some((_, at) =>
    typed.every((word, next) =>
      next === typed.length - 1 ? name[at + next]?.startsWith(word) : name[at + next] === word,
    ),
  );
}

/**
 * The surahs of a list that match the typed text, best first: by number, exact spelling, the beginning of a
 * name or of a word of it, or phonetic key. `others` has additional names of each surah, in mushaf order.
 */
export function surahsListed(typed: string, others: readonly (readonly string[])[] = []): readonly number[] {
  const digits = asciiDigits(typed.trim());
  const all = surahNames.map((_, at) => at + 1);
  if (/^\d+$/.test(digits)) return all.filter((surah) => String(surah).startsWith(digits));
  const words = nameWords(typed).filter((word) => !surahLabels.has(word));
  if (words.length === 0) return typed.trim() === "" || nameWords(typed).length > 0 ? all : [];
  const found = new Set<number>();
  const add = (surahs: Iterable<number | undefined>) => {
    for (const surah of surahs) if (surah !== undefined) found.add(surah);
  };
  add([surahSpelt(words)]);
  const names = [
    ...written,
    ...others.flatMap((of, at) => of.map((name) => ({ surah: at + 1, words: nameWords(name) }))),
  ];
  const bare = withoutArticle(words);
  const joined = withoutArticle(words).join("");
  add(
    names
      .filter(
        ({ words: name }) =>
          beginsIn(name, words) || beginsIn(name, bare) || withoutArticle(name).join("").startsWith(joined),
      )
      .map(({ surah }) => surah)
      .sort((one, other) => one - other),
  );
  if (arabicScript.test(joined)) {
    const key = arabicKey(joined);
    add(
      [...arabicNames].filter(([name]) => key.length > 1 && name.startsWith(key)).map(([, surah]) => surah),
    );
    return [...found];
  }
  const sound = nameSound(words);
  add([sounds.get(sound)]);
  if (sound.length > 2) add([...sounds].filter(([name]) => name.startsWith(sound)).map(([, surah]) => surah));
  if (found.size === 0) add([surahNamed(words, true)]);
  return [...found];
}

/** "Surah" in the six languages; folded. */
export const surahLabels: ReadonlySet<string> = new Set(
  "surah sura surat sure suresi surahs sourate chapter chapitre سوره سورت السوره".split(" "),
);
