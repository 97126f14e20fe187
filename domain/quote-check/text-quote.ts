import type { Language } from "#domain/language.ts";
import type { FoundQuote } from "./found-quote.ts";
import type { LetterChange } from "./letter-changes.ts";

/** Where a quote stands in the text, in UTF-16 units. */
type Place = { readonly start: number; readonly end: number };

/** A hadith of the texts that are carried; `id` is that of a bundled one. */
export type HadithPlace = {
  readonly id?: string;
  /** The collection and the number, as they are shown. */
  readonly collection: string;
  readonly number: string;
  /** `name` is the grade as it is shown. */
  readonly grades: readonly { readonly grade: string; readonly name: string; readonly grader: string }[];
};

/** A work in which a saying is judged, and where one can read it. */
export type SayingSource = {
  readonly work: string;
  readonly number: string;
  readonly judgement: string;
  readonly link: string;
};

/** A quote that claims to be a hadith. `not-found` says only that the texts carried have no such hadith. */
export type HadithQuote = Place & {
  readonly kind: "hadith";
  readonly verdict: "found" | "near" | "not-authentic" | "not-found";
  /** How much of the quote and of the text are the same, in percent. */
  readonly score: number;
  readonly hadith: readonly HadithPlace[];
  /** The text that was found; undefined where none was. */
  readonly corrected: string | undefined;
  /** For `near`: what differs between the quote and `corrected`. */
  readonly letters: readonly LetterChange[];
  /** For `not-authentic`: who judged the saying, and where. */
  readonly sources: readonly SayingSource[];
};

/** A rendering of a verse in another language that names the verse. */
export type TranslationQuote = Place & {
  readonly kind: "translation";
  readonly verdict: "same-verse" | "near" | "another-verse" | "not-found";
  readonly language: Language;
  /** How near it comes to a translation of the verse, in percent. */
  readonly score: number;
  /** The verse that it renders; the one that is named, unless the verdict is `another-verse`. */
  readonly references: readonly string[];
  readonly claimed: string;
  /** The translation that it comes nearest to. */
  readonly corrected: string | undefined;
};

/** Any quote of a text. */
export type TextQuote = (FoundQuote & { readonly kind: "quran" }) | HadithQuote | TranslationQuote;
