import type { TextRows } from "./timetable-text.ts";

/** A piece of text of a printed page: its lower left corner, width and height in points, `y` upwards. */
export type PlacedText = {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

/** The texts of a page as rows of cells: those of one height are a row, those close together one cell. */
export function pageRows(texts: readonly PlacedText[]): TextRows {
  const lines: PlacedText[][] = [];
  for (const text of texts.filter((each) => each.text.trim() !== "").toSorted((a, b) => b.y - a.y)) {
    const last = lines.at(-1);
    const above = last?.[0];
    if (last && above && above.y - text.y < 0.5 * Math.max(above.height, text.height)) last.push(text);
    else lines.push([text]);
  }
  return lines.map(cellsOf);
}

/** A gap of more than this part of the height divides two cells. */
const gapPart = 0.6;

function cellsOf(line: readonly PlacedText[]): string[] {
  const cells: string[] = [];
  let end = Number.NEGATIVE_INFINITY;
  for (const { text, x, width, height } of line.toSorted((a, b) => a.x - b.x)) {
    const words = westernDigits(text).trim();
    if (x - end > gapPart * height) cells.push(words);
    else cells[cells.length - 1] = `${cells.at(-1) ?? ""}${words}`;
    end = x + width;
  }
  // Some programs write a whole row as one text.
  return cells.flatMap((cell) => (timesIn(cell) > 1 ? cell.split(/\s+/) : [cell]));
}

function timesIn(text: string): number {
  return text.match(/\d{1,2}[:.]\d{2}/g)?.length ?? 0;
}

function westernDigits(text: string): string {
  return text
    .normalize("NFKC")
    .replace(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replace(/[\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) - 0x6f0));
}
