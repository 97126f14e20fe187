import { foldArabic } from "#domain/arabic-folding/fold-arabic.ts";
import { findSurah, surahWords } from "#domain/surah-names/find-surah.ts";
import { parseVerseRange, type VerseRange } from "#domain/verse-range.ts";
import { latinSound } from "./name-sound.ts";
import { nameWords } from "./name-words.ts";
import { verseNames } from "./verse-names.ts";
import { verseOpenings } from "./verse-openings.ts";

/** "Verse" and "verses" in the six languages, also with the Arabic article joined on; folded. */
export const verseLabels: ReadonlySet<string> = new Set(
  (
    "verse verses verset versets ayah ayahs aya ayas ayat ayaat aayat aayah ayet ayeti ayetleri ayatul ayatu ayatal " +
    "ayatel ayatol ayatil ayetul ayetel ayetu ايه ايت ايات الايه الايات ايتي ايتا"
  ).split(" "),
);

/** Words that join the label to the name: articles and "of" in the six languages; folded. */
const joiners: ReadonlySet<string> = new Set([
  ..."the of in le la les l du de des d al el ul ol il un us ur uz ush ar an as ash at ad az adh ath e i about sur tentang wearing sura wali wala ki ka ke ile ilgili hakkinda".split(
    " ",
  ),
  ..."من في عن كي كا كے والي quran coran kuran alquran القران قران"
    .split(" ")
    .map((word) => foldArabic(word)),
]);

const arabicScript = /[\u0600-\u06ff]/;

/** The key of a name: phonetic in Latin letters, without articles and spaces in Arabic ones. */
function keyOf(words: readonly string[]): string {
  const text = words.join("");
  if (!arabicScript.test(text)) return latinSound(text);
  return words.map((word) => word.replace(/^ال(?=..)/, "").replace(/(?<=..)[هت]$/, "")).join("");
}

function withoutJoiners(words: readonly string[]): readonly string[] {
  const left = words.filter((word) => !joiners.has(word));
  return left.length > 0 ? left : words;
}

/** A query without "verse" and the words that join it to a name; undefined where that leaves it as it is, or nothing. */
export function withoutVerseLabels(query: string): string | undefined {
  const words = nameWords(query);
  if (!words.some((word) => verseLabels.has(word))) return undefined;
  const left = words.filter((word) => !verseLabels.has(word) && !joiners.has(word));
  return left.length > 0 ? left.join(" ") : undefined;
}

function rangesOf(references: readonly string[]): readonly VerseRange[] {
  return references.map((reference) => {
    const range = parseVerseRange(reference);
    if (typeof range === "string") throw new RangeError(`${reference}: ${range}`);
    return range;
  });
}

const { labelled, alone } = (() => {
  const tables = {
    labelled: new Map<string, readonly VerseRange[]>(),
    alone: new Map<string, readonly VerseRange[]>(),
  };
  for (const { verses, names, alone: full = [] } of [...verseNames, ...verseOpenings]) {
    const ranges = rangesOf(verses);
    for (const name of Object.values(names).flat()) addOnce(tables.labelled, name, ranges);
    for (const name of full) addOnce(tables.alone, name, ranges);
  }
  return tables;
})();

const openings = verseOpenings.flatMap(({ verses, alone: typed = [] }) =>
  typed.map((words) => [keyOf(withoutJoiners(nameWords(words))), rangesOf(verses)] as const),
);

function addOnce(map: Map<string, readonly VerseRange[]>, name: string, ranges: readonly VerseRange[]): void {
  const key = keyOf(withoutJoiners(nameWords(name)));
  if (!map.has(key)) map.set(key, ranges);
}

/** Letters that are "ayat al-" or "آية" written together with the name: ayatulkursi, ayetelkürsi, ايهالكرسي. */
const joinedLabel = /^(?:aa?y+[ae]{1,2}[ht]?[aeiou]?l?|ا?اي[هت])$/;
const longestLabel = 9;

function joinedName(word: string): readonly VerseRange[] | undefined {
  for (let cut = 2; cut <= Math.min(longestLabel, word.length - 3); cut++)
    if (joinedLabel.test(word.slice(0, cut))) {
      const found = labelled.get(keyOf([word.slice(cut)]));
      if (found) return found;
    }
  return undefined;
}

/** Letters of a key from which it may be the beginning of a verse's well-known words, or go on after them. */
const shortestBegun = 10;

function begunOpening(key: string): readonly VerseRange[] | undefined {
  if (key.length < shortestBegun || arabicScript.test(key)) return undefined;
  for (const [name, ranges] of openings)
    if (name.startsWith(key) || (name.length >= shortestBegun && key.startsWith(name))) return ranges;
  return undefined;
}

/**
 * The verses that folded words name, the most likely first: `ayat al kursi`, `verset du trône`, `آیت الکرسی`.
 * Undefined when they name none; a name alone ("throne") is an ordinary word to search for.
 */
export function versesByName(words: readonly string[]): readonly VerseRange[] | undefined {
  const full = withoutJoiners(words);
  const namedAlone = alone.get(keyOf(full));
  if (namedAlone) return namedAlone;
  const begun = full.length > 1 ? begunOpening(keyOf(full)) : undefined;
  if (begun) return begun;
  const name = full.filter((word) => !verseLabels.has(word) && !surahWords.has(word));
  if (name.length === 0) return undefined;
  // "Surah an-nur" is the surah; "surah kursi" can only be the verse.
  const isVerse = full.some((word) => verseLabels.has(word));
  if (isVerse || (name.length < full.length && findSurah(name, false) === undefined)) {
    const found = labelled.get(keyOf(name));
    if (found) return found;
  }
  return joinedName(name.join(""));
}
