import { hashAddress, loadArabicHashes, type ReadText, surahHash, verseHash } from "#content/quran/index.ts";

/** The result of comparing the shown Arabic with the published hashes. */
export type Verification =
  | { readonly kind: "checking" }
  | { readonly kind: "verified"; readonly hash: string }
  | {
      readonly kind: "altered";
      readonly hash: string;
      readonly expected: string;
      readonly ayahs: readonly number[];
    }
  | { readonly kind: "unchecked"; readonly why: "noCrypto" | "noHashes" };

/** Ayahs whose text does not have the published hash; all of them when the hashes do not load. */
async function alteredAyahs(read: ReadText, surah: number, verses: readonly string[]): Promise<number[]> {
  const published = await read(hashAddress("arabic", surah)).catch(() => []);
  const hashes = Array.isArray(published) ? published : [];
  const own = await Promise.all(verses.map(verseHash));
  return own.flatMap((hash, at) => (hash === hashes[at] ? [] : [at + 1]));
}

/**
 * Computes the SHA-256 of a whole surah as it is shown and compares it with the published one, which comes with the
 * code or with the page (`published`). Where they differ, finds the altered verses.
 */
export async function verifySurah(
  read: ReadText,
  surah: number,
  verses: readonly string[],
  published?: string | null,
): Promise<Verification> {
  if (!globalThis.crypto?.subtle) return { kind: "unchecked", why: "noCrypto" };
  const expected = published ?? (await loadArabicHashes().catch(() => undefined))?.[surah - 1];
  if (expected === undefined) return { kind: "unchecked", why: "noHashes" };
  const hash = await surahHash(verses);
  if (hash === expected) return { kind: "verified", hash };
  return { kind: "altered", hash, expected, ayahs: await alteredAyahs(read, surah, verses) };
}
