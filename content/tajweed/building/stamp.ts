import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { surahCount } from "#domain/verse-reference.ts";
import source from "../source.json" with { type: "json" };

const moduleRoot = new URL("../", import.meta.url);
const stampFile = new URL("built/stamp.json", moduleRoot);
const engine = new URL("../../domain/tajweed/", moduleRoot);

type Stamp = { readonly inputs: string; readonly hash: string };

function sources(folder: URL): URL[] {
  const names = readdirSync(folder).filter((name) => name.endsWith(".ts") && !name.includes(".test."));
  return names.sort().map((name) => new URL(name, folder));
}

/** SHA-256 over the engine, our build and cards, and the pinned hash of the text. */
export function inputsHash(): string {
  const files = [engine, moduleRoot, new URL("building/", moduleRoot)].flatMap(sources);
  const hash = createHash("sha256").update(source.text.sha256);
  for (const file of [...files, new URL("data/cards.json", moduleRoot)]) hash.update(readFileSync(file));
  return hash.digest("hex");
}

/** True if the last build read the same inputs and its folder still has three files per surah. */
export function isFresh(inputs: string, texts: URL): boolean {
  if (!existsSync(stampFile)) return false;
  const stamp: Stamp = JSON.parse(readFileSync(stampFile, "utf8"));
  const folder = new URL(`tajweed-${stamp.hash}/`, texts);
  return stamp.inputs === inputs && existsSync(folder) && readdirSync(folder).length === 3 * surahCount;
}

/** Records what a build read and wrote. */
export function writeStamp(stamp: Stamp): void {
  writeFileSync(stampFile, JSON.stringify(stamp));
}
