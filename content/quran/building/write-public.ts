import { mkdir, readdir, rm } from "node:fs/promises";
import { type FileSize, hashQuality, publishJson } from "#content/publish-file.ts";
import type { EditionId } from "../edition.ts";
import { piecesOf } from "../pieces.ts";
import { manifestOf, type PublishedEdition, type PublishedPages, shortHash } from "./published-edition.ts";

/** Whole surahs are what readers open most, and a test holds their size: brotli tries its hardest. */
const surahQuality = 11;

/** Editions of which a single verse is quoted; of the others only whole surahs are read. */
const inPieces: ReadonlySet<EditionId> = new Set(["arabic", "en", "fr", "ur", "id", "tr", "words"]);

/** Writes the pieces of a long surah. */
async function writePieces(folder: URL, surah: number, verses: readonly unknown[]): Promise<void> {
  await Promise.all(
    piecesOf(surah).map(({ number, from, to }) =>
      publishJson(new URL(`${surah}-${number}.json`, folder), verses.slice(from - 1, to)),
    ),
  );
}

/** Names of the published files and folders: one folder per edition, that of the pages, and the manifest. */
export function publicNames(editions: readonly PublishedEdition[], { hash }: PublishedPages) {
  return {
    pages: `pages-${shortHash(hash)}`,
    folders: new Map(editions.map((edition) => [edition.id, `${edition.id}-${shortHash(edition.hash)}`])),
    manifest: `manifest-${shortHash(manifestOf(editions).root)}.json`,
  };
}

/** Sizes of the 114 surahs of each edition, and in `pages` of the one file with all pages. */
export type EditionSizes = Readonly<Record<string, readonly FileSize[]>>;

/** Writes each page of the mushaf, the lists of their hashes, and all of it once more in one file. */
async function writePages(folder: URL, { pages, hashes }: PublishedPages): Promise<FileSize> {
  await mkdir(folder, { recursive: true });
  await Promise.all(pages.map((page, index) => publishJson(new URL(`${index + 1}.json`, folder), page)));
  await Promise.all(
    hashes.map((list, index) => publishJson(new URL(`hashes-${index + 1}.json`, folder), list, hashQuality)),
  );
  return publishJson(new URL("all.json", folder), { pages, hashes });
}

/**
 * Writes every surah of every edition, as a whole and in pieces, its verse hashes, the pages of the mushaf and the
 * manifest; removes what older builds left. Returns the sizes of the texts.
 */
export async function writePublic(
  root: URL,
  editions: readonly PublishedEdition[],
  pages: PublishedPages,
): Promise<EditionSizes> {
  const sizes: Record<string, readonly FileSize[]> = {};
  const { folders, pages: pagesFolder, manifest } = publicNames(editions, pages);
  await mkdir(root, { recursive: true });
  const current = new Set([...folders.values(), pagesFolder, manifest, `${manifest}.br`, `${manifest}.gz`]);
  const old = (await readdir(root)).filter((name) => !current.has(name));
  await Promise.all(old.map((name) => rm(new URL(name, root), { recursive: true })));
  await publishJson(new URL(manifest, root), manifestOf(editions), hashQuality);
  for (const edition of editions) {
    const folder = new URL(`${folders.get(edition.id)}/`, root);
    await mkdir(folder, { recursive: true });
    sizes[edition.id] = await Promise.all(
      edition.surahs.map(async (verses, index) => {
        const hashes = new URL(`${index + 1}.sha256.json`, folder);
        await publishJson(hashes, edition.verseHashes[index], hashQuality);
        if (inPieces.has(edition.id)) await writePieces(folder, index + 1, verses);
        return publishJson(new URL(`${index + 1}.json`, folder), verses, surahQuality);
      }),
    );
  }
  sizes.pages = [await writePages(new URL(`${pagesFolder}/`, root), pages)];
  return sizes;
}
