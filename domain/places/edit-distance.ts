// Three rows of the table, allocated once because a search compares thousands of names.
const longest = 128;
const rows = [new Uint8Array(longest + 1), new Uint8Array(longest + 1), new Uint8Array(longest + 1)] as const;

/**
 * The number of letters to change, add, remove or swap to turn one word into the other (Damerau's distance in the
 * optimal string alignment form); `limit + 1` as soon as it is known to be more than `limit`. Of words the first
 * 128 letters count.
 */
export function editDistance(one: string, other: string, limit: number): number {
  const height = Math.min(one.length, longest);
  const width = Math.min(other.length, longest);
  if (Math.abs(height - width) > limit) return limit + 1;
  let [before, previous, current]: [Uint8Array, Uint8Array, Uint8Array] = [...rows];
  for (let column = 0; column <= width; column++) previous[column] = column;
  for (let row = 1; row <= height; row++) {
    current[0] = row;
    let least = row;
    const letter = one.charCodeAt(row - 1);
    for (let column = 1; column <= width; column++) {
      const facing = other.charCodeAt(column - 1);
      let cost = (previous[column - 1] ?? 0) + (letter === facing ? 0 : 1);
      cost = Math.min(cost, (previous[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1);
      const isSwap =
        row > 1 &&
        column > 1 &&
        letter === other.charCodeAt(column - 2) &&
        one.charCodeAt(row - 2) === facing;
      if (isSwap) cost = Math.min(cost, (before[column - 2] ?? 0) + 1);
      current[column] = cost;
      if (cost < least) least = cost;
    }
    if (least > limit) return limit + 1;
    [before, previous, current] = [previous, current, before];
  }
  return Math.min(previous[width] ?? 0, limit + 1);
}

/** Typing errors allowed in a word of that length. */
export function allowedTypos(length: number): number {
  if (length < 4) return 0;
  return length < 8 ? 1 : 2;
}
