import { loadArabicHashes, type ReadText, readVerses, surahHash, surahs } from "#content/quran/index.ts";

/** Checks that the served Arabic text is, letter by letter, the one whose hashes are in the program. */
export type VerifiedTexts = {
  /** Reads and compares all 114 surahs; rejects for a surah that cannot be read or differs. */
  verify(): Promise<void>;
  areVerified(): boolean;
};

/** The check of the texts that `read` returns. */
export function verifiedTexts(read: ReadText): VerifiedTexts {
  let areVerified = false;
  return {
    areVerified: () => areVerified,
    async verify() {
      const hashes = await loadArabicHashes();
      for (const { number } of surahs) {
        const verses = await readVerses(read, "arabic", number);
        if ((await surahHash(verses)) !== hashes[number - 1])
          throw new Error(`the Arabic of surah ${number} is not the published text`);
      }
      areVerified = true;
    },
  };
}
