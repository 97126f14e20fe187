import type { Browser } from "@playwright/test";
import { createWorker } from "tesseract.js";
import { rowsOfSheet } from "#app/features/prayer/read-timetable.ts";
import { cellSheet, greyFile } from "#domain/timetable-photo/cell-sheet.ts";
import { findCells, piecesIn } from "#domain/timetable-photo/find-cells.ts";
import { type GreyImage, greyOf } from "#domain/timetable-photo/grey-image.ts";
import { digitsOfScript, type LearntDigit, readDigits } from "#domain/timetable-photo/read-digits.ts";
import { dayRows, type TextRows } from "#domain/timetable-photo/timetable-text.ts";
import type { Figure } from "#tests/support/figure.ts";
import { renderedFaces } from "#tests/support/rendered-faces.ts";
import {
  drawTimetable,
  printedTime,
  type RenderedTimetable,
  renderedTimetables,
} from "#tests/support/rendered-timetables.ts";

const firstDay = { year: 2026, month: 3, day: 4 };
/** Cells that are to be read right. */
const wanted = 95;

type Count = { right: number; all: number };

/** How many cells of twenty printed timetables, askew and with noise, are read right. */
export async function benchTimetables(root: string, browser: Browser): Promise<Figure[]> {
  const faces = await renderedFaces(root);
  const latin = await createWorker("eng", 1, {
    langPath: `${root}/node_modules/@tesseract.js-data/eng/4.0.0_best_int`,
    gzip: true,
    cacheMethod: "none",
  });
  await latin.setParameters({ tessedit_char_whitelist: "0123456789:", user_defined_dpi: "300" });
  const [byLatin, byShape, strange]: [Count, Count, Count] = [
    { right: 0, all: 0 },
    { right: 0, all: 0 },
    { right: 0, all: 0 },
  ];
  try {
    for (const table of renderedTimetables()) {
      const found = findCells(await greyPicture(browser, await drawTimetable(browser, table, faces)));
      if (table.digits === "latin") {
        const { image, lines } = cellSheet(found);
        const { data } = await latin.recognize(
          Buffer.from(greyFile(image)),
          {},
          { text: true, blocks: true },
        );
        const read = (data.blocks ?? []).flatMap(({ paragraphs }) =>
          paragraphs.flatMap((paragraph) =>
            paragraph.lines.map(({ text, bbox }) => ({ text: text.trim(), top: bbox.y0, bottom: bbox.y1 })),
          ),
        );
        count(byLatin, table, rowsOfSheet(lines, read));
      } else {
        const digits = digitsOfScript(table.digits);
        const cellsBy = (known: readonly LearntDigit[]) =>
          found.rows.map((row) =>
            row.map((box) => (box ? readDigits(found.ink, piecesIn(found, box), found.height, known) : "")),
          );
        count(byShape, table, cellsBy(digits));
        // As it is with a face that was never learnt.
        count(strange, table, cellsBy(digits.filter(({ face }) => !face.startsWith(table.font))));
      }
    }
  } finally {
    await latin.terminate();
  }
  const percent = ({ right, all }: Count) => (100 * right) / Math.max(1, all);
  const whole = { right: byLatin.right + byShape.right, all: byLatin.all + byShape.all };
  return [
    {
      name: `timetables: cells read right, of ${whole.all} in twenty`,
      value: percent(whole),
      unit: "%",
      atLeast: wanted,
    },
    { name: "timetables: of those in Latin digits", value: percent(byLatin), unit: "%", atLeast: wanted },
    { name: "timetables: of those in Arabic-Indic and Persian digits", value: percent(byShape), unit: "%" },
    { name: "timetables: the same in a face that was never learnt", value: percent(strange), unit: "%" },
  ];
}

function count(sum: Count, table: RenderedTimetable, cells: TextRows): void {
  const days = dayRows(cells, firstDay);
  for (const [row, times] of table.rows.entries())
    for (const [column, minutes] of times.entries()) {
      sum.all += 1;
      if (days[row]?.[column] === printedTime({ ...table, digits: "latin" }, minutes)) sum.right += 1;
    }
}

/** The dots of a PNG, as the browser decodes it. */
async function greyPicture(browser: Browser, png: Buffer): Promise<GreyImage> {
  const page = await browser.newPage();
  try {
    const { width, height, colours } = await page.evaluate(
      async (source) => {
        const picture = new Image();
        picture.src = source;
        await picture.decode();
        const canvas = document.createElement("canvas");
        canvas.width = picture.width;
        canvas.height = picture.height;
        const context = canvas.getContext("2d");
        context?.drawImage(picture, 0, 0);
        const { data } = context?.getImageData(0, 0, canvas.width, canvas.height) ?? {
          data: new Uint8ClampedArray(),
        };
        let text = "";
        for (let at = 0; at < data.length; at += 4) text += String.fromCharCode(data[at] ?? 0);
        return { width: canvas.width, height: canvas.height, colours: btoa(text) };
      },
      `data:image/png;base64,${png.toString("base64")}`,
    );
    const grey = Buffer.from(colours, "base64");
    const four = new Uint8ClampedArray(grey.length * 4);
    for (const [at, value] of grey.entries()) four.fill(value, 4 * at, 4 * at + 3);
    return greyOf(width, height, four);
  } finally {
    await page.close();
  }
}
