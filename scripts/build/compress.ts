import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { writeCompressed } from "#content/publish-file.ts";

/** Code and styles are part of every first load: brotli tries its hardest. */
const codeQuality = 11;

/** Writes `.br` and `.gz` beside a file. */
export async function compressFile(file: string): Promise<void> {
  await writeCompressed(pathToFileURL(file), await readFile(file), codeQuality);
}

/** Writes `.br` and `.gz` beside every text file of a folder. */
export async function compressFolder(folder: string): Promise<void> {
  const names = await readdir(folder, { recursive: true });
  const texts = names.filter((name) => /\.(js|css|svg|json|html|txt|map)$/.test(name));
  await Promise.all(texts.map((name) => compressFile(join(folder, name))));
}
