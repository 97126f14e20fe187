import type { Language } from "#domain/language.ts";
import type { TextQuote } from "#domain/quote-check/text-quote.ts";

/** What the page asks of the worker; collections and works are named in `language`. */
export type QuoteRequest = { readonly id: number; readonly text: string; readonly language: Language };

/** The quotes of a text, or that the verified texts could not be loaded. */
export type QuoteResponse =
  | { readonly id: number; readonly quotes: readonly TextQuote[] }
  | { readonly id: number; readonly failed: true };
