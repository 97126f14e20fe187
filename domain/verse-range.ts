import { ayahsIn, isVerse } from "./verse-reference.ts";

/** Verses that follow each other within one surah, both ends included. */
export type VerseRange = { readonly surah: number; readonly from: number; readonly to: number };

/** Reads `2:255`, `2:255-257` or `2` for a whole surah; says whether the form or the verse is not there. */
export function parseVerseRange(text: string): VerseRange | "not-a-reference" | "no-such-verse" {
  const match = /^(\d{1,3})(?::(\d{1,3})(?:-(\d{1,3}))?)?$/.exec(text);
  if (!match) return "not-a-reference";
  const [surah, first, last] = match.slice(1).map((part) => (part === undefined ? undefined : Number(part)));
  if (surah === undefined) return "not-a-reference";
  const from = first ?? 1;
  const to = last ?? first ?? Math.max(ayahsIn(surah), 1);
  if (to < from) return "not-a-reference";
  const isThere = isVerse({ surah, ayah: from }) && isVerse({ surah, ayah: to });
  return isThere ? { surah, from, to } : "no-such-verse";
}
