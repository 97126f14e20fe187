import type { Reply } from "#domain/conversation/reply.ts";
import type { Language } from "#domain/language.ts";

/** What the page says to the worker that answers; the question goes no further than this device. */
export type ToAssistant = {
  readonly id: number;
  readonly question: string;
  readonly before?: string | undefined;
  readonly language: Language;
};

/** How often a word stands in the Quran, reckoned over the texts. */
export type Occurrences = { readonly verses: number; readonly first: readonly string[] };

export type FromAssistant =
  | { readonly id: number; readonly reply: Reply; readonly occurrences?: Occurrences }
  | { readonly id: number; readonly failed: true };
