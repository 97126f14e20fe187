import { foldArabic } from "#domain/arabic-folding/fold-arabic.ts";

/** The most characters of a message that are read; more is a pasted text. */
const longestRead = 1000;

/**
 * A message normalised for matching phrases: lower case, no accents or vowel signs, Arabic and Urdu letters folded,
 * digits as 0 to 9, punctuation as single spaces, repeated letters ("hiiii", "سلااام") written once.
 */
export function plainMessage(typed: string): string {
  const latin = typed
    .slice(0, longestRead)
    .toLowerCase()
    .normalize("NFKD")
    .replace(/(?![\u064b-\u065f])\p{M}/gu, "")
    .replace(/ı/g, "i")
    .replace(/œ/g, "oe");
  return foldArabic(latin)
    .replace(/['’‘`´ʿʾʻʼ]/gu, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .replace(/(\p{L})\1{2,}/gu, "$1")
    .trim();
}

/** Endings after an apostrophe in Turkish and English. */
export const afterApostrophe = /['’](?:n?[iıuü]n|[dt][ae]n?|[dt]eki|s|y?[iıuü]|y?[ae])(?![\p{L}])/giu;
