import { foldArabic } from "#domain/arabic-folding/fold-arabic.ts";
import type { Fold } from "./lexicon.ts";

/** Letters that stand in a word's place of others, as in "k1ll" and "su!cide". */
const lookAlikes: Readonly<Record<string, string>> = { "0": "o", "1": "i", "!": "i", "@": "a", $: "s" };

/** Where a sentence or clause ends: a word of its own, so that phrases do not reach across it. */
const clause = /[.!?؟,،؛;:\n…]+/gu;

/** Vowels that Arabic and Urdu in Latin letters spell freely, and the h that some leave out. */
function loosened(text: string): string {
  return text
    .replace(/(?<=[bcdgjkpstz])h/g, "")
    .replace(/[ou]+|w(?= )/g, "u")
    .replace(/[eiy]+/g, "i")
    .replace(/(\p{L})\1+/gu, "$1");
}

/**
 * A message as it is compared: lower case without marks and apostrophes, letters of a family as one, a letter
 * that is doubled or drawn out once, clauses parted by "|", and a blank at both ends.
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

/** A word or phrase of a lexicon as a pattern; its tilde stands for any ending. */
export function phrasePattern(phrase: string, fold: Fold): string {
  const folded = foldMessage(phrase.replaceAll("~", "xqx"), fold).trim().replaceAll("xqx", "[^ |]*");
  // "And", "so", "for" and "with" are written onto the word in Arabic.
  return fold === "arabic" ? `[وفلب]?${folded}` : folded;
}
