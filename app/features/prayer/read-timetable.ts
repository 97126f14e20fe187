import { type PhotoLine, type PhotoProgress, readTimeLines } from "#app/browser/read-photo.ts";
import type { TextRows } from "#domain/timetable-photo/timetable-text.ts";
import { isPdf, type PdfPage, readPdf } from "./read-pdf.ts";
import type {
  SheetLine,
  TimetableRequest,
  TimetableResponse,
  TimetableScript,
} from "./timetable-messages.ts";

/** Longest side of the picture that is looked at, in dots; more only takes longer. */
const longestSide = 2000;

/**
 * The cells of a printed timetable in a photo or a PDF, read on this device: from the top, and from the left. Empty where
 * no table was found. Rejects if the file or what reads it cannot be read, and when `signal` ends it.
 */
export async function readTimetable(
  file: File,
  script: TimetableScript,
  onProgress: (progress: PhotoProgress) => void,
  signal: AbortSignal,
): Promise<TextRows> {
  if (!(await isPdf(file))) return readPicture(await pictureOf(file), script, onProgress, signal);
  const page: PdfPage = await readPdf(file, longestSide, onProgress, signal);
  return "rows" in page ? page.rows : readPicture(page.picture, script, onProgress, signal);
}

async function pictureOf(file: File): Promise<ImageData> {
  const bitmap = await createImageBitmap(file);
  const scale = Math.min(1, longestSide / Math.max(bitmap.width, bitmap.height));
  const [width, height] = [Math.round(bitmap.width * scale), Math.round(bitmap.height * scale)];
  const context = new OffscreenCanvas(width, height).getContext("2d");
  if (!context) throw new Error("no canvas");
  context.drawImage(bitmap, 0, 0, width, height);
  bitmap.close();
  return context.getImageData(0, 0, width, height);
}

async function readPicture(
  { width, height, data: colours }: ImageData,
  script: TimetableScript,
  onProgress: (progress: PhotoProgress) => void,
  signal: AbortSignal,
): Promise<TextRows> {
  onProgress({ part: "reading", done: 0 });
  const found = await askWorker({ width, height, colours, script }, signal);
  if ("failed" in found) throw new Error("the picture could not be looked at");
  if ("rows" in found) return found.rows;
  if (found.lines.length === 0) return [];
  return rowsOfSheet(found.lines, await readTimeLines(new Blob([found.sheet]), onProgress, signal));
}

/** Asks a worker of its own, which ends with the answer or with the signal. */
function askWorker(request: TimetableRequest, signal: AbortSignal): Promise<TimetableResponse> {
  return new Promise<TimetableResponse>((resolve, reject) => {
    signal.throwIfAborted();
    const worker = new Worker(new URL("./timetable-worker.ts", import.meta.url), { type: "module" });
    const end = (act: () => void) => {
      worker.terminate();
      act();
    };
    worker.onmessage = ({ data }: MessageEvent<TimetableResponse>) => end(() => resolve(data));
    worker.onerror = () => end(() => reject(new Error("the worker did not start")));
    signal.addEventListener("abort", () => end(() => reject(signal.reason)), { once: true });
    worker.postMessage(request, [request.colours.buffer]);
  });
}

/** Dots by which a line may be read above or below its cell. */
const nearby = 15;

/** What was read of a sheet, put back into the table's rows and columns. */
export function rowsOfSheet(cells: readonly SheetLine[], read: readonly PhotoLine[]): TextRows {
  const rows: string[][] = [];
  for (const { row, column, top, bottom } of cells) {
    const text = read
      .filter((line) => {
        const middle = (line.top + line.bottom) / 2;
        return middle > top - nearby && middle < bottom + nearby;
      })
      .map((line) => line.text)
      .join("");
    rows[row] ??= [];
    const cellsOfRow = rows[row];
    while (cellsOfRow.length < column) cellsOfRow.push("");
    cellsOfRow[column] = text;
  }
  return rows.map((row) => row ?? []);
}
