import type { Citation } from "#domain/conversation/citation.ts";

/** A source that a reply may use, with its words in every language it was given in. */
export type Ground = { readonly citation: Citation; readonly texts: readonly string[] };
