import { bracketedTexts } from "./brackets.ts";
import { introductionBefore, isNamedHadith } from "./introductions.ts";

/** A part of a text that may be a hadith, in UTF-16 units. */
export type HadithClaim = {
  readonly from: number;
  readonly to: number;
  /** True where the words around it say that it is one. */
  readonly isCertain: boolean;
};

const endOfQuote = /[\n([{«“"﴿]|[.!؟?؛](?=\s|$)/;
/** In UTF-16 units; the longest hadith that is carried, vowelled, has about 2,200. */
const longest = 3000;

/** What stands between quotation marks, and what follows "the Prophet said:", in the order of the text. */
export function hadithClaims(text: string): HadithClaim[] {
  const claims: HadithClaim[] = [];
  let since = 0;
  for (const { from, to, outerFrom, outerTo, kind } of bracketedTexts(text)) {
    if (kind === "verse" || to - from > longest) continue;
    const isCertain = isNamedHadith(text, outerTo) || introductionBefore(text, outerFrom, since) === "hadith";
    if (kind === "quote" || isCertain) claims.push({ from, to, isCertain });
    since = outerTo;
  }
  for (const { index, 0: colon } of text.matchAll(/[:：]\s*/g)) {
    if (introductionBefore(text, index, index - 60) !== "hadith") continue;
    const from = index + colon.length;
    const length = text.slice(from, from + longest).search(endOfQuote);
    const to = length < 0 ? Math.min(text.length, from + longest) : from + length;
    if (to > from) claims.push({ from, to, isCertain: true });
  }
  return claims;
}
