import type { VerseReference } from "#domain/verse-reference.ts";
import { agree } from "./agree.ts";
import { type Letter, readLetters } from "./letters.ts";
import { plainVerse } from "./plain-verse.ts";
import { type VerifiedQuran, type VerifiedVerse, wordsOf } from "./verified-quran.ts";
import { type WordDifference, wordDifferences } from "./word-differences.ts";

/** How a text that a site shows as Quran compares with the verified text. Only `exact` is called Quran. */
export type VerseMatch =
  | { readonly kind: "exact" | "variant"; readonly reference: VerseReference; readonly isPart: boolean }
  | {
      readonly kind: "altered";
      readonly reference: VerseReference;
      readonly differences: readonly WordDifference[];
    }
  /** The words of another verse than the one the site names. */
  | { readonly kind: "wrong-reference"; readonly given: VerseReference; readonly reference: VerseReference }
  | { readonly kind: "not-quran" };

/** A text to match; a quotation may be part of a verse, while the text at a verse mark is the whole verse. */
export type SeenText = {
  readonly text: string;
  readonly reference?: VerseReference;
  readonly isQuotation: boolean;
};

/** The fewest words by which a part of a verse is recognised without a reference. */
const fewestWordsOfPart = 3;
/** The share of words that a text must have in common with a verse to count as altered. */
const shareOfAltered = 0.6;

type Spelling = "exact" | "variant";

function wholeSpelling(
  plain: string,
  letters: readonly Letter[],
  verse: VerifiedVerse,
): Spelling | undefined {
  if (plain === verse.plain) return "exact";
  return verse.spellings().some((verified) => agree(letters, verified)) ? "variant" : undefined;
}

function partSpelling(plain: string, letters: readonly Letter[], verse: VerifiedVerse): Spelling | undefined {
  if (` ${verse.plain} `.includes(` ${plain} `)) return "exact";
  return verse.words().some((words) => isRunOfWords(letters, words)) ? "variant" : undefined;
}

/** True when the letters are those of consecutive whole words. */
function isRunOfWords(letters: readonly Letter[], words: readonly string[]): boolean {
  const parts = words.map(readLetters);
  return parts.some((_, first) => {
    let run: Letter[] = [];
    for (const part of parts.slice(first)) {
      run = [...run, ...part];
      if (agree(letters, run)) return true;
      if (run.length > letters.length * 2 + 8) return false;
    }
    return false;
  });
}

function spellingIn(seen: SeenText, plain: string, letters: readonly Letter[], verse: VerifiedVerse) {
  const whole = wholeSpelling(plain, letters, verse);
  if (whole) return { kind: whole, reference: verse.reference, isPart: false } as const;
  const part = seen.isQuotation ? partSpelling(plain, letters, verse) : undefined;
  return part && ({ kind: part, reference: verse.reference, isPart: true } as const);
}

/** Compares a text with the verified Quran: with the verse that the site names, else with all verses. */
export function matchVerse(seen: SeenText, quran: VerifiedQuran): VerseMatch {
  const plain = plainVerse(seen.text);
  const letters = readLetters(seen.text);
  if (letters.length === 0) return { kind: "not-quran" };
  const named = seen.reference && quran.verse(seen.reference);
  const asNamed = named && spellingIn(seen, plain, letters, named);
  if (asNamed) return asNamed;

  const whole = quran
    .withSkeleton(letters)
    .map((verse) => ({ verse, kind: wholeSpelling(plain, letters, verse) }))
    .filter(({ kind }) => kind !== undefined)
    .sort((one, other) => Number(other.kind === "exact") - Number(one.kind === "exact"))[0];
  if (named && whole)
    return { kind: "wrong-reference", given: named.reference, reference: whole.verse.reference };
  if (named)
    return {
      kind: "altered",
      reference: named.reference,
      differences: wordDifferences(seen.text, named).differences,
    };
  if (whole?.kind) return { kind: whole.kind, reference: whole.verse.reference, isPart: false };
  return withoutReference(seen, plain, letters, quran);
}

function withoutReference(
  seen: SeenText,
  plain: string,
  letters: readonly Letter[],
  quran: VerifiedQuran,
): VerseMatch {
  const words = wordsOf(seen.text);
  if (words.length < fewestWordsOfPart) return { kind: "not-quran" };
  const nearest = quran.nearest(words);
  for (const verse of seen.isQuotation ? nearest : []) {
    const part = spellingIn(seen, plain, letters, verse);
    if (part) return part;
  }
  const compared = nearest
    .map((verse) => ({ verse, ...wordDifferences(seen.text, verse) }))
    .sort((one, other) => other.common - one.common)[0];
  if (!compared || compared.common < fewestWordsOfPart - 1) return { kind: "not-quran" };
  return compared.common / words.length >= shareOfAltered
    ? { kind: "altered", reference: compared.verse.reference, differences: compared.differences }
    : { kind: "not-quran" };
}
