import { createRequire } from "node:module";
import { z } from "zod";
import type { Edition, EditionId, PackageSource } from "../edition.ts";
import type { Gloss } from "./arabic-words.ts";
import { packageUrls, readPackage } from "./package-file.ts";
import { numbered, type VerseText } from "./verse-text.ts";

const load = createRequire(import.meta.url);
const verseList = z.array(z.array(z.string()));

function readJson<Data>(source: PackageSource, schema: z.ZodType<Data>): readonly Data[] {
  return readPackage(source).map((file) => schema.parse(JSON.parse(file.toString("utf8"))));
}

/** The first (for most packages only) JSON file of a source. */
export function readOneJson<Data>(source: PackageSource, schema: z.ZodType<Data>): Data {
  return schema.parse(readJson(source, schema)[0]);
}

/** What a CommonJS data file exports. */
function readModule<Data>(source: PackageSource, schema: z.ZodType<Data>): Data {
  const [url] = packageUrls(source);
  return schema.parse(url && load(url.pathname));
}

const arabicVerses = z.array(z.object({ surah: z.int(), ayah: z.int(), text: z.string() }));

/** The Uthmani text of quran-validator, field `text`. */
export function readArabic(source: PackageSource): readonly VerseText[] {
  return readOneJson(source, arabicVerses).map(({ surah, ayah, text }) => ({ surah, ayah, text }));
}

const surahsOfVerses = z.array(
  z.object({ id: z.int(), verses: z.array(z.object({ id: z.int(), text: z.string() })) }),
);

/** The whole text of quran-json. */
export function readSecondText(source: PackageSource): readonly VerseText[] {
  return readOneJson(source, surahsOfVerses).flatMap(({ id, verses }) =>
    verses.map((verse) => ({ surah: id, ayah: verse.id, text: verse.text })),
  );
}

/** A translation of holy-quran: surahs of verses without numbers. */
export function readHolyQuranTranslation(source: PackageSource): readonly VerseText[] {
  return numbered(readModule(source, verseList));
}

function readImlaei(source: PackageSource): readonly VerseText[] {
  const surahs = z.array(z.object({ number: z.int(), verses: z.array(z.string()) }));
  return readModule(source, surahs).flatMap(({ number, verses }) =>
    verses.map((text, index) => ({ surah: number, ayah: index + 1, text })),
  );
}

const quranEncVerse = z.object({
  sura: z.int(),
  ayaNumber: z.int(),
  page: z.int(),
  juz: z.int(),
  hizb: z.int(),
  translation: z.object({ englishSaheeh: z.string(), turkishRowwadTranslationCentar: z.string() }),
});

export type QuranEncVerse = z.infer<typeof quranEncVerse>;

/** The verses of `@kmaslesa/quran-translations` with their juz, hizb and page. */
export function readQuranEnc(source: PackageSource): readonly QuranEncVerse[] {
  return readModule(source, z.object({ translation: z.array(quranEncVerse) })).translation;
}

function readQuranEncText(
  source: PackageSource,
  translation: keyof QuranEncVerse["translation"],
): readonly VerseText[] {
  return readQuranEnc(source).map((verse) => ({
    surah: verse.sura,
    ayah: verse.ayaNumber,
    text: verse.translation[translation],
  }));
}

const kemenagSurah = z.object({
  number: z.int(),
  name_id: z.string(),
  name_trans_id: z.string(),
  arabics: z.record(z.string(), z.string()),
  translations: z.object({ id: z.record(z.string(), z.string()) }),
});

export type KemenagSurah = z.infer<typeof kemenagSurah>;

/** The surahs of quran-pack with their Indonesian names and the marks of the Indonesian mushaf. */
export function readKemenag(source: PackageSource): readonly KemenagSurah[] {
  return readJson(source, kemenagSurah);
}

/** A surah's verses by number, as quran-pack keeps them. */
export function kemenagVerses(
  surah: KemenagSurah,
  verses: Readonly<Record<string, string>>,
): readonly VerseText[] {
  return Object.entries(verses).map(([ayah, text]) => ({ surah: surah.number, ayah: Number(ayah), text }));
}

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

export type GlossedVerse = {
  readonly surah: number;
  readonly ayah: number;
  readonly page: number;
  readonly words: readonly Gloss[];
};

/** The word data, verse by verse in the order in which its pages hold them. */
export function readGlosses(source: PackageSource): readonly GlossedVerse[] {
  const verses = new Map<string, GlossedVerse & { readonly words: Gloss[] }>();
  const words = readOneJson(source, wordPages).flatMap(({ ayahs }) => ayahs.flatMap((ayah) => ayah.words));
  for (const word of words) {
    if (word.char_type_name !== "word") continue;
    const key = word.parentAyahVerseKey;
    const [surah = 0, ayah = 0] = key.split(":").map(Number);
    const verse = verses.get(key) ?? { surah, ayah, page: word.page_number, words: [] };
    verses.set(key, verse);
    verse.words.push({
      gloss: word.translation.text.trim(),
      transliteration: (word.transliteration.text ?? "").trim(),
      line: word.line_number,
    });
  }
  return [...verses.values()];
}

function readTransliteration(source: PackageSource): readonly VerseText[] {
  return readGlosses(source).map(({ surah, ayah, words }) => ({
    surah,
    ayah,
    text: words.map(({ transliteration }) => transliteration).join(" "),
  }));
}

const readers: Readonly<
  Record<Exclude<EditionId, "words">, (source: PackageSource) => readonly VerseText[]>
> = {
  arabic: readArabic,
  en: (source) => readQuranEncText(source, "englishSaheeh"),
  fr: readHolyQuranTranslation,
  ur: readHolyQuranTranslation,
  id: (source) => readKemenag(source).flatMap((surah) => kemenagVerses(surah, surah.translations.id)),
  tr: (source) => readQuranEncText(source, "turkishRowwadTranslationCentar"),
  transliteration: readTransliteration,
  imlaei: readImlaei,
};

/** The verses of an edition as its package has them; throws where the package has another shape. */
export function readEdition(
  edition: Edition & { readonly id: Exclude<EditionId, "words"> },
): readonly VerseText[] {
  return readers[edition.id](edition.package);
}
