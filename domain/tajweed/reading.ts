import type { Letter } from "./letters.ts";
import { daggerAlef, signs } from "./signs.ts";

/**
 * The letters pronounced when the verse is read in one breath with a stop at its end: letters under a zero
 * are left out, but the upright zero on the last letter is pronounced, as in `الظنونا` at the stop.
 */
export function readingOf(letters: readonly Letter[]): Letter[] {
  const spoken = letters.filter((letter) => letter.silence !== "always");
  return spoken.filter((letter, index) => letter.silence !== "joined" || index === spoken.length - 1);
}

/** True for a letter of madd: an alef, a waw after damma, a ya after kasra, or one of their small forms. */
export function isLong(reading: readonly Letter[], index: number): boolean {
  const letter = reading[index];
  const before = reading[index - 1];
  if (!letter || letter.sound || letter.shadda || !before || before.word !== letter.word) return false;
  if (letter.base === daggerAlef) return true;
  return before.sound !== undefined && longAfter[letter.base]?.includes(before.sound) === true;
}

const longAfter: Readonly<Record<string, string>> = {
  ا: "a",
  ى: "ai",
  ي: "i",
  و: "u",
  [signs.smallWaw]: "u",
  [signs.smallYa]: "i",
  [signs.smallHighYa]: "i",
};

/** True for a waw or ya with sukun after a fatha (a letter of leen). */
export function isSoft(reading: readonly Letter[], index: number): boolean {
  const letter = reading[index];
  const before = reading[index - 1];
  if (letter?.sound !== "sukun" || before?.sound !== "a" || before.word !== letter.word) return false;
  return letter.base === "و" || isYa(letter);
}

export function isYa({ base }: Letter): boolean {
  return base === "ي" || base === "ى";
}

/** True for the alef (or ya) written after a tanween of fatha: pronounced only if the reader stops on it. */
export function isTanweenSeat(reading: readonly Letter[], index: number): boolean {
  const letter = reading[index];
  const before = reading[index - 1];
  if (!letter || letter.sound || before?.sound !== "an" || before.word !== letter.word) return false;
  return letter.base === "ا" || letter.base === "ى";
}

/** The next pronounced letter, also in the next word; undefined before a stop, a sakt or the verse's end. */
export function nextPronounced(reading: readonly Letter[], index: number): Letter | undefined {
  const next = reading[isTanweenSeat(reading, index + 1) ? index + 2 : index + 1];
  return next?.pauseBefore ? undefined : next;
}

/** Index of the letter on which a reader stops: the waw or ya that lengthens a pronoun's ه is dropped. */
export function stopIndex(reading: readonly Letter[]): number {
  const last = reading.length - 1;
  const { base } = reading[last] ?? {};
  const lengthensPronoun = base === signs.smallWaw || base === signs.smallYa;
  return lengthensPronoun && reading[last - 1]?.base === "ه" ? last - 1 : last;
}
