/** When a word of a verse is recited: its number in the verse from 1, and its start and end in milliseconds of the recording. */
export type WordTime = readonly [word: number, from: number, to: number];

/** The numbers of the words that are recited at a moment, in milliseconds; several where they were not told apart. */
export function wordsAt(times: readonly WordTime[], moment: number): readonly number[] {
  return times.filter(([, from, to]) => from <= moment && moment < to).map(([word]) => word);
}
