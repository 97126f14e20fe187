import { join } from "node:path";
import { readVerses, surahs } from "#content/quran/index.ts";
import { publishedTexts } from "#server/published-text.ts";
import { verifiedQuran } from "./verified-quran.ts";

const read = publishedTexts(join(import.meta.dirname, "../../../.built/public"));

const inOrder = async (edition: "arabic" | "imlaei") =>
  (await Promise.all(surahs.map(({ number }) => readVerses(read, edition, number)))).flat();

/** Our own verses in both spellings, from the texts as they are published. */
export const published = { uthmani: await inOrder("arabic"), plain: await inOrder("imlaei") };

export const quran = verifiedQuran(published);
