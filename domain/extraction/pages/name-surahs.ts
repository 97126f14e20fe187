import type { QuranText } from "#domain/quote-check/quran-text.ts";
import { isVerse } from "#domain/verse-reference.ts";
import { matchSeen } from "./match-seen.ts";
import type { SeenVerse } from "./seen-verse.ts";

/** Consecutively numbered verses on a page without a surah. */
function runsOf(verses: readonly SeenVerse[]): number[][] {
  const runs: number[][] = [];
  let last: number | undefined;
  verses.forEach(({ reference, ayah }, at) => {
    if (reference || ayah === undefined) last = undefined;
    else {
      if (last !== undefined && ayah === last + 1) runs.at(-1)?.push(at);
      else runs.push([at]);
      last = ayah;
    }
  });
  return runs;
}

/** Assigns verses with only a number to the surah that most of their neighbours match. */
export function nameSurahs(verses: readonly SeenVerse[], quran: QuranText): readonly SeenVerse[] {
  const named = [...verses];
  for (const run of runsOf(verses)) {
    const votes = new Map<number, number>();
    for (const at of run) {
      const verse = verses[at];
      const match = verse && matchSeen({ text: verse.text }, quran);
      if (!match || match.kind === "not-quran" || match.reference.ayah !== verse.ayah) continue;
      const weight = match.kind === "altered" ? 1 : 2;
      votes.set(match.reference.surah, (votes.get(match.reference.surah) ?? 0) + weight);
    }
    const [surah] = [...votes].sort(([, one], [, other]) => other - one)[0] ?? [];
    for (const at of surah === undefined ? [] : run) {
      const verse = verses[at];
      const reference = { surah: surah ?? 0, ayah: verse?.ayah ?? 0 };
      if (verse && isVerse(reference)) named[at] = { ...verse, reference };
    }
  }
  return named;
}
