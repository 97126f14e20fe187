import { foldText } from "#domain/text-search/fold-text.ts";

/** A word with the forms that count as it. */
export type CountedForms = {
  /** Folded without the dagger alef, including attached particles. */
  readonly forms: readonly string[];
  /** Letters with the vowels that a form must have if other words share its letters. */
  readonly vowels?: string | undefined;
  /** Words as they are written, with their vowels, that share a form's letters and are another word. */
  readonly without?: readonly string[] | undefined;
  /** Verses in which the form is another word; or the only verses in which it is this word. */
  readonly exclude?: readonly string[] | undefined;
  readonly only?: readonly string[] | undefined;
};

/** One word of the text as written, with the key of its verse. */
export type WrittenWord = { readonly written: string; readonly folded: string; readonly verse: string };

/** The words of verses of the Uthmani text, without signs of pause and prostration. */
export function writtenWords(
  verses: readonly { readonly key: string; readonly text: string }[],
): WrittenWord[] {
  return verses.flatMap(({ key, text }) =>
    text
      .split(/\s+/u)
      .map((written) => ({ written, folded: foldText(written).folded, verse: key }))
      .filter(({ folded }) => folded !== ""),
  );
}

export type FormCount = {
  readonly occurrences: number;
  readonly verses: number;
  /** Keys of the first verses, in mushaf order. */
  readonly first: readonly string[];
  /** The counted words as the text writes them, without vowels, most frequent first. */
  readonly written: readonly string[];
};

/** Small letters of the mushaf that stand for one of the word's own letters. */
const smallYa = /\u06e7/gu;
const finalYa = /(?<=\u0650)\u0649|\u0649(?=[\u064b-\u0652])/gu;
/** Vowels and marks of recitation; the dagger alef and a hamza stay, with a tatweel that bears it. */
const marks = /[\u064b-\u0653\u0656-\u065f\u06d6-\u06ed]|\u0640(?!\u064e?\u0654)/gu;

/** A word of the Uthmani text without vowels, with the letters that everyday writing has for a few of its signs. */
export function withoutVowels(written: string): string {
  return written
    .replace(/\u0671/gu, "ا")
    .replace(smallYa, "ي")
    .replace(finalYa, "ي")
    .replace(marks, "")
    .replace(/\u0649\u0670$/u, "ى");
}

/** The different ones among words, most frequent first. */
function byFrequency(words: readonly string[]): readonly string[] {
  const times = new Map<string, number>();
  for (const word of words) times.set(word, (times.get(word) ?? 0) + 1);
  return [...times].toSorted(([, one], [, other]) => other - one).map(([word]) => word);
}

const mostNamed = 5;

/** How often the forms of a word occur in the text. */
export function countForms(
  words: readonly WrittenWord[],
  { forms, vowels, without, exclude, only }: CountedForms,
): FormCount {
  const known = new Set(forms);
  const found = words.filter(
    ({ written, folded, verse }) =>
      known.has(folded) &&
      (vowels === undefined || written.includes(vowels)) &&
      !without?.includes(written) &&
      !exclude?.includes(verse) &&
      (only === undefined || only.includes(verse)),
  );
  const verses = [...new Set(found.map(({ verse }) => verse))];
  return {
    occurrences: found.length,
    verses: verses.length,
    first: verses.slice(0, mostNamed),
    written: byFrequency(found.map(({ written }) => withoutVowels(written))),
  };
}
