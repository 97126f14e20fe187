import type { BuildProblem } from "./build-problem.ts";
import { keyOf } from "./verse-text.ts";

// Seats of hamza and forms of alif and ya that the two encodings write differently for the same letter.
const oneLetter: Readonly<Record<string, string>> = {
  ٱ: "ا",
  أ: "ا",
  إ: "ا",
  آ: "ا",
  ى: "ي",
  ئ: "ي",
  ؤ: "و",
};

/** The letters without vowels, marks, spaces and hamza: what two encodings of one text must share. */
export function consonantSkeleton(text: string): string {
  return text
    .replace(/[^\u0621-\u063a\u0641-\u064a\u0671]|\u0621/g, "")
    .replace(/[ٱأإآىئؤ]/g, (letter) => oneLetter[letter] ?? letter);
}

/**
 * What modern spelling has in common with the Uthmani: the skeleton without alif, waw and ya, which the two
 * write or omit differently, and without doubling (Uthmani writes the lam of al-layl once).
 */
export function spellingSkeleton(text: string): string {
  return consonantSkeleton(text)
    .replace(/[اوي]/g, "")
    .replace(/ة/g, "ت")
    .replace(/(.)\1+/g, "$1");
}

/** Reports a verse whose letters differ from the second source, except the listed verses. */
export function checkSkeletons(
  text: string,
  verses: readonly string[],
  second: readonly string[],
  exceptions: readonly string[],
  skeleton: (verse: string) => string = consonantSkeleton,
): readonly BuildProblem[] {
  return verses.flatMap((verse, index) => {
    const key = keyOf(index + 1);
    const [ours, theirs] = [skeleton(verse), skeleton(second[index] ?? "")];
    return ours === theirs || exceptions.includes(key)
      ? []
      : [{ text, verse: key, cause: `has the letters ${ours} where the second source has ${theirs}` }];
  });
}
