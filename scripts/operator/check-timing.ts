import { arabicWords } from "#content/quran/building/arabic-words.ts";
import { packageOf } from "#content/quran/building/described-sources.ts";
import { readArabic } from "#content/quran/building/read-packages.ts";
import { verseReciters } from "#content/reciters/index.ts";
import { type TextPackManifest, timingEntry } from "#contract/text-pack.ts";
import { ayahCount, parseVerseKey, verseNumber } from "#domain/verse-reference.ts";
import type { VerseText } from "#server/store/text-rows.ts";
import { type Line, problemOf } from "./pack-lines.ts";

/** The number of words of each verse, in order: signs that stand alone are no words. */
function wordCounts(): readonly number[] {
  return readArabic(packageOf("arabic")).map(({ text }) => arabicWords(text).length);
}

/** The times of words, verse by verse in the order of the Quran; throws one line that says what is wrong. */
export function timesOf(lines: readonly Line[], { language, reciter }: TextPackManifest): VerseText[] {
  if (language !== "ar") throw new Error('pack.json: "language" of the times of words is ar');
  if (!verseReciters.some(({ id }) => id === reciter))
    throw new Error(`pack.json: "reciter" is none of ${verseReciters.map(({ id }) => id).join(", ")}`);
  const counts = wordCounts();
  const found = new Map<number, VerseText>();
  for (const { place, value } of lines) {
    const read = timingEntry.safeParse(value);
    if (!read.success) throw new Error(`${place}: ${problemOf(read.error)}`);
    const { verses, words } = read.data;
    const verse = parseVerseKey(verses);
    const number = verse && verseNumber(verse);
    if (number === undefined || number > ayahCount) throw new Error(`${place}: there is no verse ${verses}`);
    if (found.has(number)) throw new Error(`${place}: ${verses} has times already`);
    const count = counts[number - 1] ?? 0;
    let before = 0;
    for (const [word, from, to] of words) {
      if (word > count) throw new Error(`${place}: ${verses} has ${count} words, and no word ${word}`);
      if (to <= from) throw new Error(`${place}: word ${word} of ${verses} ends before it begins`);
      if (from < before)
        throw new Error(`${place}: the words of ${verses} are not in the order of their times`);
      before = from;
    }
    found.set(number, { first: number, last: number, text: JSON.stringify(words) });
  }
  return [...found.values()].sort((one, other) => one.first - other.first);
}
