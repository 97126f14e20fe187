import { cp, mkdir, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { photoFiles, photoFolder } from "#domain/quote-check/photo-files.ts";
import { compressFolder } from "./compress.ts";

const files = [
  "tesseract.js/dist/tesseract.esm.min.js",
  "tesseract.js/dist/worker.min.js",
  "tesseract.js-core/tesseract-core-simd-lstm.wasm.js",
  "@tesseract.js-data/ara/4.0.0_best_int/ara.traineddata.gz",
  "@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz",
  "tesseract.js-core/LICENSE",
] as const;

/** What reads a PDF, under names that carry its version. */
const renamed = {
  "pdfjs-dist/build/pdf.min.mjs": photoFiles.pdf,
  "pdfjs-dist/build/pdf.worker.min.mjs": photoFiles.pdfWorker,
  "pdfjs-dist/LICENSE": "LICENSE-pdfjs",
} as const;

const notice = `Tesseract.js and its core, which contains Tesseract: Apache License 2.0 (see LICENSE).
https://github.com/naptha/tesseract.js

The letters of Arabic and Latin (ara.traineddata, eng.traineddata) are those of https://github.com/tesseract-ocr/tessdata_best, as whole numbers:
Apache License 2.0.

PDF.js of Mozilla (pdf-*.js): Apache License 2.0 (see LICENSE-pdfjs). https://github.com/mozilla/pdf.js

None of these files was changed.
`;

/** Copies what reads a photo or a PDF on the device to where the server finds it, with its licence. */
export async function copyPhotoReader(root: string): Promise<void> {
  const folder = join(root, "dist/client", photoFolder);
  await mkdir(folder, { recursive: true });
  for (const file of files) await cp(join(root, "node_modules", file), join(folder, basename(file)));
  for (const [file, name] of Object.entries(renamed))
    await cp(join(root, "node_modules", file), join(folder, name));
  await writeFile(join(folder, "NOTICE.txt"), notice);
  await compressFolder(folder);
}
