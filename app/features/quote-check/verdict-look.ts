import type { CSSProperties } from "react";
import type { HadithQuote, TextQuote, TranslationQuote } from "#domain/quote-check/text-quote.ts";

type Verdict = TextQuote["verdict"];

type QuranVerdict = Extract<TextQuote, { kind: "quran" }>["verdict"];

/** What the verdict on a quote is called in the messages: only those of the Quran have no kind before them. */
export function verdictOf(
  quote: TextQuote,
): QuranVerdict | `hadith-${HadithQuote["verdict"]}` | `translation-${TranslationQuote["verdict"]}` {
  if (quote.kind === "hadith") return `hadith-${quote.verdict}`;
  return quote.kind === "translation" ? `translation-${quote.verdict}` : quote.verdict;
}

const look = (color: string, line: NonNullable<CSSProperties["textDecorationStyle"]>): CSSProperties => ({
  color: `var(--${color})`,
  textDecoration: `underline ${line} 2px`,
  textUnderlineOffset: "0.3em",
  textDecorationSkipInk: "none",
});

/** Colour and line of each verdict; its word stands beside it, so that nobody needs the colour. */
export const verdictLooks: Readonly<Record<Verdict, CSSProperties>> = {
  exact: look("green", "solid"),
  respelt: look("green", "dashed"),
  partial: look("ink-soft", "double"),
  "wrong-reference": look("harm", "dashed"),
  altered: look("harm", "wavy"),
  "not-found": look("harm", "dotted"),
  found: look("green", "solid"),
  near: look("ink-soft", "dashed"),
  "not-authentic": look("harm", "wavy"),
  "same-verse": look("green", "dashed"),
  "another-verse": look("harm", "dashed"),
};
