import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { surahCount } from "#domain/verse-reference.ts";

const moduleRoot = new URL("../", import.meta.url);
const root = new URL("../../", moduleRoot);
const editions = new URL("content/quran/built/editions.json", root);

export const built = new URL("built/", moduleRoot);
export const addressFile = new URL("address.json", built);
export const texts = new URL(".built/public/texts/", root);

/** The Quran's own build runs first: without it there is nothing to compare. */
export function quranIsBuilt(): boolean {
  return existsSync(editions);
}

function sourcesIn(folder: URL): URL[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith(".ts") && !name.includes(".test."))
    .sort()
    .map((name) => new URL(name, folder));
}

/** SHA-256 over the texts' hashes and the rules. */
export function inputsHash(): string {
  const domain = ["similar-verses/", "word-alignment/", "arabic-folding/"];
  const folders = [
    moduleRoot,
    new URL("building/", moduleRoot),
    ...domain.map((name) => new URL(`domain/${name}`, root)),
  ];
  const hash = createHash("sha256").update(readFileSync(editions));
  for (const file of folders.flatMap(sourcesIn)) hash.update(readFileSync(file));
  return hash.digest("hex");
}

/** True if the last build read the same inputs and its folder still has three files per surah. */
export function isFresh(inputs: string): boolean {
  if (!existsSync(addressFile)) return false;
  const stamp: { inputs: string; hash: string } = JSON.parse(readFileSync(addressFile, "utf8"));
  const folder = new URL(`similar-${stamp.hash}/`, texts);
  return stamp.inputs === inputs && existsSync(folder) && readdirSync(folder).length === 3 * surahCount;
}
