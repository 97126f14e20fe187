import { storedValue } from "#app/storage/stored-value.ts";
import { ayahCount, type VerseReference, verseNumber } from "#domain/verse-reference.ts";

/** Seconds for a page of the mushaf, from fast to slow. */
export const paces = [20, 30, 40, 50, 60, 75, 90, 120, 150, 180, 240, 300] as const;

/** The speed chosen last, in seconds for a page. */
export const storedPace = storedValue<number>(
  "reader.pace",
  { parse: (text) => paces.find((pace) => String(pace) === text), print: String },
  90,
);

/** The next faster (1) or slower (-1) speed; the same at the ends. */
export function nextPace(pace: number, by: 1 | -1): number {
  const faster = paces.findLast((each) => each < pace);
  const slower = paces.find((each) => each > pace);
  return (by === 1 ? faster : slower) ?? pace;
}

/**
 * CSS pixels a second, at which the verses of a page pass in a list in the time of that page: as much of it as there is of
 * the surah. Undefined while they are not in the list.
 *
 * @param starts running numbers of the first verses of all pages.
 * @param top distance of a verse of the surah from the top of the list; of the one after its last that of the end.
 */
export function listSpeed(
  verse: VerseReference,
  lastAyah: number,
  starts: readonly number[],
  top: (ayah: number) => number | undefined,
  secondsForPage: number,
): number | undefined {
  const number = verseNumber(verse);
  if (number === undefined) return undefined;
  const toAyah = verse.ayah - number;
  const page = starts.findLastIndex((start) => start <= number);
  const [start = 1, next = ayahCount + 1] = [starts[page], starts[page + 1]];
  const from = Math.max(1, start + toAyah);
  const until = Math.min(lastAyah + 1, next + toAyah);
  const [above, below] = [top(from), top(until)];
  if (above === undefined || below === undefined) return undefined;
  const share = (until - from) / (next - start);
  return (below - above) / (secondsForPage * share);
}
