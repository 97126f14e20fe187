import { cellSheet, greyFile } from "#domain/timetable-photo/cell-sheet.ts";
import { findCells, piecesIn } from "#domain/timetable-photo/find-cells.ts";
import { greyOf } from "#domain/timetable-photo/grey-image.ts";
import { digitsOfScript, readDigits } from "#domain/timetable-photo/read-digits.ts";
import type { TimetableRequest, TimetableResponse } from "./timetable-messages.ts";

function answer({ width, height, colours, script }: TimetableRequest): TimetableResponse {
  const found = findCells(greyOf(width, height, colours));
  if (script === "latin") {
    const { image, lines } = cellSheet(found);
    return { sheet: greyFile(image), lines };
  }
  const digits = digitsOfScript(script);
  const { ink, height: lineHeight } = found;
  return {
    rows: found.rows.map((row) =>
      row.map((box) => (box ? readDigits(ink, piecesIn(found, box), lineHeight, digits) : "")),
    ),
  };
}

self.addEventListener("message", ({ data }: MessageEvent<TimetableRequest>) => {
  try {
    self.postMessage(answer(data));
  } catch (error) {
    console.warn("the timetable was not read", error);
    self.postMessage({ failed: true } satisfies TimetableResponse);
  }
});
