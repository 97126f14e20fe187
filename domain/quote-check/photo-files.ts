/** The folder of the files that read a photo; its name carries their version, because browsers keep them for a year. */
export const photoFolder = "/photo-reading/7.0.0";

/**
 * The reader's client and worker, its engine (with SIMD), and the letters that it knows: Arabic, and Latin for times. What
 * reads a PDF is beside them, under its own version.
 */
export const photoFiles = {
  client: "tesseract.esm.min.js",
  worker: "worker.min.js",
  engine: "tesseract-core-simd-lstm.wasm.js",
  letters: "ara.traineddata.gz",
  latinLetters: "eng.traineddata.gz",
  pdf: "pdf-6.5.438.min.js",
  pdfWorker: "pdf-worker-6.5.438.min.js",
} as const;

/** The worker alone may compile WebAssembly: its answer says so, no page's does. */
export const photoWorker = `${photoFolder}/${photoFiles.worker}`;
