import type { AskedCard } from "#domain/answer-cards/card-index.ts";
import type { Language } from "#domain/language.ts";
import type { Library, Sources } from "#domain/retrieval/sources.ts";

/** The functions that answer questions in one language, in the browser and on the server. */
export type Assistant = {
  readonly language: Language;
  readonly library: Library;
  readonly find: (question: string, limit?: number) => Sources;
  /** The written answer to a question, if one surely answers it. */
  readonly findCard: (question: string) => AskedCard | undefined;
};
