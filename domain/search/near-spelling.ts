/**
 * Single-letter changes (a letter added, removed, replaced, or two swapped) that turn one word into the other, up to
 * `limit`; `limit + 1` when it takes more. Optimal string alignment distance, banded.
 */
export function changesBetween(one: string, other: string, limit: number): number {
  if (Math.abs(one.length - other.length) > limit) return limit + 1;
  let before: number[] = [];
  let above = Array.from({ length: other.length + 1 }, (_, column) => column);
  for (let row = 1; row <= one.length; row++) {
    const line = [row];
    let least = row;
    for (let column = 1; column <= other.length; column++) {
      const same = one[row - 1] === other[column - 1];
      let changes = Math.min(
        (above[column] ?? 0) + 1,
        (line[column - 1] ?? 0) + 1,
        (above[column - 1] ?? 0) + (same ? 0 : 1),
      );
      if (row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1])
        changes = Math.min(changes, (before[column - 2] ?? 0) + 1);
      line.push(changes);
      least = Math.min(least, changes);
    }
    if (least > limit) return limit + 1;
    before = above;
    above = line;
  }
  return Math.min(above[other.length] ?? 0, limit + 1);
}

/** A bit for each letter that occurs: similar words differ in few bits. */
export function letterSet(word: string): number {
  let bits = 0;
  for (let at = 0; at < word.length; at++) bits |= 1 << (word.charCodeAt(at) & 31);
  return bits;
}

/** How many bits of two letter sets differ. */
export function setDifference(one: number, other: number): number {
  let bits = one ^ other;
  let count = 0;
  for (; bits !== 0; count++) bits &= bits - 1;
  return count;
}

/** Changes allowed by the length of a word: none up to three letters, one up to seven, then two. */
export function allowedChanges(letters: number): number {
  return letters < 4 ? 0 : letters < 8 ? 1 : 2;
}
