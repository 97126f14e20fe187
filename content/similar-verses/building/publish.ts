import { createHash } from "node:crypto";
import { mkdir, readdir, rm } from "node:fs/promises";
import { publishJson } from "#content/publish-file.ts";
import type { VerseChunk } from "../chunk.ts";

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
  await Promise.all(surahs.map((verses, index) => publishJson(new URL(`${index + 1}.json`, folder), verses)));
  return hash;
}
