import { cp, mkdir, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { photoFolder } from "#domain/quote-check/photo-files.ts";
import { compressFolder } from "./compress.ts";

const files = [
  "tesseract.js/dist/tesseract.esm.min.js",
  "tesseract.js/dist/worker.min.js",
  "tesseract.js-core/tesseract-core-simd-lstm.wasm.js",
  "@tesseract.js-data/ara/4.0.0_best_int/ara.traineddata.gz",
  "tesseract.js-core/LICENSE",
] as const;

const notice = `Tesseract.js and its core, which contains Tesseract: Apache License 2.0 (see LICENSE).
https://github.com/naptha/tesseract.js

The letters of Arabic (ara.traineddata) are those of https://github.com/tesseract-ocr/tessdata_best, as whole numbers:
Apache License 2.0. None of these files was changed.
`;

/** Copies what reads a photo on the device to where the server finds it, with its licence. */
export async function copyPhotoReader(root: string): Promise<void> {
  const folder = join(root, "dist/client", photoFolder);
  await mkdir(folder, { recursive: true });
  for (const file of files) await cp(join(root, "node_modules", file), join(folder, basename(file)));
  await writeFile(join(folder, "NOTICE.txt"), notice);
  await compressFolder(folder);
}
