import type { Letter } from "./letters.ts";
import type { TajweedSpan } from "./rule.ts";

/** Letters whose name has three sounds with a long one in the middle: six counts (Tuhfah, the divisions of the necessary madd). */
const sixCounts: ReadonlySet<string> = new Set("نقصعسلكم");
/** Letters named with two sounds: two counts. Alef has no madd. */
const twoCounts: ReadonlySet<string> = new Set("حيطهر");

/** How many letters the surah's separate opening letters are (`الم`), 0 when the verse has none. */
export function openingLettersCount(letters: readonly Letter[]): number {
  const first = letters.filter(({ word }) => word === 0);
  const areNamed = first.every(
    ({ base, sound, shadda }) =>
      !sound && !shadda && (base === "ا" || sixCounts.has(base) || twoCounts.has(base)),
  );
  return areNamed ? first.length : 0;
}

/** The madd of each opening letter, by its name. */
export function openingLetterSpans(letters: readonly Letter[]): TajweedSpan[] {
  return letters
    .filter(({ base }) => base !== "ا")
    .map(({ from, to, base }) => ({ from, to, rule: sixCounts.has(base) ? "madd_6" : "madd_2" }));
}
