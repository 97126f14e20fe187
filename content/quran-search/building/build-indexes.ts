import { createHash } from "node:crypto";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { publishFile } from "#content/publish-file.ts";
import { translationFor } from "#content/quran/index.ts";
import { type Language, languages } from "#domain/language.ts";
import { encodeIndex } from "#domain/search/index-format.ts";
import { arabicContents, translationContents } from "./index-contents.ts";
import { allVerses, readMushaf } from "./read-quran.ts";
import { addressesFile, publicRoot } from "./stamp.ts";

type Published = { readonly address: string; readonly bytes: number };

async function encoded(language: Language): Promise<Uint8Array | undefined> {
  const mushaf = await readMushaf();
  if (language === "ar")
    return encodeIndex(arabicContents(await allVerses("arabic"), await allVerses("imlaei"), mushaf));
  const edition = translationFor(language);
  return edition && encodeIndex(translationContents(edition, await allVerses(edition), mushaf));
}

/** Writes the index beside its brotli and gzip forms; `bytes` is the size of the brotli download. */
async function publish(language: Language, bytes: Uint8Array): Promise<Published> {
  const hash = createHash("sha256").update(bytes).digest("hex").slice(0, 8);
  const address = `/search/${language}-${hash}.bin`;
  const file = new URL(`.${address}`, publicRoot);
  const [, travels] = await publishFile(file, bytes);
  return { address, bytes: travels };
}

/** Builds and publishes the index of the Arabic and of every translation that is not switched off. */
export async function buildIndexes(inputs: string): Promise<void> {
  const folder = new URL("search/", publicRoot);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await mkdir(new URL("./", addressesFile), { recursive: true });
  const indexes: Partial<Record<Language, Published>> = {};
  for (const language of languages) {
    const bytes = await encoded(language);
    if (bytes) indexes[language] = await publish(language, bytes);
  }
  await writeFile(addressesFile, JSON.stringify({ inputs, indexes }));
}
