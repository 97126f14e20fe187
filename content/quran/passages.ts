import type { VerseRange } from "#domain/verse-range.ts";
import { ayahsIn } from "#domain/verse-reference.ts";
import type { EditionId, TranslationId } from "./edition.ts";
import { piecesOf } from "./pieces.ts";
import { type ReadText, readTexts, readWordLists, type Word } from "./quran-text.ts";
import { pieceAddress, textAddress } from "./text-address.ts";

/** Reads the verses of a range by pieces of their surah; by the whole surah where a piece cannot be loaded. */
async function readByPieces<Verse>(
  edition: EditionId,
  { surah, from, to }: VerseRange,
  readAll: (address: string, count: number) => Promise<readonly Verse[]>,
): Promise<readonly Verse[]> {
  const whole = () => readAll(textAddress(edition, surah), ayahsIn(surah));
  const pieces = piecesOf(surah).filter((piece) => piece.to >= from && piece.from <= to);
  const [first] = pieces;
  if (!first) return (await whole()).slice(from - 1, to);
  try {
    const read = pieces.map((piece) =>
      readAll(pieceAddress(edition, surah, piece.number), piece.to - piece.from + 1),
    );
    return (await Promise.all(read)).flat().slice(from - first.from, to - first.from + 1);
  } catch {
    // Without a network the whole surah may be there.
    return (await whole()).slice(from - 1, to);
  }
}

/**
 * The verses of a range in the Arabic or a translation, from a few kilobytes where the surah is long; rejects like
 * `readVerses`.
 */
export function readPassage(
  read: ReadText,
  edition: "arabic" | TranslationId,
  range: VerseRange,
): Promise<readonly string[]> {
  return readByPieces(edition, range, (address, count) => readTexts(read, address, count));
}

/** The words of the verses of a range, in the same way. */
export function readPassageWords(read: ReadText, range: VerseRange): Promise<readonly (readonly Word[])[]> {
  return readByPieces("words", range, (address, count) => readWordLists(read, address, count));
}
