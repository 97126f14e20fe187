import { ayahsIn } from "#domain/verse-reference.ts";

/** Verses of one piece of a long surah, which is published beside the whole: a quoted verse needs no 286. */
const versesOfPiece = 30;

/** A surah with fewer verses is published as a whole only. */
const leastOfLong = 41;

/** One piece of a surah: its number, from 1, and its first and last verse. */
export type Piece = { readonly number: number; readonly from: number; readonly to: number };

/** The pieces of a long surah, in order; none of a short one. */
export function piecesOf(surah: number): readonly Piece[] {
  const count = ayahsIn(surah);
  if (count < leastOfLong) return [];
  return Array.from({ length: Math.ceil(count / versesOfPiece) }, (_, at) => ({
    number: at + 1,
    from: at * versesOfPiece + 1,
    to: Math.min((at + 1) * versesOfPiece, count),
  }));
}
