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

/** A word that was counted over the Arabic text, with the forms that count and its first verses. */
export type WordCount = {
  readonly id: string;
  readonly arabic: string;
  readonly latin: string;
  readonly forms: readonly string[];
  readonly occurrences: number;
  readonly verses: number;
  readonly first: readonly string[];
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
  /** True where whoever asked reads English; absent in answers of earlier versions. */
  readonly isEnglish?: boolean;
};

export type FromAssistant =
  | {
      readonly id: number;
      readonly reply: Reply;
      readonly count?: WordCount;
      readonly meaning?: WordMeaning;
    }
  | { readonly id: number; readonly failed: true };
