import type { Language } from "#domain/language.ts";
import type { LessonPoint } from "#domain/tajweed/lesson-points.ts";
import type { TajweedRule, TajweedSpan } from "#domain/tajweed/rule.ts";
import { isSurah } from "#domain/verse-reference.ts";
import built from "./built/address.json" with { type: "json" };
import { unpackSurah } from "./chunk.ts";
import type { CardId, CardsFile, CardsTextFile, TajweedTab } from "./schema.ts";

export type { CardId, TajweedTab } from "./schema.ts";

/** A book of tajweed with the chapter that supports a rule, by its Arabic title. */
export type TajweedCitation = CardsFile["books"][number] & { readonly chapter: string };

/** A part of the Quran that shows a rule, in code points of the verse's text; `word` counts from 0. */
export type TajweedExample = {
  readonly surah: number;
  readonly ayah: number;
  readonly from: number;
  readonly to: number;
  readonly word: number;
  readonly text: string;
};

export type TajweedCard = {
  readonly id: CardId;
  readonly tab: TajweedTab;
  readonly title: string;
  /** What the rule is and where it occurs. */
  readonly what: string;
  /** How it is read. */
  readonly how: string;
  /** The rule it teaches, or a point of the lesson that is not marked in the text. */
  readonly shows: TajweedRule | LessonPoint;
  /** Lengths in counts that a reader may choose, ascending; empty if nothing is counted. */
  readonly counts: readonly number[];
  readonly cites: readonly TajweedCitation[];
  readonly examples: readonly TajweedExample[];
  /** How often the rule occurs in the Quran; undefined for what is not marked in the text. */
  readonly occurrences: number | undefined;
};

export type TajweedCards = {
  readonly language: Language;
  readonly author: string;
  readonly tabs: readonly {
    readonly id: TajweedTab;
    readonly title: string;
    readonly cards: TajweedCard[];
  }[];
};

/** Fetches and parses the JSON at one of our addresses; rejects if it cannot. */
export type ReadTajweed = (address: string) => Promise<unknown>;

/** Address of the rules of a surah; throws RangeError for a surah that does not exist. */
export function tajweedAddress(surah: number): string {
  if (!isSurah(surah)) throw new RangeError(`there is no surah ${surah}`);
  return `/texts/tajweed-${built.hash}/${surah}.json`;
}

/** The rules of a surah, a list per ayah; rejects if they cannot be fetched or belong to another surah. */
export async function readTajweed(
  read: ReadTajweed,
  surah: number,
): Promise<readonly (readonly TajweedSpan[])[]> {
  const address = tajweedAddress(surah);
  const verses = unpackSurah(await read(address), surah);
  if (!verses) throw new Error(`${address}: is not the rules of surah ${surah}`);
  return verses;
}

// One chunk per language; a test validates the data, so the browser does not.
const texts = {
  en: () => import("./data/text.en.json", { with: { type: "json" } }),
  ar: () => import("./data/text.ar.json", { with: { type: "json" } }),
  fr: () => import("./data/text.fr.json", { with: { type: "json" } }),
  ur: () => import("./data/text.ur.json", { with: { type: "json" } }),
  id: () => import("./data/text.id.json", { with: { type: "json" } }),
  tr: () => import("./data/text.tr.json", { with: { type: "json" } }),
} satisfies Record<Language, () => Promise<unknown>>;

const tabs: readonly TajweedTab[] = ["basics", "noon-meem", "madd", "advanced"];

type Lessons = {
  readonly examples: Readonly<Record<string, readonly TajweedExample[]>>;
  readonly occurrences: Readonly<Record<string, number>>;
};

/**
 * The four tabs with their cards in one language, loading only that language. Rejects if a chunk fails to
 * load.
 */
export async function loadTajweedCards(language: Language): Promise<TajweedCards> {
  const [data, lessonData, text] = await Promise.all([
    import("./data/cards.json", { with: { type: "json" } }),
    import("./built/lessons.json", { with: { type: "json" } }),
    texts[language](),
  ]);
  const words = text.default as CardsTextFile;
  const { books, cards } = data.default as CardsFile;
  const lessons: Lessons = lessonData.default;
  const cardsWithWords = cards.map(
    ({ cites, ...card }): TajweedCard => ({
      ...card,
      ...words.cards[card.id],
      cites: cites.flatMap(({ book, chapter }) =>
        books.filter(({ id }) => id === book).map((cited) => ({ ...cited, chapter })),
      ),
      examples: lessons.examples[card.id] ?? [],
      occurrences: lessons.occurrences[card.shows],
    }),
  );
  return {
    language,
    author: words.author,
    tabs: tabs.map((id) => ({
      id,
      title: words.tabs[id],
      cards: cardsWithWords.filter(({ tab }) => tab === id),
    })),
  };
}
