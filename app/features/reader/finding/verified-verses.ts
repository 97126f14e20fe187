import { type ReadText, readVerses } from "#content/quran/index.ts";
import { verifySurah } from "../verification.ts";

export type VerifiedVerses = {
  readonly verses: readonly string[];
  /** Ayahs whose text is not the published one: they are not shown as Quran. */
  readonly altered: ReadonlySet<number>;
};

/** Reads the Arabic of surahs, each once, and checks it against the published hashes. */
export function verifiedVerses(read: ReadText): (surah: number) => Promise<VerifiedVerses> {
  const known = new Map<number, Promise<VerifiedVerses>>();
  const load = async (surah: number): Promise<VerifiedVerses> => {
    const verses = await readVerses(read, "arabic", surah);
    const verification = await verifySurah(read, surah, verses);
    return { verses, altered: new Set(verification.kind === "altered" ? verification.ayahs : []) };
  };
  return (surah) => {
    const found = known.get(surah);
    if (found) return found;
    const loading = load(surah);
    known.set(surah, loading);
    // What did not arrive is asked for anew the next time.
    loading.catch(() => known.delete(surah));
    return loading;
  };
}
