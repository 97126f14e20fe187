import { loadCardIndex } from "#content/answer-cards/index.ts";
import type { ReadText } from "#content/quran/index.ts";
import type { ReadBytes } from "#content/quran-search/index.ts";
import { findCard } from "#domain/answer-cards/find-card.ts";
import type { Language } from "#domain/language.ts";
import type { Sources } from "#domain/retrieval/sources.ts";
import { versesWith } from "#domain/retrieval/verses-with.ts";
import type { Assistant } from "./assistant.ts";
import type { Fields } from "./open-texts.ts";
import { versesOfCard } from "./verses-of-card.ts";

export type { Source, Sources } from "#domain/retrieval/sources.ts";
export type { Assistant } from "./assistant.ts";
export { loadGround } from "./ground.ts";
export { scripture } from "./scripture.ts";
export { loadSourceTexts } from "./source-texts.ts";

/** What answers are made from, each part loaded when it is first asked for. All reject when something fails to load. */
export type AssistantParts = {
  readonly language: Language;
  readonly cards: () => Promise<Assistant["findCard"]>;
  readonly find: (question: string) => Promise<Sources>;
  /** Running numbers of the verses that have an Arabic word in any form. */
  readonly versesWith: (word: string) => Promise<readonly number[]>;
};

/** The parts of an assistant that is loaded. */
export function partsOf({ language, findCard: find, find: search, library }: Assistant): AssistantParts {
  return {
    language,
    cards: async () => find,
    find: async (question) => search(question),
    versesWith: async (word) => versesWith(library.fields.slice(0, 1), word),
  };
}

/** The written answers of a language. Rejects when their chunk fails to load. */
export async function loadCards(language: Language): Promise<Assistant["findCard"]> {
  const index = await loadCardIndex(language);
  return (question) => findCard(index, question);
}

/** Creates an assistant over indexes that are already open. Rejects when a chunk of the texts fails to load. */
export async function assistantOver(language: Language, fields: Fields): Promise<Assistant> {
  const { overFields } = await import("./open-texts.ts");
  return overFields(language, fields);
}

/** The whole assistant with its indexes; finding verses needs none of their texts. Rejects when a file fails to load. */
export async function openAssistant(language: Language, readBytes: ReadBytes): Promise<Assistant> {
  const { openTexts } = await import("./open-texts.ts");
  return openTexts(language, readBytes);
}

/** Loads what reads the words of a query from small files. */
export const loadParts = () => import("./read-parts.ts");

/** The same search by small files, those with the words of a question. Rejects when one fails to load. */
export async function openSmallSearch(language: Language, read: ReadText) {
  const [{ openParts, versesWithWord }, cards] = await Promise.all([
    import("./find-in-parts.ts"),
    loadCards(language),
  ]);
  const find = await openParts(language, read);
  return {
    find: (question: string) => find(question, (asked) => versesOfCard(cards(asked))),
    versesWith: (word: string) => versesWithWord(word, read),
  };
}
