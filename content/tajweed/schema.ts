import { z } from "zod";
import { languages } from "#domain/language.ts";
import { lessonPoints } from "#domain/tajweed/lesson-points.ts";
import { tajweedRules } from "#domain/tajweed/rule.ts";

const words = z.string().trim().min(1);

export const tajweedTabs = ["basics", "noon-meem", "madd", "advanced"] as const;

export const cardIds = [
  "ghunnah",
  "qalqalah",
  "lam-shamsiyyah",
  "hamzat-wasl",
  "silent",
  "izhar",
  "idgham-ghunnah",
  "idgham-no-ghunnah",
  "iqlab",
  "ikhfa",
  "ikhfa-shafawi",
  "idgham-shafawi",
  "izhar-shafawi",
  "madd-natural",
  "madd-connected",
  "madd-separated",
  "madd-at-stop",
  "madd-necessary",
  "mutajanisayn",
  "mutaqaribayn",
  "opening-letters",
  "sakt",
] as const;

const bookIds = ["muqaddimah", "tuhfah", "hirz", "samir"] as const;

const book = z.strictObject({
  id: z.enum(bookIds),
  title: words,
  latinTitle: words,
  author: words,
  latinAuthor: words,
  /** Year of the Hijra in which the author died, or the book was written. */
  diedHijri: z.int().positive().optional(),
  writtenHijri: z.int().positive().optional(),
});

const card = z.strictObject({
  id: z.enum(cardIds),
  tab: z.enum(tajweedTabs),
  /** What its examples show: a marked rule, or a point of the lesson that is not marked. */
  shows: z.enum([...tajweedRules, ...lessonPoints]),
  /** Lengths in counts (harakat) that a reader may choose, ascending; empty if nothing is counted. */
  counts: z.array(z.int().min(2).max(6)),
  /** Chapters by their Arabic title. */
  cites: z.array(z.strictObject({ book: z.enum(bookIds), chapter: words })).min(1),
});

export const cardsFile = z.strictObject({
  books: z.array(book).length(bookIds.length),
  cards: z.array(card).length(cardIds.length),
});

const cardText = z.strictObject({
  title: words,
  /** What the rule is and where it occurs. */
  what: words,
  /** How it is read. */
  how: words,
});

export const cardsTextFile = z.strictObject({
  language: z.enum(languages),
  author: z.literal("Riwaq"),
  tabs: z.record(z.enum(tajweedTabs), words),
  cards: z.record(z.enum(cardIds), cardText),
});

export type TajweedTab = (typeof tajweedTabs)[number];
export type CardId = (typeof cardIds)[number];
export type CardsFile = z.infer<typeof cardsFile>;
export type CardsTextFile = z.infer<typeof cardsTextFile>;
