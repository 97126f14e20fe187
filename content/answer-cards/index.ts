import { type AskedCard, type CardIndex, cardIndex } from "#domain/answer-cards/card-index.ts";
import type { Language } from "#domain/language.ts";
import type { AnswerCard, AnswerCards, NamedBook } from "./answer-card.ts";
import { halfOfCard } from "./half-of-card.ts";

export type { AnswerCard, NamedBook } from "./answer-card.ts";

// Two chunks per language: the worker finds cards, the page shows them.
const askedFiles = {
  en: () => import("./built/asked.en.json", { with: { type: "json" } }),
  ar: () => import("./built/asked.ar.json", { with: { type: "json" } }),
  fr: () => import("./built/asked.fr.json", { with: { type: "json" } }),
  ur: () => import("./built/asked.ur.json", { with: { type: "json" } }),
  id: () => import("./built/asked.id.json", { with: { type: "json" } }),
  tr: () => import("./built/asked.tr.json", { with: { type: "json" } }),
} satisfies Record<Language, () => Promise<{ default: readonly unknown[] }>>;

type TextFile = () => Promise<{ default: unknown }>;

/** Two halves, since an answer needs one card (`halfOfCard`). */
const textFiles = {
  en: [
    () => import("./built/text-0.en.json", { with: { type: "json" } }),
    () => import("./built/text-1.en.json", { with: { type: "json" } }),
  ],
  ar: [
    () => import("./built/text-0.ar.json", { with: { type: "json" } }),
    () => import("./built/text-1.ar.json", { with: { type: "json" } }),
  ],
  fr: [
    () => import("./built/text-0.fr.json", { with: { type: "json" } }),
    () => import("./built/text-1.fr.json", { with: { type: "json" } }),
  ],
  ur: [
    () => import("./built/text-0.ur.json", { with: { type: "json" } }),
    () => import("./built/text-1.ur.json", { with: { type: "json" } }),
  ],
  id: [
    () => import("./built/text-0.id.json", { with: { type: "json" } }),
    () => import("./built/text-1.id.json", { with: { type: "json" } }),
  ],
  tr: [
    () => import("./built/text-0.tr.json", { with: { type: "json" } }),
    () => import("./built/text-1.tr.json", { with: { type: "json" } }),
  ],
} satisfies Record<Language, readonly [TextFile, TextFile]>;

/** The written answers of a language, ready to be found. Rejects if the chunk fails to load. */
export async function loadCardIndex(language: Language): Promise<CardIndex> {
  const cards = (await askedFiles[language]()).default as readonly AskedCard[];
  const { written = [], sayings = [] } = Object.groupBy(cards, ({ id }) =>
    isOfJudgedSaying(id) ? "sayings" : "written",
  );
  return { ...cardIndex(written, language), sayings: cardIndex(sayings, language) };
}

/** True for the card of a judged saying that no written card is about. */
const isOfJudgedSaying = (id: string) => id.startsWith("judged-");

/** A written answer with the books it names; undefined where there is none of that id. Rejects like the chunk. */
export async function loadCard(
  id: string,
  language: Language,
): Promise<{ readonly card: AnswerCard; readonly books: Readonly<Record<string, NamedBook>> } | undefined> {
  if (isOfJudgedSaying(id)) {
    const { judgedCard } = await import("./judged-card.ts");
    const judged = await judgedCard(id, language);
    return judged && { card: judged, books: {} };
  }
  const { books, cards } = (await textFiles[language][halfOfCard(id)]()).default as AnswerCards;
  const card = cards[id];
  return card && { card, books };
}
