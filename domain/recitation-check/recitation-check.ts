import { foldArabic, foldArabicLetter, plainSpellings } from "#domain/arabic-folding/fold-arabic.ts";

export type WordVerdict = "said" | "missed" | "changed";

/** What became of each word of a passage, and what was said beside it. */
export type RecitationVerdict = {
  readonly words: readonly { readonly verdict: WordVerdict; readonly recognized?: string }[];
  /** Words said that the passage does not have, with the place of the word they stood before. */
  readonly added: readonly { readonly before: number; readonly recognized: string }[];
  readonly said: number;
};

/** With fewer recognised words than this there is no verdict. */
const fewestRecognized = 4;

/** Words of a text that a recogniser gave back: Arabic letters only, folded. */
export function recognizedWords(text: string): string[] {
  return text
    .split(/\s+/u)
    .map((word) => foldArabic(word).replace(/[^\u0621-\u064a]/gu, ""))
    .filter((word) => word !== "");
}

const letterless = (word: string) => word.replaceAll("ا", "");

/** The ways a word of the mushaf may come back; alefs are left out, for the two spellings write them differently. */
function spellingsOf(word: string): ReadonlySet<string> {
  let folded = "";
  for (const character of word.normalize("NFC"))
    folded += foldArabicLetter(character.codePointAt(0) ?? 0) ?? "";
  return new Set(plainSpellings(folded).map(letterless));
}

function joined(first: ReadonlySet<string>, second: ReadonlySet<string>): ReadonlySet<string> {
  return new Set([...first].flatMap((one) => [...second].map((other) => one + other)));
}

type Move = "same" | "changed" | "missed" | "added" | "split" | "run";

/**
 * Aligns what was heard with the words of a passage, with the fewest faults. A word heard in two, or two heard
 * as one, is no fault: spellings part the vocative otherwise than the mushaf. Undefined under four heard words.
 */
export function recitationVerdict(
  words: readonly string[],
  recognized: readonly string[],
): RecitationVerdict | undefined {
  if (recognized.length < fewestRecognized) return undefined;
  const own = words.map(spellingsOf);
  const keys = recognized.map(letterless);
  const width = keys.length + 1;
  const cost = new Float64Array((own.length + 1) * width).fill(Number.POSITIVE_INFINITY);
  const moves = new Array<Move>(cost.length);
  const offer = (row: number, column: number, from: number, by: number, move: Move) => {
    const at = row * width + column;
    const next = (cost[from] ?? 0) + by;
    if (next >= (cost[at] ?? 0)) return;
    cost[at] = next;
    moves[at] = move;
  };
  cost[0] = 0;
  for (let row = 0; row <= own.length; row++)
    for (let column = 0; column < width; column++) {
      const back = (rows: number, columns: number) => (row - rows) * width + column - columns;
      const word = own[row - 1];
      const before = own[row - 2];
      const key = keys[column - 1];
      const keyBefore = keys[column - 2];
      if (word && key !== undefined) {
        const isSame = word.has(key);
        offer(row, column, back(1, 1), isSame ? 0 : 1.5, isSame ? "same" : "changed");
        if (keyBefore !== undefined && word.has(keyBefore + key)) offer(row, column, back(1, 2), 0, "split");
        if (before && joined(before, word).has(key)) offer(row, column, back(2, 1), 0, "run");
      }
      if (word) offer(row, column, back(1, 0), 1, "missed");
      if (key !== undefined) offer(row, column, back(0, 1), 1, "added");
    }
  return traced(own.length, recognized, moves);
}

function traced(length: number, recognized: readonly string[], moves: readonly Move[]): RecitationVerdict {
  const words: { verdict: WordVerdict; recognized?: string }[] = Array.from({ length }, () => ({
    verdict: "said",
  }));
  const added: { before: number; recognized: string }[] = [];
  let row = length;
  let column = recognized.length;
  while (row > 0 || column > 0) {
    const move = moves[row * (recognized.length + 1) + column] ?? "added";
    const said = recognized[column - 1] ?? "";
    if (move === "changed") words[row - 1] = { verdict: "changed", recognized: said };
    if (move === "missed") words[row - 1] = { verdict: "missed" };
    if (move === "added") added.push({ before: row, recognized: said });
    row -= move === "added" ? 0 : move === "run" ? 2 : 1;
    column -= move === "missed" ? 0 : move === "split" ? 2 : 1;
  }
  return { words, added: added.reverse(), said: words.filter(({ verdict }) => verdict === "said").length };
}
