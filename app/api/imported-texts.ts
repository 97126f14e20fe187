import {
  type ImportedSurah,
  importedHashes,
  importedSurah,
  importedTextsAnswer,
  importedTimes,
  type ListedText,
} from "#contract/text-pack.ts";
import type { WordTime } from "#domain/recitation/word-times.ts";

export type { ImportedSurah, ListedText } from "#contract/text-pack.ts";

const timeout = 20_000;

async function fetchText(address: string): Promise<string> {
  const response = await fetch(address, { signal: AbortSignal.timeout(timeout) });
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return response.text();
}

/** The texts that the operator of this server has imported; rejects when no complete answer came. */
export async function listImportedTexts(): Promise<readonly ListedText[]> {
  return importedTextsAnswer.parse(JSON.parse(await fetchText("/api/texts"))).texts;
}

let listing: Promise<readonly ListedText[]> | undefined;

/** The same, asked for once in a visit; after a failure the next call asks again. */
export function importedTexts(): Promise<readonly ListedText[]> {
  listing ??= listImportedTexts().catch((error: unknown) => {
    listing = undefined;
    throw error;
  });
  return listing;
}

async function sha256(text: string): Promise<string> {
  const digest = await globalThis.crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/**
 * What an imported text says on a surah. Rejects when it cannot be loaded, or when its hash is not the listed one; on a
 * page without HTTPS browsers cannot compute hashes, and nothing is compared.
 */
export async function readImportedSurah(
  { id, sha256: listed }: Pick<ListedText, "id" | "sha256">,
  surah: number,
): Promise<ImportedSurah> {
  const folder = `/texts/imported/${id}/${listed}`;
  const [text, hashText] = await Promise.all([
    fetchText(`${folder}/${surah}.json`),
    fetchText(`${folder}/hashes.json`),
  ]);
  const hashes = importedHashes.parse(JSON.parse(hashText));
  const canHash = globalThis.crypto?.subtle !== undefined;
  if (canHash && ((await sha256(hashes.join("\n"))) !== listed || (await sha256(text)) !== hashes[surah - 1]))
    throw new Error(`surah ${surah} of ${id} is not the text that was imported`);
  return importedSurah.parse(JSON.parse(text));
}

/**
 * When the words of the verses of a surah are recited, by ayah; empty where nothing was imported for the reciter.
 * Rejects like `readImportedSurah`.
 */
export async function readWordTimes(
  reciter: string,
  surah: number,
): Promise<ReadonlyMap<number, readonly WordTime[]>> {
  const text = (await importedTexts()).find((each) => each.kind === "timing" && each.reciter === reciter);
  const verses = text ? await readImportedSurah(text, surah) : [];
  return new Map(verses.map(({ from, text: times }) => [from, importedTimes.parse(JSON.parse(times))]));
}
