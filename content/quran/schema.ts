import { z } from "zod";
import { languages } from "#domain/language.ts";
import { editionIds } from "./edition.ts";

const text = z.string().default("");

const packageSource = z.object({ name: text, version: text, path: text, sha256: text });

/** A text as in `editions.json`; a missing field reads as empty, so that the build can report it by name. */
export const editionSchema = z.object({
  id: z.enum(editionIds),
  language: z.enum(languages),
  title: text,
  author: text,
  edition: text,
  source: text,
  package: packageSource,
  licence: z.object({ statement: text, foundAt: text, readOn: text }).prefault({}),
  changes: z.array(z.string()),
  replacements: z.array(z.object({ verse: z.string(), from: z.string(), reason: z.string() })),
  counts: z.object({ surahs: z.int(), verses: z.int() }),
  enabled: z.boolean(),
});

/** A package file read for checks, names or structure only. */
export const crossSourceSchema = packageSource.extend({ id: z.string(), use: z.string() });

const verses = z.array(z.string());
const reviewedVerse = z.object({ text: z.enum(editionIds), verse: z.string(), reason: z.string().min(1) });

/** Differences that a person has reviewed and accepted. */
export const reviewedSchema = z.object({
  repeats: z.array(reviewedVerse),
  skeletons: z.array(reviewedVerse),
  boundaries: z.array(
    z.object({
      kind: z.enum(["juz", "hizbQuarter", "page", "ruku", "manzil", "sajda"]),
      first: verses,
      second: verses,
      follow: z.enum(["first", "second"]),
      reason: z.string().min(1),
    }),
  ),
});
