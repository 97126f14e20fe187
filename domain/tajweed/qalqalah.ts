import type { Letter } from "./letters.ts";
import { isTanweenSeat, stopIndex } from "./reading.ts";

const echoing: ReadonlySet<string> = new Set("قطبجد");

/**
 * The five letters of qalqalah echo when they have no vowel: under a sukun, and where the verse stops
 * (Muqaddimah, chapter of the letters' qualities).
 */
export function isEchoing(reading: readonly Letter[], index: number): boolean {
  const letter = reading[index];
  if (!letter || !echoing.has(letter.base)) return false;
  if (letter.sound === "sukun") return true;
  return index === stopIndex(reading) && letter.sound !== "an" && !isTanweenSeat(reading, index + 1);
}
