import { z } from "zod";
import type { PackageSource } from "../edition.ts";
import type { Gloss } from "./arabic-words.ts";
import { readOneJson } from "./package-data.ts";

const wordPages = z.array(
  z.object({
    page: z.int(),
    ayahs: z.array(
      z.object({
        words: z.array(
          z.object({
            char_type_name: z.string(),
            page_number: z.int(),
            line_number: z.int(),
            parentAyahVerseKey: z.string(),
            translation: z.object({ text: z.string() }),
            transliteration: z.object({ text: z.string().nullable() }),
          }),
        ),
      }),
    ),
  }),
);

/** A verse in the word data. */
export type GlossedVerse = {
  readonly surah: number;
  readonly ayah: number;
  readonly page: number;
  readonly words: readonly Gloss[];
  /** The line of its number, which follows its last word. */
  readonly end: number;
};

/** The word data, verse by verse in the order of its pages. */
export function readGlosses(source: PackageSource): readonly GlossedVerse[] {
  const verses = new Map<string, GlossedVerse & { readonly words: Gloss[]; end: number }>();
  const words = readOneJson(source, wordPages).flatMap(({ ayahs }) => ayahs.flatMap((ayah) => ayah.words));
  for (const word of words) {
    const key = word.parentAyahVerseKey;
    const [surah = 0, ayah = 0] = key.split(":").map(Number);
    const verse = verses.get(key) ?? { surah, ayah, page: word.page_number, words: [], end: 0 };
    verses.set(key, verse);
    verse.end = word.line_number;
    if (word.char_type_name !== "word") continue;
    verse.words.push({
      gloss: word.translation.text.trim(),
      transliteration: (word.transliteration.text ?? "").trim(),
      line: word.line_number,
    });
  }
  return [...verses.values()];
}
