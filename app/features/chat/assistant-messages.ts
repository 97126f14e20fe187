import type { Reply } from "#domain/conversation/reply.ts";
import type { Language } from "#domain/language.ts";

/** Sent to the worker that answers; the question never leaves this device. */
export type AssistantRequest = {
  readonly id: number;
  readonly question: string;
  readonly before?: string | undefined;
  /** The person's earlier messages in this conversation, oldest first. */
  readonly earlier?: readonly string[] | undefined;
  readonly language: Language;
};

/** Opens the texts of a language before the first question; not answered. */
export type PrepareRequest = { readonly prepare: Language };

/** How often a word occurs in the Arabic text, with the forms counted and its first verses. */
export type WordCount = {
  readonly id: string;
  readonly arabic: string;
  readonly latin: string;
  readonly forms: readonly string[];
  readonly occurrences: number;
  readonly verses: number;
  readonly first: readonly string[];
};

/** A word of the Quran with its renderings verse by verse, and our own definition where there is one. */
export type WordMeaning = {
  readonly glosses: readonly {
    readonly arabic: string;
    /** In English, from the word-by-word edition. */
    readonly gloss: string;
    readonly transliteration: string;
    readonly verse: string;
  }[];
  readonly own?: string;
  /** Whether the question was in English; absent in answers of earlier versions. */
  readonly isEnglish?: boolean;
};

export type AssistantResponse =
  | {
      readonly id: number;
      readonly reply: Reply;
      readonly count?: WordCount;
      /** Where the question asks for more than one word. */
      readonly otherCounts?: readonly WordCount[];
      readonly meaning?: WordMeaning;
    }
  | { readonly id: number; readonly failed: true };
