import type { Language } from "#domain/language.ts";
import { ayahsIn } from "#domain/verse-reference.ts";
import built from "./built/editions.json" with { type: "json" };
import surahList from "./built/surahs.json" with { type: "json" };
import type { Edition, EditionId, TextEditionId, TranslationId } from "./edition.ts";
import { type ReadText, readTexts, readWordLists, type Word } from "./quran-text.ts";
import { isPublished, textAddress } from "./text-address.ts";

export type { Edition, EditionId, TextEditionId, TranslationId } from "./edition.ts";
export { pageAddress, pageCount, pagesAddress } from "./page-address.ts";
export { type MushafPage, type PageBlock, verseOfLines } from "./page-lines.ts";
export { type ReadText, UnreadableText, type Word } from "./quran-text.ts";

export { hashAddress, isPublished, textAddress } from "./text-address.ts";
export { editionHash, rootHash, surahHash, verseHash } from "./text-hash.ts";

export type Surah = {
  readonly number: number;
  readonly arabicName: string;
  readonly revelation: "meccan" | "medinan";
  readonly ayahs: number;
};

/** A surah's name in one language; with its meaning if the language has one. */
export type SurahName = { readonly number: number; readonly name: string; readonly meaning?: string };

/** Running numbers (1 to 6,236) of the verse that starts each part; in `sajda` of the verses of prostration. */
export type Structure = Readonly<
  Record<"juz" | "hizbQuarter" | "page" | "ruku" | "manzil" | "sajda", readonly number[]>
>;

/** All 114, in order: surah n is at n - 1. */
export const surahs = surahList as readonly Surah[];

/** 1:1, which is shown above every surah but 1 and 9. */
export const basmala: string = built.basmala;

/** Path of the manifest of all hashes, and the root hash it must have. */
export const manifestAddress: string = built.manifest;
export const rootSha256: string = built.root;

/** The translation of a language; undefined for Arabic and if it is switched off. */
export function translationFor(language: Language): TranslationId | undefined {
  return language !== "ar" && isPublished(language) ? language : undefined;
}

/** The verses of a surah in one edition; rejects with `UnreadableText` if they cannot be loaded completely. */
export async function readVerses(
  read: ReadText,
  edition: TextEditionId,
  surah: number,
): Promise<readonly string[]> {
  return readTexts(read, textAddress(edition, surah), ayahsIn(surah));
}

/** All 6,236 verses in one edition, in order; rejects like `readVerses`. */
export async function readWholeText(read: ReadText, edition: TextEditionId): Promise<readonly string[]> {
  return (await Promise.all(surahs.map(({ number }) => readVerses(read, edition, number)))).flat();
}

/** The words of each verse of a surah; rejects like `readVerses`. */
export async function readWords(read: ReadText, surah: number): Promise<readonly (readonly Word[])[]> {
  return readWordLists(read, textAddress("words", surah), ayahsIn(surah));
}

/** The code that reads single verses by pieces of long surahs. */
export function loadPassages() {
  return import("./passages.ts");
}

/** The code that reads and checks the pages of the mushaf. */
export function loadMushaf() {
  return import("./mushaf-page.ts");
}

const nameFiles = {
  en: () => import("./built/names.en.json", { with: { type: "json" } }),
  ar: () => import("./built/names.ar.json", { with: { type: "json" } }),
  fr: () => import("./built/names.fr.json", { with: { type: "json" } }),
  ur: () => import("./built/names.ur.json", { with: { type: "json" } }),
  id: () => import("./built/names.id.json", { with: { type: "json" } }),
  tr: () => import("./built/names.tr.json", { with: { type: "json" } }),
} satisfies Record<Language, unknown>;

/** The 114 names in one language, loading that language only. */
export async function loadSurahNames(language: Language): Promise<readonly SurahName[]> {
  return (await nameFiles[language]()).default;
}

/** Where juz, hizb quarters, pages, rukus and manzils begin, and the verses of prostration. */
export async function loadStructure(): Promise<Structure> {
  return (await import("./built/structure.json", { with: { type: "json" } })).default;
}

/** Number, from 1, of the part that holds the verse with that running number. */
export function findPart(starts: readonly number[], verse: number): number {
  return starts.findLastIndex((start) => start <= verse) + 1;
}

/** The page on which each of the 240 quarters of a hizb begins, ascending; every eighth one begins a juz. */
export function quarterPagesOf({ hizbQuarter, page }: Structure): readonly number[] {
  return hizbQuarter.map((verse) => findPart(page, verse));
}

/** Hashes of the 114 surahs of the Arabic text, to check what is shown without fetching the manifest. */
export async function loadArabicHashes(): Promise<readonly string[]> {
  return (await import("./built/arabic-hashes.json", { with: { type: "json" } })).default;
}

type FileSize = { readonly bytes: number; readonly travels: number };

async function builtSizes(of: EditionId | "pages"): Promise<readonly FileSize[]> {
  const { default: sizes } = await import("./built/sizes.json", { with: { type: "json" } });
  const found: readonly (readonly number[])[] = sizes[of] ?? [];
  return found.map(([bytes = 0, travels = 0]) => ({ bytes, travels }));
}

/** Bytes on the device and of the download, of each of the 114 surahs of an edition. */
export function loadSizes(edition: EditionId): Promise<readonly FileSize[]> {
  return builtSizes(edition);
}

/** The same of the one file with all pages of the mushaf. */
export async function loadPagesSize(): Promise<FileSize> {
  return (await builtSizes("pages"))[0] ?? { bytes: 0, travels: 0 };
}

/** Every edition with its author, source and licence, switched off or not. */
export async function loadEditions(): Promise<readonly Edition[]> {
  return (await import("./editions.json", { with: { type: "json" } })).default as readonly Edition[];
}
