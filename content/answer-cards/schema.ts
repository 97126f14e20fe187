import { z } from "zod";
import { languages } from "#domain/language.ts";

/** The fields of the cards; each has files of its own in `data/`. */
const cardGroups = [
  "purification",
  "prayer",
  "missed-prayers",
  "travel-and-illness",
  "fasting",
  "zakat",
  "hajj",
  "pillars",
  "beliefs",
  "new-muslims",
  "prophets",
  "family",
  "death",
  "food",
  "money",
  "character",
  "surahs",
  "not-authentic",
  "misunderstandings",
  "ramadan-nights",
  "duas",
  "names-of-allah",
  "history",
] as const;

const id = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);
const range = /^\d{1,3}:\d{1,3}(-\d{1,3})?$/;

/** See `readCardSource`. */
const source = z
  .string()
  .regex(
    /^(?:\d{1,3}:\d{1,3}(?:-\d{1,3})?|(?:hadith|dua|dhikr|faq|tajweed|name|event|view|saying|book):[a-z0-9-]+)$/,
  );

/** A question or a name as people type it; only compared, never shown. */
const asked = z.string().trim().min(2).max(90);

/** Questions of one language; Arabic and Urdu also have some in Latin letters. */
const askedIn = z.array(asked).min(4).max(16);

/** Words of the subject, in any of their forms, apart from one another. */
const subjectWords = z.partialRecord(z.enum(languages), z.string().trim().min(2).max(160));

/** One sentence of ours, or two short ones; short enough for a phone, and quoting nothing. */
const sentence = z.strictObject({
  text: z.record(z.enum(languages), z.string().trim().min(12).max(420)),
  sources: z.array(source).min(1).max(6),
});

const card = z.strictObject({
  id,
  group: z.enum(cardGroups),
  /**
   * True for general texts on a matter in which only a scholar rules: the answer hands over. `if-asked` where it hands over
   * only to a question for a ruling, which it may answer too.
   */
  ruling: z.union([z.literal(true), z.literal("if-asked")]).optional(),
  asked: z.record(z.enum(languages), askedIn),
  /** Words any of which names the subject, in a question that says little else. */
  words: subjectWords.optional(),
  /** Words that belong to the subject where another of its words stands beside them. */
  besideOthers: subjectWords.optional(),
  sentences: z.array(sentence).min(2).max(7),
  /** Addresses of our own pages. */
  tools: z.array(z.string().regex(/^\/[a-z-]*(\?[a-z]+=[a-z0-9:-]+(&[a-z]+=[a-z0-9:-]+)*)?$/)).max(4),
  /** The passages of a story, in the order of its events. */
  stories: z.array(z.string().regex(range)).min(1).optional(),
  /** Languages in which a scholar has read the card. */
  reviewed: z
    .partialRecord(z.enum(languages), z.strictObject({ by: z.string().min(1), on: z.iso.date() }))
    .optional(),
});

/** A printed number of a named work, and the page on which it was read. */
const book = z.strictObject({
  id,
  work: z.enum(["bukhari", "muslim", "abu-dawud", "tirmidhi", "nasai", "ibn-majah", "ahmad"]),
  number: z.string().regex(/^\d+$/),
  grade: z.enum(["Sahih", "Hasan"]),
  link: z.url(),
  on: z.iso.date(),
});

export const cardsFile = z.strictObject({ books: z.array(book).optional(), cards: z.array(card).min(1) });

/** Words around the subjects of cards in one language, by the card's id; only compared, never shown. */
export const relatedFile = z.record(id, z.string().trim().min(2).max(240));

export type CardRecord = z.infer<typeof card>;
export type CardBook = z.infer<typeof book>;
