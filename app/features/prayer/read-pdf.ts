import type { PhotoProgress } from "#app/browser/read-photo.ts";
import { photoFiles, photoFolder } from "#domain/quote-check/photo-files.ts";
import { type PlacedText, pageRows } from "#domain/timetable-photo/pdf-rows.ts";
import { isTimeCell, type TextRows, tidyCell } from "#domain/timetable-photo/timetable-text.ts";

/** The first page with a table: its texts by rows and cells, or its picture where it was scanned. */
export type PdfPage = { readonly rows: TextRows } | { readonly picture: ImageData };

type TextItem = {
  readonly str: string;
  readonly transform: readonly number[];
  readonly width: number;
  readonly height: number;
};

type Page = {
  getTextContent(): Promise<{ readonly items: readonly (TextItem | object)[] }>;
  getViewport(options: { readonly scale: number }): { readonly width: number; readonly height: number };
  render(options: object): { readonly promise: Promise<void> };
};

type Reading = {
  readonly promise: Promise<{ readonly numPages: number; getPage(number: number): Promise<Page> }>;
  destroy(): Promise<void>;
};

/** The part of PDF.js that is used; its files are ours and come only when a PDF was picked. */
type Library = {
  readonly GlobalWorkerOptions: { workerSrc: string };
  getDocument(options: object): Reading;
};

/** True for a file that begins as a PDF does. */
export async function isPdf(file: Blob): Promise<boolean> {
  return (await file.slice(0, 5).text()) === "%PDF-";
}

/** Most pages that are searched for a table. */
const mostPages = 5;
/** Fewest times of a page with a table. */
const fewestTimes = 5;

/** Reads a PDF on this device; rejects if it cannot be read, has a password, or when `signal` ends it. */
export async function readPdf(
  file: Blob,
  longestSide: number,
  onProgress: (progress: PhotoProgress) => void,
  signal: AbortSignal,
): Promise<PdfPage> {
  onProgress({ part: "loading", done: 0 });
  const address = `${photoFolder}/${photoFiles.pdf}`;
  const library: Library = await import(/* @vite-ignore */ address);
  library.GlobalWorkerOptions.workerSrc = `${photoFolder}/${photoFiles.pdfWorker}`;
  signal.throwIfAborted();
  const data = await file.arrayBuffer();
  // Nothing is compiled and nothing more is fetched: no engine for rare pictures, no faces from a system.
  const reading = library.getDocument({
    data,
    useWasm: false,
    isEvalSupported: false,
    disableFontFace: true,
  });
  const stop = () => void reading.destroy();
  signal.addEventListener("abort", stop, { once: true });
  try {
    const book = await reading.promise;
    const pages = Math.min(book.numPages, mostPages);
    for (let number = 1; number <= pages; number++) {
      onProgress({ part: "reading", done: (number - 1) / pages });
      const { items } = await (await book.getPage(number)).getTextContent();
      const rows = pageRows(items.flatMap((item) => ("str" in item ? [placed(item)] : [])));
      if (rows.flat().filter((cell) => isTimeCell(tidyCell(cell))).length >= fewestTimes) return { rows };
    }
    return { picture: await pictureOf(await book.getPage(1), longestSide) };
  } finally {
    signal.removeEventListener("abort", stop);
    stop();
  }
}

function placed({ str, transform, width, height }: TextItem): PlacedText {
  return { text: str, x: transform[4] ?? 0, y: transform[5] ?? 0, width, height: height || 1 };
}

async function pictureOf(page: Page, longestSide: number): Promise<ImageData> {
  const { width, height } = page.getViewport({ scale: 1 });
  const viewport = page.getViewport({ scale: longestSide / Math.max(width, height) });
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(viewport.width);
  canvas.height = Math.round(viewport.height);
  await page.render({ canvas, viewport }).promise;
  const context = canvas.getContext("2d");
  if (!context) throw new Error("no canvas");
  return context.getImageData(0, 0, canvas.width, canvas.height);
}
