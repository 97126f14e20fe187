import type { Hadith, HadithSet } from "#content/hadith/index.ts";

/** The number of a hadith in one of the well-known forties. */
export function numberInSet({ sets }: Hadith, set: HadithSet): number | undefined {
  return sets?.find((one) => one.set === set)?.number;
}
