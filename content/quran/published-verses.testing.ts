import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { readVerses, surahs } from "./index.ts";

const folder = join(import.meta.dirname, "../../.built/public");
const read = async (address: string): Promise<unknown> =>
  JSON.parse(await readFile(join(folder, address), "utf8"));

const inOrder = async (edition: "arabic" | "imlaei") =>
  (await Promise.all(surahs.map(({ number }) => readVerses(read, edition, number)))).flat();

/** All 6,236 verses in both spellings, from the texts as they are published. */
export const publishedVerses = { uthmani: await inOrder("arabic"), plain: await inOrder("imlaei") };
