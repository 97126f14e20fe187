import type { Letter } from "./letters.ts";
import type { TajweedSpan } from "./rule.ts";

/**
 * Letters whose name has three sounds with a long vowel in the middle: six counts (Tuhfah, divisions of the
 * necessary madd).
 */
const sixCounts: ReadonlySet<string> = new Set("نقصعسلكم");
/** Letters whose name has two sounds: two counts. Alef has no madd. */
const twoCounts: ReadonlySet<string> = new Set("حيطهر");

/** Number of the surah's separate opening letters (`الم`); 0 if the verse has none. */
export function openingLettersCount(letters: readonly Letter[]): number {
  const first = letters.filter(({ word }) => word === 0);
  const areNamed = first.every(
    ({ base, sound, shadda }) =>
      !sound && !shadda && (base === "ا" || sixCounts.has(base) || twoCounts.has(base)),
  );
  return areNamed ? first.length : 0;
}

/** The madd of each opening letter, by the letter's name. */
export function openingLetterSpans(letters: readonly Letter[]): TajweedSpan[] {
  return letters
    .filter(({ base }) => base !== "ا")
    .map(({ from, to, base }) => ({ from, to, rule: sixCounts.has(base) ? "madd_6" : "madd_2" }));
}
