import { loadArabicHashes, type ReadText, readVerses, surahHash, surahs } from "#content/quran/index.ts";

/** Says whether the Arabic text that is served is, letter by letter, the one whose hashes the program carries. */
export type VerifiedTexts = {
  /** Reads and compares all 114 surahs; what cannot be read is not verified. */
  verify(): Promise<void>;
  areVerified(): boolean;
};

/** The check over the texts that `read` gives. */
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
