import { ayahsIn } from "#domain/verse-reference.ts";
import { type AudioAddress, type Recording, surahAddresses, verseAddresses } from "./recording.ts";

/**
 * One file's worth of recitation. The basmala counts as ayah 1, which it leads into; a whole surah as ayah 0.
 */
export type Passage = {
  readonly part: "basmala" | "verse" | "surah";
  readonly surah: number;
  readonly ayah: number;
};

/** Ayahs of one surah, both included. */
export type VerseRange = { readonly surah: number; readonly from: number; readonly to: number };

/** In surah 1 the basmala is a verse of its own; surah 9 has none. */
const withoutBasmala: readonly number[] = [1, 9];

/** What plays first when a verse starts: before verse 1 the basmala, where the surah has one. */
export function opening(surah: number, ayah: number): Passage {
  const isLedIn = ayah === 1 && !withoutBasmala.includes(surah);
  return { part: isLedIn ? "basmala" : "verse", surah, ayah };
}

/** Addresses of a passage, best host first; every basmala is 1:1 of the same recording. */
export function addressesOf(recording: Recording, { part, surah, ayah }: Passage): readonly AudioAddress[] {
  if (part === "surah") return surahAddresses(recording, surah);
  return verseAddresses(recording, part === "basmala" ? { surah: 1, ayah: 1 } : { surah, ayah });
}

export function isSamePassage(one: Passage, other: Passage): boolean {
  return one.part === other.part && one.surah === other.surah && one.ayah === other.ayah;
}

/** The range with its ends inside the surah and in order. */
export function boundedRange({ surah, from, to }: VerseRange): VerseRange {
  const last = Math.max(1, ayahsIn(surah));
  const inside = (ayah: number) => Math.min(last, Math.max(1, Math.trunc(ayah) || 1));
  const [one, other] = [inside(from), inside(to)];
  return { surah, from: Math.min(one, other), to: Math.max(one, other) };
}
