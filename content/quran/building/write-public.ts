import { mkdir, readdir, rm, writeFile } from "node:fs/promises";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { manifestOf, type PublishedEdition, shortHash } from "./published-edition.ts";

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/** Writes a file beside its brotli and gzip forms; quality 11 takes ten times as long as 5 and hashes gain nothing. */
async function writeCompressed(url: URL, value: unknown, quality: 5 | 11): Promise<void> {
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
}

/** Names of what a build publishes: one folder per edition and the manifest. */
export function publicNames(editions: readonly PublishedEdition[]) {
  return {
    folders: new Map(editions.map((edition) => [edition.id, `${edition.id}-${shortHash(edition.hash)}`])),
    manifest: `manifest-${shortHash(manifestOf(editions).root)}.json`,
  };
}

/** Writes every surah of every edition, its verse hashes and the manifest; removes what older builds left. */
export async function writePublic(root: URL, editions: readonly PublishedEdition[]): Promise<void> {
  const { folders, manifest } = publicNames(editions);
  await mkdir(root, { recursive: true });
  const kept = new Set([...folders.values(), manifest, `${manifest}.br`, `${manifest}.gz`]);
  const old = (await readdir(root)).filter((name) => !kept.has(name));
  await Promise.all(old.map((name) => rm(new URL(name, root), { recursive: true })));
  await writeCompressed(new URL(manifest, root), manifestOf(editions), 5);
  for (const edition of editions) {
    const folder = new URL(`${folders.get(edition.id)}/`, root);
    await mkdir(folder, { recursive: true });
    await Promise.all(
      edition.surahs.flatMap((verses, index) => [
        writeCompressed(new URL(`${index + 1}.json`, folder), verses, 11),
        writeCompressed(new URL(`${index + 1}.sha256.json`, folder), edition.verseHashes[index], 5),
      ]),
    );
  }
}
