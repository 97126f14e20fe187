/**
 * A step of an alignment: the positions of a word on both sides; one is absent if the other side has an extra
 * word.
 */
export type AlignedPair = {
  readonly own: number | undefined;
  readonly other: number | undefined;
  readonly isSame: boolean;
};

/**
 * Aligns two lists of words with the fewest words changed, missing and added (Wagner and Fischer 1974,
 * Journal of the ACM 21/1), in the order of the first. Time and memory grow with the product of the lengths.
 */
export function alignWords(own: readonly string[], other: readonly string[]): AlignedPair[] {
  const width = other.length + 1;
  const cost = new Uint16Array((own.length + 1) * width);
  const at = (row: number, column: number) => cost[row * width + column] ?? 0;
  for (let row = 0; row <= own.length; row++)
    for (let column = 0; column < width; column++) {
      if (row === 0 || column === 0) cost[row * width + column] = row + column;
      else {
        const isSame = own[row - 1] === other[column - 1];
        const changed = at(row - 1, column - 1) + (isSame ? 0 : 1);
        cost[row * width + column] = Math.min(changed, at(row - 1, column) + 1, at(row, column - 1) + 1);
      }
    }
  const pairs: AlignedPair[] = [];
  let row = own.length;
  let column = other.length;
  while (row > 0 || column > 0) {
    const isSame = row > 0 && column > 0 && own[row - 1] === other[column - 1];
    const here = at(row, column);
    if (row > 0 && column > 0 && here === at(row - 1, column - 1) + (isSame ? 0 : 1))
      pairs.push({ own: --row, other: --column, isSame });
    else if (row > 0 && here === at(row - 1, column) + 1)
      pairs.push({ own: --row, other: undefined, isSame: false });
    else pairs.push({ own: undefined, other: --column, isSame: false });
  }
  return pairs.reverse();
}
