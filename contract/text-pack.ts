import { z } from "zod";
import { languages } from "#domain/language.ts";
import { holdsHidden } from "./free-text.ts";
import { collectionKey } from "./hadith-search.ts";

/** Named by every manifest; changes when an older program could not read a newer pack. */
export const textPackFormat = "riwaq-text-pack-1";

const textPackKinds = ["translation", "tafsir", "hadith", "timing"] as const;

export type TextPackKind = (typeof textPackKinds)[number];

/** A text of at most `most` characters with words in it and nothing unwanted. */
function cleanText(most: number) {
  return z
    .string()
    .max(most)
    .refine((text) => text.trim() !== "", "is empty")
    .refine((text) => !holdsHidden(text), "holds control, direction or broken characters");
}

const sha256 = z.string().regex(/^[0-9a-f]{64}$/, "is no SHA-256 in lower-case hexadecimal");

const textPackKey = collectionKey.max(64);

/** What one may know of a text before reading it, as `/credits` lists it. */
const described = {
  id: textPackKey,
  kind: z.enum(textPackKinds),
  language: z.enum(languages),
  title: cleanText(200),
  author: cleanText(200),
  /** Of a text that is itself a translation of the author's. */
  translator: cleanText(200).exactOptional(),
  /** The words of the licence or terms, or that rights are reserved and by whom. */
  licence: cleanText(4000),
  /** Where the text is published. */
  source: z.url({ protocol: /^https?$/ }).max(500),
  /** Why whoever runs this server may publish it. */
  rights: cleanText(4000),
  /** Of the times of words: whose recitation, as `content/reciters` names it. */
  reciter: textPackKey.exactOptional(),
} as const;

/** One data file beside the manifest: a JSON value on each line. */
const dataFile = z.strictObject({
  path: z.string().regex(/^[a-z0-9][a-z0-9._-]{0,99}\.ndjson$/, "is no plain name that ends in .ndjson"),
  sha256,
  /** Lines in it. */
  count: z.int().min(1),
});

/** `pack.json` of a text pack. */
export const textPackManifest = z.strictObject({
  format: z.literal(textPackFormat),
  ...described,
  /** Of hadith: the key of the collection, the same in each of its languages. */
  collection: collectionKey.max(64).exactOptional(),
  files: z.array(dataFile).min(1).max(20),
});

export type TextPackManifest = z.infer<typeof textPackManifest>;

/** A text on one verse or on several of a surah that follow one another. */
export const verseEntry = z.strictObject({
  /** `2:255` or `2:255-257`. */
  verses: z.string().regex(/^\d{1,3}:\d{1,3}(-\d{1,3})?$/, "is no verse such as 2:255 or 2:255-257"),
  text: cleanText(200_000),
});

const milliseconds = z.int().min(0).max(3_600_000);

/** When the words of a verse are recited. */
export const timingEntry = z.strictObject({
  verses: z.string().regex(/^\d{1,3}:\d{1,3}$/, "is no verse such as 2:255"),
  /** The number of a word in the verse from 1, and its start and end in milliseconds of the verse's recording. */
  words: z.array(z.tuple([z.int().min(1), milliseconds, milliseconds])).min(1),
});

/** The same of a verse that was imported, in the text of `importedSurah`. */
export const importedTimes = timingEntry.shape.words;

/** An imported text as it is listed. */
const listedText = z.strictObject({
  ...described,
  /** Verses, comments, hadith or verses with times. */
  count: z.int().min(1),
  /** Of texts on the Quran: over the 114 hashes of its surahs; of hadith: over those of its files. */
  sha256,
});

export type ListedText = z.infer<typeof listedText>;

/** `GET /api/texts`: everything that was imported. */
export const importedTextsAnswer = z.strictObject({ texts: z.array(listedText) });

/** `/texts/imported/ID/SHA256/SURAH.json`: the texts on a surah, in order. */
export const importedSurah = z.array(
  z.strictObject({ from: z.int().min(1), to: z.int().min(1), text: z.string() }),
);

export type ImportedSurah = z.infer<typeof importedSurah>;

/** `/texts/imported/ID/SHA256/hashes.json`: the SHA-256 of the answer for each surah. */
export const importedHashes = z.array(sha256).length(114);
