import type { Letter } from "./letters.ts";
import { isLong, isSoft, isTanweenSeat, stopIndex } from "./reading.ts";
import type { TajweedRule } from "./rule.ts";
import { daggerAlef, wasl } from "./signs.ts";

/**
 * The madd rule of a long letter (Muqaddimah and Tuhfat al-Atfal, chapters of madd), by the hamza or the
 * unvowelled letter after it. Undefined if the letter is not lengthened.
 */
export function maddRule(reading: readonly Letter[], index: number): TajweedRule | undefined {
  const letter = reading[index];
  const stop = stopIndex(reading);
  if (!letter || index > stop) return undefined;
  if (isTanweenSeat(reading, index)) return index === stop ? "madd_2" : undefined;
  if (isSoft(reading, index)) return stopsAfter(reading, index, stop) ? "madd_246" : undefined;
  if (!isLong(reading, index)) return undefined;
  const next = index < stop ? reading[index + 1] : undefined;
  if (!next) return "madd_2";
  if (next.word !== letter.word) return joinedRule(next);
  if (next.base === "ء") return isCallOrPointer(reading, index) ? "madd_munfasil" : "madd_muttasil";
  if (next.shadda || next.sound === "sukun" || isMergedLam(reading, index)) return "madd_6";
  return stopsAfter(reading, index, stop) ? "madd_246" : "madd_2";
}

/** A long letter at a word's end: longer before a hamza, not pronounced before a wasl alef. */
function joinedRule(next: Letter): TajweedRule | undefined {
  if (next.base === wasl) return undefined;
  return next.base === "ء" && !next.pauseBefore ? "madd_munfasil" : "madd_2";
}

/** True if the verse stops on the very next letter, which then loses its vowel. */
function stopsAfter(reading: readonly Letter[], index: number, stop: number): boolean {
  const last = reading[stop];
  if (index !== stop - 1 || !last || last.word !== reading[index]?.word) return false;
  return last.sound !== "an" || last.base === "ة";
}

/**
 * The lam of the article after an interrogative alef, as in ءآلذكرين: it has no vowel, though no sign says
 * so.
 */
function isMergedLam(reading: readonly Letter[], index: number): boolean {
  const next = reading[index + 1];
  const afterLam = reading[index + 2];
  return next?.base === "ل" && !next.sound && afterLam?.word === next.word && afterLam.shadda;
}

/**
 * The `ya` of address and the `ha` of demonstratives are words of their own, though written joined with the
 * small alef: their madd is separated. هآؤم, with a full alef, is one word.
 */
function isCallOrPointer(reading: readonly Letter[], index: number): boolean {
  const letter = reading[index];
  const particle = reading[index - 1];
  if (letter?.base !== daggerAlef || particle?.sound !== "a") return false;
  if (particle.base !== "ي" && particle.base !== "ه") return false;
  const before = reading[index - 2];
  if (before?.word !== particle.word) return true;
  const first = reading[index - 3]?.word !== particle.word;
  return first && before.sound === "a" && (before.base === "و" || before.base === "ف");
}

/** A long letter at a word's end before a wasl alef: written, but pronounced only if the reader stops on it. */
export function isDropped(reading: readonly Letter[], index: number): boolean {
  return isLong(reading, index) && reading[index + 1]?.base === wasl;
}
