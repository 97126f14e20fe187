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

/** The consonants of the letters from `first` up to but not including `end`; a doubled one counts once. */
export function skeletonOf(letters: readonly Letter[], first: number, end: number): number[] {
  const skeleton: number[] = [];
  extendSkeleton(skeleton, letters, first, end);
  return skeleton;
}

/** The same as bits, one for each consonant that is there. */
export function consonantBits(letters: readonly Letter[], first: number, end: number): number {
  let bits = 0;
  for (let at = first; at < end; at++) bits |= 1 << skeletonNumber(letters[at]?.base ?? "");
  // Letters without a number have set the lowest.
  return bits & ~1;
}

/** Adds the consonants of the letters that follow those of a skeleton. */
export function extendSkeleton(
  skeleton: number[],
  letters: readonly Letter[],
  first: number,
  end: number,
): void {
  let last = skeleton.at(-1) ?? 0;
  for (let at = first; at < end; at++) {
    const number = skeletonNumber(letters[at]?.base ?? "");
    if (number === 0 || number === last) continue;
    skeleton.push(number);
    last = number;
  }
}
