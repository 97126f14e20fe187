import { photoFiles, photoFolder, photoWorker } from "#domain/quote-check/photo-files.ts";

/** How far the reading is, 0 to 1 in each of its two parts. */
export type PhotoProgress = { readonly part: "loading" | "reading"; readonly done: number };

type Logged = { readonly status: string; readonly progress: number };

type PhotoReader = {
  recognize(photo: Blob): Promise<{ readonly data: { readonly text: string } }>;
  terminate(): Promise<unknown>;
};

/** The part of the library that is used; its file is ours and comes only when a photo was picked. */
type Library = {
  createWorker(
    language: "ara",
    engine: 1,
    options: Readonly<Record<string, unknown>> & {
      readonly logger: (logged: Logged) => void;
      readonly errorHandler: (error: unknown) => void;
    },
  ): Promise<PhotoReader>;
};

/** Of the two engines of the library the one that reads by lines. */
const byLines = 1;

/** Rejects when the signal ends the wait. */
function ended(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason);
    else signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  });
}

/**
 * Reads the Arabic in a photo on this device. Rejects if the files of the reader or the photo cannot be read, and when
 * `signal` ends it. The reader, its engine and its letters come from this site, none from elsewhere.
 */
export async function readPhoto(
  photo: Blob,
  onProgress: (progress: PhotoProgress) => void,
  signal: AbortSignal,
  load: () => Promise<{ readonly default: Library }> = () => {
    const address = `${photoFolder}/${photoFiles.client}`;
    return import(/* @vite-ignore */ address);
  },
): Promise<string> {
  const stopped = ended(signal);
  // The photo may be read before anybody stops it.
  stopped.catch(() => undefined);
  const { default: library } = await Promise.race([load(), stopped]);
  let fail: (error: unknown) => void = () => undefined;
  const failed = new Promise<never>((_, reject) => {
    fail = reject;
  });
  failed.catch(() => undefined);
  const opening = library.createWorker("ara", byLines, {
    workerBlobURL: false,
    workerPath: photoWorker,
    corePath: `${photoFolder}/${photoFiles.engine}`,
    langPath: photoFolder,
    gzip: true,
    // The service worker keeps the files; the library needs no database of its own.
    cacheMethod: "none",
    logger: ({ status, progress }) =>
      onProgress({ part: status === "recognizing text" ? "reading" : "loading", done: progress }),
    errorHandler: (error) => fail(error),
  });
  try {
    const reader = await Promise.race([opening, stopped, failed]);
    const { data } = await Promise.race([reader.recognize(photo), stopped, failed]);
    return data.text.trim();
  } finally {
    opening.then(
      (reader) => reader.terminate(),
      () => undefined,
    );
  }
}
