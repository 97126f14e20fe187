import { ayahCount, surahCount, type VerseReference, verseAt } from "#domain/verse-reference.ts";
import type { BuildProblem } from "./build-problem.ts";
import { keyOf, type VerseText } from "./verse-text.ts";

/** Reports any count other than 114 surahs and 6,236 verses, and a misplaced verse. */
export function checkOrder(text: string, verses: readonly VerseReference[]): readonly BuildProblem[] {
  const problems: BuildProblem[] = [];
  const surahs = new Set(verses.map(({ surah }) => surah)).size;
  if (surahs !== surahCount) problems.push({ text, cause: `has ${surahs} surahs, not ${surahCount}` });
  if (verses.length !== ayahCount) {
    problems.push({ text, cause: `has ${verses.length} verses, not ${ayahCount}` });
  }
  const misplaced = verses.findIndex(({ surah, ayah }, index) => {
    const expected = verseAt(index + 1);
    return expected?.surah !== surah || expected.ayah !== ayah;
  });
  const found = verses[misplaced];
  if (found) {
    problems.push({
      text,
      verse: keyOf(misplaced + 1),
      cause: `has ${found.surah}:${found.ayah} in its place`,
    });
  }
  return problems;
}

/** Reports a verse without letters. */
export function checkNotEmpty(text: string, verses: readonly string[]): readonly BuildProblem[] {
  return verses.flatMap((verse, index) =>
    /\p{L}/u.test(verse) ? [] : [{ text, verse: keyOf(index + 1), cause: "is empty" }],
  );
}

/** Reports a line break, because the hashes join verses by it. */
export function checkOneLine(text: string, verses: readonly string[]): readonly BuildProblem[] {
  return verses.flatMap((verse, index) =>
    /[\n\r]/.test(verse) ? [{ text, verse: keyOf(index + 1), cause: "holds a line break" }] : [],
  );
}

/** Reports a verse that repeats the one before it although the Arabic does not, except the reviewed ones. */
export function checkRepeats(
  text: string,
  verses: readonly string[],
  arabic: readonly string[],
  reviewed: readonly string[],
): readonly BuildProblem[] {
  return verses.flatMap((verse, index) => {
    const key = keyOf(index + 1);
    const repeats = index > 0 && verse === verses[index - 1] && arabic[index] !== arabic[index - 1];
    return repeats && !reviewed.includes(key)
      ? [{ text, verse: key, cause: "repeats the verse before it" }]
      : [];
  });
}

// No translation writes numbers in digits: any digit left is a note mark or a verse number.
const leftOver = /[\p{Nd}\p{No}*†‡]|\[\]|\(\)/u;

/** Reports a cleaned translation that still has a note mark or a verse number. */
export function checkNoMarks(text: string, verses: readonly string[]): readonly BuildProblem[] {
  return verses.flatMap((verse, index) => {
    const mark = leftOver.exec(verse)?.[0];
    return mark ? [{ text, verse: keyOf(index + 1), cause: `still carries the mark ${mark}` }] : [];
  });
}

/** Reports a text shown unchanged that differs, byte for byte, from its package. */
export function checkVerbatim(
  text: string,
  published: readonly string[],
  packaged: readonly VerseText[],
): readonly BuildProblem[] {
  return published.flatMap((verse, index) =>
    Buffer.from(verse).equals(Buffer.from(packaged[index]?.text ?? ""))
      ? []
      : [{ text, verse: keyOf(index + 1), cause: "differs from its package" }],
  );
}
