import { agree } from "./agree.ts";
import { readLetters } from "./letters.ts";
import { type VerifiedVerse, wordsOf } from "./verified-quran.ts";

/** Words where a text differs from ours: those seen and those verified. Either may be empty. */
export type WordDifference = {
  readonly seen: string;
  readonly verified: string;
  /** The range of `seen` in the text, in UTF-16 units; empty where words are missing. */
  readonly from: number;
  readonly to: number;
};

type Placed = { readonly word: string; readonly from: number; readonly to: number };

function placedWords(text: string): Placed[] {
  const words: Placed[] = [];
  let at = 0;
  for (const word of wordsOf(text)) {
    const from = text.indexOf(word, at);
    at = from + word.length;
    words.push({ word, from, to: at });
  }
  return words;
}

/** Lengths of the longest common runs of words from each pair of positions. */
function commonLengths(rows: number, columns: number, same: (row: number, column: number) => boolean) {
  const width = columns + 1;
  const lengths = new Uint16Array((rows + 1) * width);
  for (let row = rows - 1; row >= 0; row--)
    for (let column = columns - 1; column >= 0; column--)
      lengths[row * width + column] = same(row, column)
        ? (lengths[(row + 1) * width + column + 1] ?? 0) + 1
        : Math.max(lengths[(row + 1) * width + column] ?? 0, lengths[row * width + column + 1] ?? 0);
  return (row: number, column: number) => lengths[row * width + column] ?? 0;
}

function compare(seen: readonly Placed[], verified: readonly string[], end: number) {
  const seenLetters = seen.map(({ word }) => readLetters(word));
  const verifiedLetters = verified.map(readLetters);
  const same = (row: number, column: number) => agree(seenLetters[row] ?? [], verifiedLetters[column] ?? []);
  const common = commonLengths(seen.length, verified.length, same);
  const differences: WordDifference[] = [];
  let row = 0;
  let column = 0;
  while (row < seen.length || column < verified.length) {
    const isCommon = () => row < seen.length && column < verified.length && same(row, column);
    if (isCommon()) {
      row += 1;
      column += 1;
      continue;
    }
    const [firstRow, firstColumn] = [row, column];
    while ((row < seen.length || column < verified.length) && !isCommon()) {
      if (
        row < seen.length &&
        (column >= verified.length || common(row + 1, column) >= common(row, column + 1))
      )
        row += 1;
      else column += 1;
    }
    const from = seen[firstRow]?.from ?? end;
    const to = row > firstRow ? (seen[row - 1]?.to ?? end) : from;
    differences.push({
      seen: seen
        .slice(firstRow, row)
        .map(({ word }) => word)
        .join(" "),
      verified: verified.slice(firstColumn, column).join(" "),
      from,
      to,
    });
  }
  return { differences, common: common(0, 0) };
}

/** The differences between a text and the closer spelling of a verse, and how many words they share. */
export function wordDifferences(text: string, verse: VerifiedVerse) {
  const seen = placedWords(text);
  const [first, ...others] = verse.words().map((words) => compare(seen, words, text.length));
  const none = { differences: [], common: 0 };
  return others.reduce((best, one) => (one.common > best.common ? one : best), first ?? none) satisfies {
    differences: readonly WordDifference[];
    common: number;
  };
}
