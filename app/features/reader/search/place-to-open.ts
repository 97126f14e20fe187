import type { VerseReference } from "#domain/verse-reference.ts";

/** A verse to open, or with `to` the verses from it to that one. */
export type PlaceToOpen = VerseReference & { readonly to?: number | undefined };
