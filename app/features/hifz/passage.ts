import { jsonOf, storedValue } from "#app/storage/stored-value.ts";
import { ayahsIn, isVerse } from "#domain/verse-reference.ts";

/** Verses of one surah that are worked on, both ends included. */
export type Passage = { readonly surah: number; readonly from: number; readonly to: number };

/** Verses that a tool which shows or plays them begins a surah with: a long one is not laid out at a stroke. */
export const shownAtFirst = 10;

/** A surah from its first verse on: the whole of it, or no more than so many verses. */
export function passageFrom(surah: number, most = Number.POSITIVE_INFINITY): Passage {
  return { surah, from: 1, to: Math.min(ayahsIn(surah), most) };
}

/** Where a beginner starts. */
const firstPassage: Passage = { surah: 112, from: 1, to: 4 };

/** The passage worked on last, on this device. */
export const storedPassage = storedValue<Passage>(
  "hifz.passage",
  jsonOf((value) => {
    if (typeof value !== "object" || value === null) return undefined;
    const { surah, from, to } = value as Record<string, unknown>;
    if (typeof surah !== "number" || typeof from !== "number" || typeof to !== "number") return undefined;
    const isThere = to >= from && isVerse({ surah, ayah: from }) && isVerse({ surah, ayah: to });
    return isThere ? { surah, from, to } : undefined;
  }),
  firstPassage,
);
