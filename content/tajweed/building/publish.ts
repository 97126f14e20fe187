import { mkdir, readdir, rm, writeFile } from "node:fs/promises";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { BuiltTajweed } from "./build-tajweed.ts";

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/** Writes each surah beside its brotli and gzip forms under `tajweed-<hash>`, and removes older folders. */
export async function publishChunks(texts: URL, { hash, surahs }: BuiltTajweed): Promise<void> {
  const name = `tajweed-${hash}`;
  const folder = new URL(`${name}/`, texts);
  await mkdir(folder, { recursive: true });
  const old = (await readdir(texts)).filter((each) => each.startsWith("tajweed-") && each !== name);
  await Promise.all(old.map((each) => rm(new URL(each, texts), { recursive: true })));
  await Promise.all(
    surahs.map((verses, index) => writeCompressed(new URL(`${index + 1}.json`, folder), verses)),
  );
}

async function writeCompressed(url: URL, value: unknown): Promise<void> {
  const bytes = Buffer.from(JSON.stringify(value));
  const { BROTLI_PARAM_MODE, BROTLI_MODE_TEXT, BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants;
  const params = {
    [BROTLI_PARAM_MODE]: BROTLI_MODE_TEXT,
    [BROTLI_PARAM_QUALITY]: 11,
    [BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  const [small, wide] = await Promise.all([brotli(bytes, { params }), deflate(bytes, { level: 9 })]);
  await writeFile(url, bytes);
  await writeFile(new URL(`${url.href}.br`), small);
  await writeFile(new URL(`${url.href}.gz`), wide);
}
