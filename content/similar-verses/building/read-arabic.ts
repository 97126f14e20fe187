import { readFile } from "node:fs/promises";
import { readVerses, surahs } from "#content/quran/index.ts";

const publicRoot = new URL("../../../.built/public/", import.meta.url);

/** The verses of each surah, read from the built files. */
export async function readArabic(): Promise<readonly (readonly string[])[]> {
  const read = async (address: string): Promise<unknown> =>
    JSON.parse(await readFile(new URL(`.${address}`, publicRoot), "utf8"));
  return Promise.all(surahs.map(({ number }) => readVerses(read, "arabic", number)));
}
