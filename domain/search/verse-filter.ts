import { verseAt, verseNumber } from "#domain/verse-reference.ts";
import type { Filter } from "./answer.ts";
import type { SearchIndex } from "./search-index.ts";

/** The verses (running numbers) of a filter; none for a surah or juz that does not exist. */
export function verseFilter(
  index: SearchIndex,
  { surah, juz, revelation }: Filter,
): (verse: number) => boolean {
  const ranges: [from: number, below: number][] = [];
  if (surah !== undefined)
    ranges.push([
      verseNumber({ surah, ayah: 1 }) ?? 1,
      verseNumber({ surah: surah + 1, ayah: 1 }) ?? (surah === 114 ? 6237 : 1),
    ]);
  if (juz !== undefined)
    ranges.push([index.juzStarts[juz - 1] ?? 1, index.juzStarts[juz] ?? (juz === 30 ? 6237 : 1)]);
  if (ranges.length === 0 && revelation === undefined) return () => true;
  const medinan = new Set(index.medinan);
  return (verse) =>
    ranges.every(([from, below]) => verse >= from && verse < below) &&
    (revelation === undefined || (revelation === "medinan") === medinan.has(verseAt(verse)?.surah ?? 0));
}
