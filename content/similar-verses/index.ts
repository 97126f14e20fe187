import { isSurah } from "#domain/verse-reference.ts";
import built from "./built/address.json" with { type: "json" };
import { type SimilarVerse, unpackSurah } from "./chunk.ts";

export type { SimilarVerse } from "./chunk.ts";

/** Address of the similar passages of a surah; throws RangeError for a surah that does not exist. */
export function similarAddress(surah: number): string {
  if (!isSurah(surah)) throw new RangeError(`there is no surah ${surah}`);
  return `/texts/similar-${built.hash}/${surah}.json`;
}

/**
 * The passages similar to those of a surah, a list per ayah, the most similar first; rejects if they cannot
 * be loaded.
 */
export async function readSimilar(
  read: (address: string) => Promise<unknown>,
  surah: number,
): Promise<readonly (readonly SimilarVerse[])[]> {
  const address = similarAddress(surah);
  const verses = unpackSurah(await read(address), surah);
  if (!verses) throw new Error(`${address}: is not the likenesses of surah ${surah}`);
  return verses;
}
