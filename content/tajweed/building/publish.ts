import { mkdir, readdir, rm } from "node:fs/promises";
import { publishJson } from "#content/publish-file.ts";
import type { BuiltTajweed } from "./build-tajweed.ts";

/** Writes each surah beside its brotli and gzip forms under `tajweed-<hash>`, and removes older folders. */
export async function publishChunks(texts: URL, { hash, surahs }: BuiltTajweed): Promise<void> {
  const name = `tajweed-${hash}`;
  const folder = new URL(`${name}/`, texts);
  await mkdir(folder, { recursive: true });
  const old = (await readdir(texts)).filter((each) => each.startsWith("tajweed-") && each !== name);
  await Promise.all(old.map((each) => rm(new URL(each, texts), { recursive: true })));
  await Promise.all(surahs.map((verses, index) => publishJson(new URL(`${index + 1}.json`, folder), verses)));
}
