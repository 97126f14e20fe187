/** The folder of the files that read a photo; its name carries their version, because browsers keep them for a year. */
export const photoFolder = "/photo-reading/7.0.0";

/** The reader's client and worker, its engine (with SIMD), and the letters of Arabic that it knows. */
export const photoFiles = {
  client: "tesseract.esm.min.js",
  worker: "worker.min.js",
  engine: "tesseract-core-simd-lstm.wasm.js",
  letters: "ara.traineddata.gz",
} as const;

/** The worker alone may compile WebAssembly: its answer says so, no page's does. */
export const photoWorker = `${photoFolder}/${photoFiles.worker}`;
