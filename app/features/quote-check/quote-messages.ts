import type { FoundQuote } from "#domain/quote-check/found-quote.ts";

/** What the page asks of the worker. */
export type QuoteRequest = { readonly id: number; readonly text: string };

/** The quotes of a text, or that the verified text could not be loaded. */
export type QuoteResponse =
  | { readonly id: number; readonly quotes: readonly FoundQuote[] }
  | { readonly id: number; readonly failed: true };
