import type { Reply } from "#domain/conversation/reply.ts";
import type { Language } from "#domain/language.ts";

/** What the page says to the worker that answers; the question goes no further than this device. */
export type ToAssistant = {
  readonly id: number;
  readonly question: string;
  readonly before?: string | undefined;
  /** What the person wrote before in this conversation, oldest first. */
  readonly earlier?: readonly string[] | undefined;
  readonly language: Language;
};

/** How often a word stands in the Quran, reckoned over the texts. */
export type Occurrences = {
  readonly verses: number;
  readonly first: readonly string[];
  /** Verses that have the word itself, not another form of it; of a root there is none. */
  readonly itself?: number;
};

/** A word of the Quran with what it is rendered by, place by place, and our own meaning where there is one. */
export type WordMeaning = {
  readonly glosses: readonly {
    readonly arabic: string;
    /** In English, of the word-by-word edition. */
    readonly gloss: string;
    readonly transliteration: string;
    readonly verse: string;
  }[];
  readonly own?: string;
};

export type FromAssistant =
  | {
      readonly id: number;
      readonly reply: Reply;
      readonly occurrences?: Occurrences;
      readonly meaning?: WordMeaning;
    }
  | { readonly id: number; readonly failed: true };
