import { verseKey } from "#domain/verse-reference.ts";
import { type CheckedQuote, checkText } from "./check-text.ts";
import type { FoundQuote } from "./found-quote.ts";
import type { QuranText } from "./quran-text.ts";

/** Finds and judges the quotes of a text, in its order, none overlapping. */
export function foundQuotes(quran: QuranText, text: string): FoundQuote[] {
  return checkText(quran, text).map(asFound);
}

function asFound(quote: CheckedQuote): FoundQuote {
  const { start, end, verdict, references, claimed, corrected, changes, wrongReference: wrong } = quote;
  const range = claimed && claimed.last > claimed.ayah ? `-${claimed.last}` : "";
  return {
    start,
    end,
    verdict,
    references: references.map(verseKey),
    claimed: claimed && `${verseKey(claimed)}${range}`,
    corrected,
    changes,
    wrongReference: wrong && { start: wrong.place.from, end: wrong.place.to, right: wrong.right },
  };
}
