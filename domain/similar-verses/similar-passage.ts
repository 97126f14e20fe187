import { alignWords } from "#domain/word-alignment/align-words.ts";

/** Words of two verses that are nearly the same, as places; `to` not included. */
export type SimilarPassage = {
  readonly ownFrom: number;
  readonly ownTo: number;
  readonly otherFrom: number;
  readonly otherTo: number;
};

/** A passage with its words alike, those within the likeness that are not, and those beyond it that are not. */
export type ScoredPassage = SimilarPassage & {
  readonly same: number;
  readonly differing: number;
  readonly partingAfter: number;
};

/** Words shown beyond the likeness on each side: verses part most often where they end. */
const beyond = 2;

/**
 * The longest likeness of two lists of words: local alignment, 1 for a word alike, -1 for one that is not
 * (Smith and Waterman 1981, Journal of Molecular Biology 147), with two words more at each end.
 */
export function likeness(own: readonly string[], other: readonly string[]): ScoredPassage {
  const width = other.length + 1;
  const score = new Int16Array((own.length + 1) * width);
  let best = 0;
  for (let row = 1; row <= own.length; row++)
    for (let column = 1; column < width; column++) {
      const at = row * width + column;
      const step = (score[at - width - 1] ?? 0) + (own[row - 1] === other[column - 1] ? 1 : -1);
      score[at] = Math.max(0, step, (score[at - width] ?? 0) - 1, (score[at - 1] ?? 0) - 1);
      if ((score[at] ?? 0) > (score[best] ?? 0)) best = at;
    }
  const [endRow, endColumn] = [Math.floor(best / width), best % width];
  let [row, column] = [endRow, endColumn];
  while (row > 0 && column > 0 && (score[row * width + column] ?? 0) > 0) {
    const at = row * width + column;
    const here = score[at] ?? 0;
    if (here === (score[at - width - 1] ?? 0) + (own[row - 1] === other[column - 1] ? 1 : -1)) {
      row--;
      column--;
    } else if (here === (score[at - width] ?? 0) - 1) row--;
    else column--;
  }
  const inner = { ownFrom: row, ownTo: endRow, otherFrom: column, otherTo: endColumn };
  const passage = {
    ownFrom: Math.max(0, row - beyond),
    ownTo: Math.min(own.length, endRow + beyond),
    otherFrom: Math.max(0, column - beyond),
    otherTo: Math.min(other.length, endColumn + beyond),
  };
  const within = differingCount(own, other, inner);
  return {
    ...passage,
    same: endRow - row - differingWords(own, other, inner).own.length,
    differing: within,
    partingAfter: differingCount(own, other, passage) - within,
  };
}

function differingCount(own: readonly string[], other: readonly string[], passage: SimilarPassage): number {
  const differing = differingWords(own, other, passage);
  return Math.max(differing.own.length, differing.other.length);
}

/** The words of a passage that are not alike, as places in each verse. */
export function differingWords(
  own: readonly string[],
  other: readonly string[],
  { ownFrom, ownTo, otherFrom, otherTo }: SimilarPassage,
): { own: number[]; other: number[] } {
  const pairs = alignWords(own.slice(ownFrom, ownTo), other.slice(otherFrom, otherTo));
  const differing = pairs.filter(({ isSame }) => !isSame);
  return {
    own: differing.flatMap((pair) => (pair.own === undefined ? [] : [pair.own + ownFrom])),
    other: differing.flatMap((pair) => (pair.other === undefined ? [] : [pair.other + otherFrom])),
  };
}

/** Fewest words alike that a learner may slip on, and the part of the passage they must be. */
const fewestSame = 4;
const leastPart = 0.6;

/** True when two passages differ by few words and not by none. */
export function isConfusable({ same, differing, partingAfter }: ScoredPassage): boolean {
  return same >= fewestSame && differing + partingAfter > 0 && same / (same + differing) >= leastPart;
}
