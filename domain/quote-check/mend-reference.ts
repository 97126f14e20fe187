import { nameWords } from "#domain/search/name-words.ts";
import { surahBySpelling } from "#domain/surah-names/find-surah.ts";
import { readReference } from "./read-reference.ts";
import type { VerseRange } from "./source.ts";

/** The name of a surah in Arabic or in Latin letters, without the word "surah". */
export type SurahNameIn = (surah: number, script: "arabic" | "latin") => string | undefined;

const anyDigit = /[\d\u0660-\u0669\u06f0-\u06f9]/;
const number = "([\\d\\u0660-\\u0669\\u06f0-\\u06f9]{1,3})";
const upTo = `(\\s*[-–—]\\s*)${number}`;
const bothNumbers = new RegExp(`${number}(\\s*[:：/]\\s*)${number}(?:${upTo})?`);
const verseNumbers = new RegExp(`${number}(?:${upTo})?`);
const arabicLetter = /[\u0621-\u06d3]/;
const word = /[\p{L}\p{M}'’-]+/gu;
const longestName = 4;

/** Writes a number in the digits of a written one. */
function inDigitsOf(written: string, value: number): string {
  const zero = (anyDigit.exec(written)?.[0].codePointAt(0) ?? 0x30) & ~15;
  return String(value).replace(/\d/g, (plain) => String.fromCodePoint(zero + Number(plain)));
}

const rangeIn = (written: string, { ayah, last }: VerseRange, dash = "-") =>
  inDigitsOf(written, ayah) + (last > ayah ? dash + inDigitsOf(written, last) : "");

/**
 * The reference as it should be: the numbers in the digits that are used, the name of another surah in the letters that are
 * used; the rest stays as it is written. Where the name cannot be put in its place, the two numbers stand alone.
 */
export function mendedReference(written: string, right: VerseRange, nameOf: SurahNameIn): string {
  const wrong = readReference(written);
  const named =
    wrong && wrong.surah !== right.surah ? withName(written, wrong.surah, right.surah, nameOf) : written;
  const mended = bothNumbers.test(named)
    ? named.replace(
        bothNumbers,
        (_, surah: string, colon: string, _ayah, dash?: string) =>
          inDigitsOf(surah, right.surah) + colon + rangeIn(surah, right, dash),
      )
    : named.replace(verseNumbers, (_, ayah: string, dash?: string) => rangeIn(ayah, right, dash));
  const read = readReference(mended);
  const isRight = read?.surah === right.surah && read.ayah === right.ayah && read.last === right.last;
  return isRight ? mended : `${inDigitsOf(written, right.surah)}:${rangeIn(written, right)}`;
}

/** The same with the name of another surah, where one is written. */
function withName(written: string, wrong: number, right: number, nameOf: SurahNameIn): string {
  const words = [...written.matchAll(word)];
  for (let count = longestName; count > 0; count--)
    for (let at = 0; at + count <= words.length; at++) {
      const [first, last] = [words[at], words[at + count - 1]];
      if (!first || !last) continue;
      const end = last.index + last[0].length;
      const name = written.slice(first.index, end);
      if (anyDigit.test(name) || surahBySpelling(nameWords(name)) !== wrong) continue;
      const other = nameOf(right, arabicLetter.test(name) ? "arabic" : "latin");
      if (other !== undefined) return written.slice(0, first.index) + other + written.slice(end);
    }
  return written;
}
