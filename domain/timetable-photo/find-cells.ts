import { type GreyImage, turned } from "./grey-image.ts";
import { type Box, type Ink, inkOf, piecesOf, skewOf } from "./ink.ts";

/** The written cells of a picture of a table: rows from the top, in each a box or nothing for each column from the left. */
export type FoundCells = {
  /** The picture, straightened. */
  readonly image: GreyImage;
  readonly rows: readonly (readonly (Box | undefined)[])[];
  /** The usual height of a digit. */
  readonly height: number;
  readonly ink: Ink;
  /** The pieces of ink that may be writing. */
  readonly pieces: readonly Box[];
};

/** Fewest times in a row of a timetable: the five prayers less one that is not readable. */
const fewestWords = 4;

/** Straightens a picture and finds the cells of the table in it; none where there is no table. */
export function findCells(picture: GreyImage): FoundCells {
  const image = turned(picture, -skewOf(inkOf(picture)));
  const ink = inkOf(image);
  const pieces = writtenPieces(ink);
  const heights = pieces.map(({ top, bottom }) => bottom - top).toSorted((a, b) => a - b);
  // Dots and specks are small, so the height of digits is above the middle.
  const height = heights[Math.floor(heights.length * 0.6)] ?? 0;
  if (height < 5) return { image, rows: [], height, ink, pieces };
  const lines = linesOf(pieces, height).map((line) => wordsOf(line, height));
  const rows = lines.filter((words) => words.length >= fewestWords);
  const columns = columnsOf(rows, height);
  return {
    image,
    height,
    ink,
    pieces,
    rows: rows
      .map((words) =>
        columns.map(({ left, right }) => words.find((word) => middle(word) >= left && middle(word) < right)),
      )
      .filter((row) => row.filter((cell) => cell !== undefined).length >= fewestWords),
  };
}

const middle = ({ left, right }: Pick<Box, "left" | "right">): number => (left + right) / 2;

/** The pieces that may be writing: not the lines of the table, not a shadow, not a speck. */
function writtenPieces(ink: Ink): Box[] {
  const { width, height } = ink;
  const longest = Math.max(width, height);
  return piecesOf(ink).filter((piece) => {
    const [wide, high] = [piece.right - piece.left, piece.bottom - piece.top];
    const isLine = wide > width * 0.2 || high > height * 0.12 || wide > 14 * high || high > 8 * wide;
    return !isLine && piece.count >= 9 && wide >= 3 && high >= 3 && high < longest / 12;
  });
}

/** The pieces by lines of writing, from the top. */
function linesOf(pieces: readonly Box[], height: number): Box[][] {
  const isTall = ({ top, bottom }: Box) => bottom - top >= 0.6 * height && bottom - top <= 2.2 * height;
  const bands: { top: number; bottom: number; pieces: Box[] }[] = [];
  for (const piece of pieces.filter(isTall).toSorted((a, b) => a.top + a.bottom - b.top - b.bottom)) {
    const centre = (piece.top + piece.bottom) / 2;
    const last = bands.at(-1);
    if (last && centre < last.bottom - 0.2 * height) {
      // The band stays about as high as a digit, so that two lines do not grow together.
      last.top = Math.min(last.top, Math.max(piece.top, last.bottom - 1.6 * height));
      last.bottom = Math.max(last.bottom, Math.min(piece.bottom, last.top + 1.6 * height));
      last.pieces.push(piece);
    } else bands.push({ top: piece.top, bottom: piece.bottom, pieces: [piece] });
  }
  for (const piece of pieces.filter((each) => !isTall(each))) {
    const centre = (piece.top + piece.bottom) / 2;
    bands
      .find(({ top, bottom }) => centre >= top - 0.1 * height && centre <= bottom + 0.1 * height)
      ?.pieces.push(piece);
  }
  return bands.map((band) => band.pieces);
}

/** The words of a line from the left: pieces with less than a digit's height between them. */
function wordsOf(line: readonly Box[], height: number): Box[] {
  const words: Box[] = [];
  for (const piece of line.toSorted((a, b) => a.left - b.left)) {
    const last = words.at(-1);
    if (last && piece.left - last.right < 0.75 * height) words[words.length - 1] = around(last, piece);
    else words.push(piece);
  }
  // A speck alone is no word.
  return words.filter(
    ({ left, right, top, bottom }) => right - left >= 0.8 * height && bottom - top >= 0.5 * height,
  );
}

function around(a: Box, b: Box): Box {
  return {
    left: Math.min(a.left, b.left),
    top: Math.min(a.top, b.top),
    right: Math.max(a.right, b.right),
    bottom: Math.max(a.bottom, b.bottom),
  };
}

/** The columns, from the left: where the words of at least half the rows stand below each other. */
function columnsOf(rows: readonly (readonly Box[])[], height: number): { left: number; right: number }[] {
  const middles = rows
    .flat()
    .map(middle)
    .toSorted((a, b) => a - b);
  const groups: number[][] = [];
  for (const at of middles) {
    const last = groups.at(-1);
    if (last && at - (last.at(-1) ?? at) < 0.9 * height) last.push(at);
    else groups.push([at]);
  }
  const centres = groups
    .filter(({ length }) => length >= rows.length / 2)
    .map((group) => group.reduce((sum, at) => sum + at, 0) / group.length);
  return centres.map((centre, index) => {
    const [before, after] = [centres[index - 1], centres[index + 1]];
    return {
      left: before === undefined ? centre - 6 * height : (before + centre) / 2,
      right: after === undefined ? centre + 6 * height : (centre + after) / 2,
    };
  });
}

/** The pieces of ink of a cell. */
export function piecesIn({ pieces }: FoundCells, box: Box): Box[] {
  return pieces.filter((piece) => {
    const [x, y] = [middle(piece), (piece.top + piece.bottom) / 2];
    return x >= box.left && x < box.right && y >= box.top && y < box.bottom;
  });
}
