import { foldArabic } from "#domain/arabic-folding/fold-arabic.ts";
import type { Fold } from "./lexicon.ts";

/** Digits and signs that replace letters, as in "k1ll" and "su!cide". */
const lookAlikes: Readonly<Record<string, string>> = { "0": "o", "1": "i", "!": "i", "@": "a", $: "s" };

/** Ends of sentences and clauses become a word of their own, so that phrases do not reach across them. */
const clause = /[.!?؟,،؛;:\n…]+/gu;

/**
 * Merges the vowels that people spell freely when they write Arabic and Urdu in Latin letters, and drops
 * optional h.
 */
function loosened(text: string): string {
  return text
    .replace(/(?<=[bcdgjkpstz])h/g, "")
    .replace(/[ou]+|w(?= )/g, "u")
    .replace(/[eiy]+/g, "i")
    .replace(/(\p{L})\1+/gu, "$1");
}

/**
 * Folds a message for comparison: lower case, no marks or apostrophes, one letter per family, doubled or
 * drawn-out letters once, clauses separated by "|", and a blank at both ends.
 */
export function foldMessage(typed: string, fold: Fold): string {
  const lower = typed
    .toLowerCase()
    .normalize("NFKD")
    .replace(/[\u0300-\u036f]/g, "")
    .replace(/ı/g, "i")
    .replace(/œ/g, "oe")
    .replace(/(?<=\p{L})[01!@$](?=\p{L})/gu, (sign) => lookAlikes[sign] ?? sign)
    .replace(/['’‘`´ʼ]/g, "");
  const words = foldArabic(lower)
    .replace(clause, " | ")
    .replace(/[^\p{L}\p{N}|]+/gu, " ")
    .replace(/(\p{L})\1+/gu, "$1")
    .trim();
  const text = ` ${words} `;
  return fold === "loose" ? loosened(text) : text;
}

/** Turns a word or phrase of a lexicon into a pattern; its tilde matches any ending. */
export function phrasePattern(phrase: string, fold: Fold): string {
  const folded = foldMessage(phrase.replaceAll("~", "xqx"), fold).trim().replaceAll("xqx", "[^ |]*");
  if (fold !== "arabic") return folded;
  // Arabic attaches "and", "so", "for" and "with" to the word; but "لما" is "when", not the "ما" that denies.
  return folded.startsWith("ما ") ? `[وفب]?${folded}` : `[وفلب]?${folded}`;
}
