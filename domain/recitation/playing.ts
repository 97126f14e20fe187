import { ayahsIn } from "#domain/verse-reference.ts";
import type { Recitation } from "./recitation.ts";

export { isActive } from "./recitation.ts";

/** The verse of that surah that is recited or waits in its place; verse 1 while its basmala plays. */
export function playingAyah({ current, status }: Recitation, surah: number): number | undefined {
  if (!current || status === "idle" || current.passage.surah !== surah) return undefined;
  return current.passage.ayah > 0 ? current.passage.ayah : undefined;
}

/** Progress in the passage, 0 to 100 in tenths; the basmala does not count. */
export function playedPercent({ current, position, duration }: Recitation): number {
  if (!current || current.passage.part === "basmala" || duration <= 0) return 0;
  return Math.min(100, Math.round((position / duration) * 1000) / 10);
}

/** Current verse divided by the verses of its surah, 0 to 100; for a whole surah the part that was played. */
export function surahProgress(state: Recitation): number {
  const passage = state.current?.passage;
  if (!passage) return 0;
  if (passage.part === "surah") return playedPercent(state);
  return (passage.ayah / ayahsIn(passage.surah)) * 100;
}

/**
 * How loud it sounds or would sound, 0 to 100: nothing while muted, as the person chose, else as it sounds now, and in
 * silence as loud as the page begins (`own`).
 */
export function effectiveVolume(
  { volume, isVolumeChosen, isMuted, status }: Recitation,
  own: number,
): number {
  if (isMuted) return 0;
  return isVolumeChosen || status !== "idle" ? volume : own;
}

/** The surah of the recording after (1) or before (-1) that one; undefined at the ends. */
export function surahAfter({ recording }: Recitation, surah: number, by: 1 | -1): number | undefined {
  const surahs = recording?.surahs ?? [];
  return by === 1 ? surahs.find((other) => other > surah) : surahs.findLast((other) => other < surah);
}

/** True when a whole surah is recited that has one after (1) or before (-1) it in its recording. */
export function canStepSurah(state: Recitation, by: 1 | -1): boolean {
  const passage = state.current?.passage;
  return passage?.part === "surah" && surahAfter(state, passage.surah, by) !== undefined;
}
