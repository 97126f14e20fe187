/**
 * The verses at which the part before and the part after begin, as running numbers: before is the beginning of the part
 * that holds the verse if the verse is not its first. Undefined at the ends of the Quran.
 */
export function nearestStarts(starts: readonly number[], verse: number) {
  return {
    before: starts.findLast((start) => start < verse),
    after: starts.find((start) => start > verse),
  };
}
