import { readFile } from "node:fs/promises";
import { loadStructure, readVerses, surahs, type TextEditionId } from "#content/quran/index.ts";
import type { Mushaf } from "./index-contents.ts";

const publicRoot = new URL("../../../.built/public/", import.meta.url);

/** All verses of an edition, read from the built files. */
export async function allVerses(edition: TextEditionId): Promise<string[]> {
  const read = async (address: string): Promise<unknown> =>
    JSON.parse(await readFile(new URL(`.${address}`, publicRoot), "utf8"));
  const bySurah = await Promise.all(surahs.map(({ number }) => readVerses(read, edition, number)));
  return bySurah.flat();
}

/** Juz boundaries and places of revelation. */
export async function readMushaf(): Promise<Mushaf> {
  return {
    juzStarts: (await loadStructure()).juz,
    medinan: surahs.filter(({ revelation }) => revelation === "medinan").map(({ number }) => number),
  };
}
