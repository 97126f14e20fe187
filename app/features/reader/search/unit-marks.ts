import type { Mark } from "#content/quran-search/index.ts";
import type { UnitMark } from "./search-messages.ts";

const diacritic = /^[\p{M}\u0640]$/u;
const lam = "ل";
const alef = /^[اأإآٱ]$/;

/** The nearest position that splits no letter from its diacritics, and no lam from the alef it is joined with. */
function letterBoundary(characters: readonly string[], at: number): number {
  let bound = at;
  while (bound < characters.length && bound > 0 && diacritic.test(characters[bound] ?? "")) bound++;
  if (!alef.test(characters[bound] ?? "")) return bound;
  let before = bound - 1;
  while (before > 0 && diacritic.test(characters[before] ?? "")) before--;
  return characters[before] === lam ? before : bound;
}

/** Converts marks in code points to ranges of UTF-16 units, widened where they would split an Arabic letter. */
export function unitMarks(text: string, marks: readonly Mark[]): UnitMark[] {
  const characters = [...text];
  const units = [0];
  for (const character of characters) units.push((units.at(-1) ?? 0) + character.length);
  const unitAt = (at: number) => units[Math.min(at, characters.length)] ?? text.length;
  const ranges: UnitMark[] = [];
  let end = 0;
  for (const [from, to] of marks) {
    const start = Math.max(end, unitAt(letterBoundary(characters, from)));
    end = Math.max(start, unitAt(endBoundary(characters, to)));
    if (end > start) ranges.push([start, end]);
  }
  return ranges;
}

/** Like `letterBoundary`, but never before `to`: a lam at the end takes its alef in. */
function endBoundary(characters: readonly string[], to: number): number {
  const bound = letterBoundary(characters, to);
  if (bound >= to) return bound;
  let end = to + 1;
  while (end < characters.length && diacritic.test(characters[end] ?? "")) end++;
  return end;
}
