import { readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { pathToFileURL } from "node:url";
import { z } from "zod";
import { type ArabicVerse, findOccurrences } from "./occurrences.ts";
import { formsFile, namesFile } from "./schema.ts";

const arabicFile = z.array(z.object({ surah: z.int(), ayah: z.int(), text: z.string().min(1) })).length(6236);

/** The verses of the pinned Arabic package; throws unless there are 6,236. */
export async function readArabicVerses(): Promise<ArabicVerse[]> {
  // The package exports only its code, so the path of its data is derived from the entry file.
  const entry = pathToFileURL(createRequire(import.meta.url).resolve("quran-validator"));
  const data = await readFile(new URL("../data/quran-verses.json", entry), "utf8");
  return arabicFile.parse(JSON.parse(data));
}

async function readData(file: string): Promise<unknown> {
  return JSON.parse(await readFile(new URL(`./data/${file}`, import.meta.url), "utf8"));
}

/** Formats short lists on one line, as the formatter does. */
function formatJson(value: unknown): string {
  const lines = JSON.stringify(value, null, 2).replace(/^.*\[\n[^[\]]*\]/gm, (list) => {
    const joined = list.replace(/\[\s+/, "[").replace(/\s+\]/, "]").replace(/\n\s+/g, " ");
    return joined.length <= 110 ? joined : list;
  });
  return `${lines}\n`;
}

/** The contents of `data/occurrences.json` for a text of the Quran. */
export async function buildOccurrences(verses: readonly ArabicVerse[]): Promise<string> {
  const names = namesFile.parse(await readData("names.json"));
  const rules = formsFile.parse(await readData("forms.json"));
  return formatJson(findOccurrences(verses, names, rules));
}

if (import.meta.main) {
  const target = new URL("./data/occurrences.json", import.meta.url);
  await writeFile(target, await buildOccurrences(await readArabicVerses()));
}
