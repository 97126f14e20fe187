import { mkdir, readdir, rm, writeFile } from "node:fs/promises";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { manifestOf, type PublishedEdition, type PublishedPages, shortHash } from "./published-edition.ts";

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/** Bytes of a file on the device, and of its download (brotli). */
export type FileSize = readonly [bytes: number, travels: number];

/**
 * Writes a file beside its brotli and gzip forms; quality 11 takes ten times as long as 5, and hashes gain
 * nothing from it.
 */
async function writeCompressed(url: URL, value: unknown, quality: 5 | 11): Promise<FileSize> {
  const bytes = Buffer.from(JSON.stringify(value));
  const { BROTLI_PARAM_MODE, BROTLI_MODE_TEXT, BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants;
  const params = {
    [BROTLI_PARAM_MODE]: BROTLI_MODE_TEXT,
    [BROTLI_PARAM_QUALITY]: quality,
    [BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  const [small, wide] = await Promise.all([brotli(bytes, { params }), deflate(bytes, { level: 9 })]);
  await Promise.all([
    writeFile(url, bytes),
    writeFile(new URL(`${url.href}.br`), small),
    writeFile(new URL(`${url.href}.gz`), wide),
  ]);
  return [bytes.length, small.length];
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
  const write = (name: string, value: unknown, quality: 5 | 11) =>
    writeCompressed(new URL(name, folder), value, quality);
  await Promise.all(pages.map((page, index) => write(`${index + 1}.json`, page, 11)));
  await Promise.all(hashes.map((list, index) => write(`hashes-${index + 1}.json`, list, 5)));
  return write("all.json", { pages, hashes }, 11);
}

/**
 * Writes every surah of every edition, its verse hashes, the pages of the mushaf and the manifest; removes what older
 * builds left. Returns the sizes of the texts.
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
  await writeCompressed(new URL(manifest, root), manifestOf(editions), 5);
  for (const edition of editions) {
    const folder = new URL(`${folders.get(edition.id)}/`, root);
    await mkdir(folder, { recursive: true });
    sizes[edition.id] = await Promise.all(
      edition.surahs.map(async (verses, index) => {
        await writeCompressed(new URL(`${index + 1}.sha256.json`, folder), edition.verseHashes[index], 5);
        return writeCompressed(new URL(`${index + 1}.json`, folder), verses, 11);
      }),
    );
  }
  sizes.pages = [await writePages(new URL(`${pagesFolder}/`, root), pages)];
  return sizes;
}
