import type { LetterText } from "./letters.ts";

/** A text with its letters. */
export type Source = LetterText & { readonly text: string };

/** Verses that a text names: one, or several of one surah. */
export type VerseRange = { readonly surah: number; readonly ayah: number; readonly last: number };

/** The same with the place of the reference in the text, in UTF-16 units. */
export type NamedVerses = VerseRange & { readonly from: number; readonly to: number };
