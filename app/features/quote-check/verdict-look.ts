import type { CSSProperties } from "react";
import type { FoundQuote } from "#domain/quote-check/found-quote.ts";

type Verdict = FoundQuote["verdict"];

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
};
