import type { CheckedQuote } from "./check-text.ts";
import type { Change } from "./mend-quote.ts";
import { mendedReference, type SurahNameIn } from "./mend-reference.ts";
import type { VerseRange } from "./source.ts";

/** A checked quote as it is shown: verses by their keys, everything else as the engine judged it. */
export type FoundQuote = {
  /** UTF-16 units of the text. */
  readonly start: number;
  readonly end: number;
  readonly verdict: CheckedQuote["verdict"];
  /** Verses such as `3:19`. */
  readonly references: readonly string[];
  /** The verse or verses that the text names, such as `3:18` or `94:5-6`. */
  readonly claimed: string | undefined;
  /** The words as the verified edition has them; undefined where nothing was found. */
  readonly corrected: string | undefined;
  readonly changes: readonly Change[];
  /** Where the text names another verse, in UTF-16 units, and the one whose words these are. */
  readonly wrongReference?: WrongReference | undefined;
};

type WrongReference = {
  readonly start: number;
  readonly end: number;
  readonly right: VerseRange;
};

/** What mending a text needs to know of a quote of any kind. */
type MendableQuote = {
  readonly start: number;
  readonly end: number;
  readonly verdict: string;
  readonly corrected: string | undefined;
  readonly wrongReference?: WrongReference | undefined;
};

/** A text between two quotes, or one of them with its number from 1. */
export type TextPart<Quote> = { readonly text: string; readonly quote?: Quote; readonly number?: number };

/** Cuts a text at its quotes; the parts together are the text. */
export function textParts<Quote extends MendableQuote>(
  text: string,
  quotes: readonly Quote[],
): TextPart<Quote>[] {
  const parts: TextPart<Quote>[] = [];
  let at = 0;
  for (const [index, quote] of quotes.entries()) {
    if (quote.start > at) parts.push({ text: text.slice(at, quote.start) });
    parts.push({ text: text.slice(quote.start, quote.end), quote, number: index + 1 });
    at = quote.end;
  }
  if (at < text.length) parts.push({ text: text.slice(at) });
  return parts;
}

/** True for a quote of which the verified words can take the place. */
const hasWrongWords = ({ verdict, corrected }: MendableQuote): boolean =>
  verdict === "altered" && corrected !== undefined;

/** How many quotes `mendedText` mends. */
export function mendableCount(quotes: readonly MendableQuote[]): number {
  return quotes.filter((quote) => hasWrongWords(quote) || quote.wrongReference).length;
}

/**
 * The text with the verified words in place of every altered quote and the right number where a wrong one is named, and
 * nothing else changed.
 */
export function mendedText(text: string, quotes: readonly MendableQuote[], nameOf: SurahNameIn): string {
  const edits = quotes.flatMap((quote) => {
    const { start, end, corrected = "", wrongReference: wrong } = quote;
    const words = hasWrongWords(quote) ? [{ start, end, text: corrected }] : [];
    if (!wrong) return words;
    const mended = mendedReference(text.slice(wrong.start, wrong.end), wrong.right, nameOf);
    return [...words, { start: wrong.start, end: wrong.end, text: mended }];
  });
  let mended = "";
  let at = 0;
  for (const edit of edits.sort((one, other) => one.start - other.start)) {
    // Two quotes may have one reference between them.
    if (edit.start < at) continue;
    mended += text.slice(at, edit.start) + edit.text;
    at = edit.end;
  }
  return mended + text.slice(at);
}
