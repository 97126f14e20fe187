/** A written answer as it is shown in one language. */
export type AnswerCard = {
  /** Each with its sources as written in the data; `readCardSource` reads them. */
  readonly sentences: readonly { readonly text: string; readonly sources: readonly string[] }[];
  /** Addresses of our own pages. */
  readonly tools: readonly string[];
  /** The passages of a story, in the order of its events. */
  readonly stories?: readonly string[];
  /** Who approved our words in this language; absent until a scholar has. */
  readonly review?: { readonly by: string; readonly on: string };
};

/** A named book with the number under which a hadith was read. */
export type NamedBook = { readonly work: string; readonly number: string; readonly grade: string };

export type AnswerCards = {
  readonly books: Readonly<Record<string, NamedBook>>;
  readonly cards: Readonly<Record<string, AnswerCard>>;
};
