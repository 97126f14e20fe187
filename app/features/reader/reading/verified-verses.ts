import { type ReadText, readVerses } from "#content/quran/index.ts";
import { verifySurah } from "./verification.ts";

export type VerifiedVerses = {
  readonly verses: readonly string[];
  /** Ayahs whose text is not the published one: they are not shown as Quran. */
  readonly altered: ReadonlySet<number>;
};

async function load(read: ReadText, surah: number): Promise<VerifiedVerses> {
  const verses = await readVerses(read, "arabic", surah);
  const verification = await verifySurah(read, surah, verses);
  return { verses, altered: new Set(verification.kind === "altered" ? verification.ayahs : []) };
}

/** Reads the Arabic of surahs, each once, and checks it against the published hashes. */
export function verifiedVerses(read: ReadText): (surah: number) => Promise<VerifiedVerses> {
  const known = new Map<number, Promise<VerifiedVerses>>();
  return (surah) => {
    const loading = known.get(surah) ?? load(read, surah);
    known.set(surah, loading);
    // A failure is not cached.
    loading.catch(() => known.delete(surah));
    return loading;
  };
}

/** Reads each address once and caches the text; an address that failed is read again. */
export function readOnce(read: ReadText): ReadText {
  const known = new Map<string, Promise<unknown>>();
  return (address) => {
    const found = known.get(address);
    if (found) return found;
    const reading = read(address);
    known.set(address, reading);
    reading.catch(() => known.delete(address));
    return reading;
  };
}

/** Reads addresses in their order, at most `concurrency` at a time, ahead of the caller that needs them one by one. */
export async function readAhead(
  read: ReadText,
  addresses: readonly string[],
  concurrency: number,
): Promise<void> {
  let next = 0;
  const reader = async () => {
    for (let address = addresses[next++]; address !== undefined; address = addresses[next++])
      await read(address);
  };
  await Promise.all(Array.from({ length: concurrency }, reader));
}
