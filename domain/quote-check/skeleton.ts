import type { Letter } from "./letters.ts";

/** Consonants that every spelling of a word writes, each with its number from 1. */
const numbers: ReadonlyMap<string, number> = new Map(
  [..."بثجحخدذرزسشضطظعغفقكلمنه"].map((letter, at) => [letter, at + 1]),
);

/** One more than the highest number. */
export const skeletonBase = numbers.size + 1;

/** Letters that spellings exchange: the feminine ending, the small seen over a sad, the small noon. */
const counterparts: ReadonlyMap<string, string> = new Map([
  ["\u0629", "\u0647"],
  ["\u062a", "\u0647"],
  ["\u0635", "\u0633"],
  ["\u06e8", "\u0646"],
]);

/** By code point, up to the last Arabic letter: texts are read letter by letter. */
const numbersByCode = new Uint8Array(0x700);
for (const [letter, number] of numbers) numbersByCode[letter.charCodeAt(0)] = number;
for (const [letter, other] of counterparts) numbersByCode[letter.charCodeAt(0)] = numbers.get(other) ?? 0;

/** The number of a letter in a skeleton; 0 for alef, waw, ya, hamza and anything else that may be left out. */
const skeletonNumber = (base: string): number => numbersByCode[base.charCodeAt(0)] ?? 0;

/** Consonants of a text with the index of the letter each stands for; a doubled one counts once. */
export type Skeleton = { readonly numbers: readonly number[]; readonly letters: readonly number[] };

/** The skeleton of the letters from `first` up to but not including `end`. */
export function skeletonOf(letters: readonly Letter[], first: number, end: number): Skeleton {
  const found: number[] = [];
  const places: number[] = [];
  for (let at = first; at < end; at++) {
    const number = skeletonNumber(letters[at]?.base ?? "");
    if (number === 0 || number === found.at(-1)) continue;
    found.push(number);
    places.push(at);
  }
  return { numbers: found, letters: places };
}
