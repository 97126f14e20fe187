import type { FoundCells } from "./find-cells.ts";
import { blurred, type GreyImage, greyAt } from "./grey-image.ts";
import type { Box } from "./ink.ts";

/** The cells below one another on white, as the reader of letters knows them best. */
export type CellSheet = {
  readonly image: GreyImage;
  /** Where each cell stands in the table and on the sheet. */
  readonly lines: readonly {
    readonly row: number;
    readonly column: number;
    readonly top: number;
    readonly bottom: number;
  }[];
};

/** Dots of a digit's height on the sheet, and of the space between two cells. */
const digitHeight = 36;
const space = 40;
const margin = 30;

/** Draws some cells of a table at one size, evenly lit, a line for each. */
export function cellSheet(
  { image, rows, height }: FoundCells,
  isWanted: (row: number, column: number) => boolean = () => true,
): CellSheet {
  const scale = digitHeight / height;
  const smooth = blurred(image, 1);
  const paper = blurred(image, Math.max(8, Math.round(1.5 * height)));
  const wanted = rows.flatMap((cells, row) =>
    cells.flatMap((box, column) => (box && isWanted(row, column) ? [{ row, column, box: wider(box) }] : [])),
  );
  const width = 2 * margin + Math.ceil(Math.max(0, ...wanted.map(({ box }) => box.right - box.left)) * scale);
  let top = margin;
  const lines = wanted.map(({ row, column, box }) => {
    const line = { row, column, box, top, bottom: top + Math.ceil((box.bottom - box.top) * scale) };
    top = line.bottom + space;
    return line;
  });
  const sheet = { width, height: top, data: new Uint8Array(width * top).fill(255) };
  for (const { box, top: first, bottom } of lines)
    for (let y = first; y < bottom; y++)
      for (let x = 0; x < (box.right - box.left) * scale; x++) {
        const [atX, atY] = [box.left + x / scale, box.top + (y - first) / scale];
        const light = greyAt(smooth, atX, atY) / Math.max(1, greyAt(paper, atX, atY));
        // From the paper's own grey at 0.92 to full ink at 0.45.
        sheet.data[y * width + margin + x] = Math.max(
          0,
          Math.min(255, Math.round(((light - 0.45) / 0.47) * 255)),
        );
      }
  return { image: sheet, lines: lines.map(({ box: _, ...line }) => line) };
}

function wider({ left, top, right, bottom }: Box): Box {
  return { left: left - 2, top: top - 2, right: right + 2, bottom: bottom + 2 };
}

/** The file of a picture in grey (portable graymap, `P5`). */
export function greyFile({ width, height, data }: GreyImage): Uint8Array<ArrayBuffer> {
  const head = [...`P5\n${width} ${height}\n255\n`].map((sign) => sign.charCodeAt(0));
  const file = new Uint8Array(head.length + data.length);
  file.set(head);
  file.set(data, head.length);
  return file;
}
