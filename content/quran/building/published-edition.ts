import { createHash } from "node:crypto";
import { ayahsIn, surahCount, verseNumber } from "#domain/verse-reference.ts";
import type { EditionId } from "../edition.ts";
import { hashedForm, pagesInGroup, rootLines } from "../text-hash.ts";

/** An edition ready to be written: its verses by surah, and every hash of it. */
export type PublishedEdition = {
  readonly id: EditionId;
  readonly surahs: readonly (readonly unknown[])[];
  readonly verseHashes: readonly (readonly string[])[];
  readonly surahHashes: readonly string[];
  readonly hash: string;
};

/** SHA-256 of a text's UTF-8, the same as the browser makes in `text-hash.ts`. */
export function sha256(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}

/** Splits 6,236 verses into surahs and hashes them as `text-hash.ts` describes. */
export function publishedEdition(id: EditionId, verses: readonly unknown[]): PublishedEdition {
  const surahs = Array.from({ length: surahCount }, (_, index) => {
    const start = (verseNumber({ surah: index + 1, ayah: 1 }) ?? 1) - 1;
    return verses.slice(start, start + ayahsIn(index + 1));
  });
  const surahHashes = surahs.map((surah) => sha256(surah.map(hashedForm).join("\n")));
  return {
    id,
    surahs,
    verseHashes: surahs.map((surah) => surah.map((verse) => sha256(hashedForm(verse)))),
    surahHashes,
    hash: sha256(surahHashes.join("\n")),
  };
}

/** The manifest: one root, and for each edition its hash and those of its surahs. */
export function manifestOf(editions: readonly PublishedEdition[]) {
  const byEdition = Object.fromEntries(editions.map(({ id, hash }) => [id, hash]));
  return {
    root: sha256(rootLines(byEdition)),
    editions: Object.fromEntries(
      editions.map(({ id, hash, surahHashes }) => [id, { hash, surahs: surahHashes }]),
    ),
  };
}

/** The first eight digits of a hash, which name a folder or file. */
export function shortHash(hash: string): string {
  return hash.slice(0, 8);
}

/** The pages of the mushaf ready to be written, with the hashes of their Arabic. */
export type PublishedPages = {
  readonly pages: readonly unknown[];
  /** The hashes of the pages, twenty in a list. */
  readonly hashes: readonly (readonly string[])[];
  /** The hash of each list. */
  readonly groups: readonly string[];
  readonly hash: string;
};

/** Hashes pages as `isPagePublished` in `mushaf-page.ts` compares them; `texts` are the verses of each. */
export function publishedPages(
  pages: readonly unknown[],
  texts: readonly (readonly string[])[],
): PublishedPages {
  const all = texts.map((verses) => sha256(verses.join("\n")));
  const hashes = Array.from({ length: Math.ceil(all.length / pagesInGroup) }, (_, at) =>
    all.slice(at * pagesInGroup, (at + 1) * pagesInGroup),
  );
  const groups = hashes.map((list) => sha256(list.join("\n")));
  return { pages, hashes, groups, hash: sha256(JSON.stringify(pages)) };
}
