import { createHash } from "node:crypto";
import { mkdir, readdir, rm, writeFile } from "node:fs/promises";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";
import type { VerseChunk } from "../chunk.ts";

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/**
 * Writes each surah beside its brotli and gzip forms under `similar-<hash>`, removes older folders, and
 * returns the hash.
 */
export async function publishChunks(texts: URL, surahs: readonly (readonly VerseChunk[])[]): Promise<string> {
  const hash = createHash("sha256").update(JSON.stringify(surahs)).digest("hex").slice(0, 8);
  const name = `similar-${hash}`;
  const folder = new URL(`${name}/`, texts);
  await mkdir(folder, { recursive: true });
  const old = (await readdir(texts)).filter((each) => each.startsWith("similar-") && each !== name);
  await Promise.all(old.map((each) => rm(new URL(each, texts), { recursive: true })));
  await Promise.all(
    surahs.map(async (verses, index) => {
      const bytes = Buffer.from(JSON.stringify(verses));
      const url = new URL(`${index + 1}.json`, folder);
      await writeFile(url, bytes);
      await writeFile(new URL(`${url.href}.br`), await brotli(bytes));
      await writeFile(new URL(`${url.href}.gz`), await deflate(bytes, { level: 9 }));
    }),
  );
  return hash;
}
