import { writeFile } from "node:fs/promises";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/**
 * How hard brotli tries, 0 to 11, for texts that a person downloads: 11 makes them 1 to 2 % smaller and takes three
 * times as long, which every build on a fresh machine would pay for thousands of files.
 */
const textQuality = 10;

/** For hashes and other values that hardly get smaller. */
export const hashQuality = 5;

/** Bytes of a file on the device, and of its download (brotli). */
export type FileSize = readonly [bytes: number, travels: number];

/**
 * Writes a public file with its brotli and gzip forms (`.br`, `.gz`) beside it, which the server sends as they are.
 *
 * @param quality of brotli, 0 to 11
 */
export async function publishFile(
  file: URL,
  content: string | Uint8Array,
  quality = textQuality,
): Promise<FileSize> {
  const bytes = Buffer.from(content);
  await writeFile(file, bytes);
  return [bytes.length, await writeCompressed(file, bytes, quality)];
}

/** Writes only the compressed forms of a file; returns how many bytes brotli leaves. */
export async function writeCompressed(file: URL, bytes: Uint8Array, quality: number): Promise<number> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  const [small, wide] = await Promise.all([brotli(bytes, { params }), gzipped(bytes, { level: 9 })]);
  await Promise.all([
    writeFile(new URL(`${file.href}.br`), small),
    writeFile(new URL(`${file.href}.gz`), wide),
  ]);
  return small.length;
}

/** The same for a value as JSON. */
export function publishJson(file: URL, value: unknown, quality = textQuality): Promise<FileSize> {
  return publishFile(file, JSON.stringify(value), quality);
}
