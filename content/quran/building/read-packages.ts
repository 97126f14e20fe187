import { z } from "zod";
import type { Edition, EditionId, PackageSource } from "../edition.ts";
import { readJson, readModule, readOneJson } from "./package-data.ts";
import { readGlosses } from "./read-glosses.ts";
import { numbered, type VerseText } from "./verse-text.ts";

const verseList = z.array(z.array(z.string()));

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

type QuranEncVerse = z.infer<typeof quranEncVerse>;

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

type KemenagSurah = z.infer<typeof kemenagSurah>;

/** The surahs of quran-pack with their Indonesian names and the marks of the Indonesian mushaf. */
export function readKemenag(source: PackageSource): readonly KemenagSurah[] {
  return readJson(source, kemenagSurah);
}

/** A surah's verses by number, as quran-pack stores them. */
export function kemenagVerses(
  surah: KemenagSurah,
  verses: Readonly<Record<string, string>>,
): readonly VerseText[] {
  return Object.entries(verses).map(([ayah, text]) => ({ surah: surah.number, ayah: Number(ayah), text }));
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

/** The verses of an edition as in its package; throws if the package has another shape. */
export function readEdition(
  edition: Edition & { readonly id: Exclude<EditionId, "words"> },
): readonly VerseText[] {
  return readers[edition.id](edition.package);
}
