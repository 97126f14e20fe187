import type { VerseReference } from "#domain/verse-reference.ts";

/** The verses at which one prostrates, as the mushaf marks them. */
export const versesOfProstration: readonly VerseReference[] = [
  "7:206 13:15 16:50 17:109 19:58 22:18 22:77 25:60 27:26 32:15 38:24 41:38 53:62 84:21 96:19",
].flatMap((list) =>
  list.split(" ").map((key) => {
    const [surah = 0, ayah = 0] = key.split(":").map(Number);
    return { surah, ayah };
  }),
);
