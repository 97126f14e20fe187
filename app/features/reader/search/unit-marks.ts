import type { Mark } from "#content/quran-search/index.ts";
import type { UnitMark } from "./search-messages.ts";

const vowelSign = /^[\p{M}\u0640]$/u;
const lam = "ل";
const alef = /^[اأإآٱ]$/;

/** Where a mark may begin or end without parting a letter from its vowels, or an alef from the lam it joins. */
function wholeLetters(signs: readonly string[], at: number): number {
  let bound = at;
  while (bound < signs.length && bound > 0 && vowelSign.test(signs[bound] ?? "")) bound++;
  if (!alef.test(signs[bound] ?? "")) return bound;
  let before = bound - 1;
  while (before > 0 && vowelSign.test(signs[before] ?? "")) before--;
  return signs[before] === lam ? before : bound;
}

/** Marks in code points as ranges of UTF-16 units, widened where they would break the shape of Arabic letters. */
export function unitMarks(text: string, marks: readonly Mark[]): UnitMark[] {
  const signs = [...text];
  const units = [0];
  for (const sign of signs) units.push((units.at(-1) ?? 0) + sign.length);
  const unitAt = (at: number) => units[Math.min(at, signs.length)] ?? text.length;
  const ranges: UnitMark[] = [];
  let end = 0;
  for (const [from, to] of marks) {
    const start = Math.max(end, unitAt(wholeLetters(signs, from)));
    end = Math.max(start, unitAt(endOfLetters(signs, to)));
    if (end > start) ranges.push([start, end]);
  }
  return ranges;
}

/** As `wholeLetters`, but never before the end that was meant: a parted lam takes its alef in. */
function endOfLetters(signs: readonly string[], to: number): number {
  const bound = wholeLetters(signs, to);
  if (bound >= to) return bound;
  let end = to + 1;
  while (end < signs.length && vowelSign.test(signs[end] ?? "")) end++;
  return end;
}
