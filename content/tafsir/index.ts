import type { Language } from "#domain/language.ts";
import { ayahsIn, isSurah, type VerseReference } from "#domain/verse-reference.ts";
import built from "./built/address.json" with { type: "json" };
import source from "./source.json" with { type: "json" };

const folder: string | null = built.folder;

/** The author of the commentary, where it is published and its terms. */
export const bundledTafsir = {
  title: source.title,
  author: source.author,
  link: source.link,
  edition: source.edition,
  language: source.language,
  licence: source.licence.statement,
} as const;

/** True where a commentary is bundled and not switched off. */
export const isTafsirBundled = folder !== null;

/** True if a commentary in this language is bundled and not switched off. */
export function hasTafsir(language: Language): boolean {
  return folder !== null && language === source.language;
}

/** The commentary of each verse of a surah; rejects if it is switched off or cannot be loaded completely. */
export async function readTafsir(
  read: (address: string) => Promise<unknown>,
  surah: number,
): Promise<readonly string[]> {
  if (folder === null || !isSurah(surah)) throw new RangeError(`there is no commentary on surah ${surah}`);
  const { surahTafsir } = await import("./surah-tafsir.ts");
  const verses = surahTafsir.parse(await read(`/texts/${folder}/${surah}.json`));
  if (verses.length !== ayahsIn(surah)) throw new Error(`the commentary on surah ${surah} is not whole`);
  return verses;
}

/** A commentary published elsewhere, by its language. */
export type PublishedTafsir = {
  readonly id: string;
  readonly name: string;
  readonly language: "ar" | "en";
  readonly host: string;
  readonly address: (verse: VerseReference) => string;
};

const atKsu = (book: string, name: string): PublishedTafsir => ({
  id: book,
  name,
  language: "ar",
  host: "quran.ksu.edu.sa",
  address: ({ surah, ayah }) => `https://quran.ksu.edu.sa/tafseer/${book}/sura${surah}-aya${ayah}.html`,
});

/** Opened only on a click; nothing of them is copied here. */
export const publishedTafsirs: readonly PublishedTafsir[] = [
  {
    id: "ibn-kathir-en",
    name: "Ibn Kathir (abridged)",
    language: "en",
    host: "quran.com",
    address: ({ surah, ayah }) => `https://quran.com/${surah}:${ayah}/tafsirs/en-tafisr-ibn-kathir`,
  },
  atKsu("tabary", "تفسير الطبري"),
  atKsu("katheer", "تفسير ابن كثير"),
  atKsu("saadi", "تفسير السعدي"),
];
