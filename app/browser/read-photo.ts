import { photoFiles, photoFolder, photoWorker } from "#domain/quote-check/photo-files.ts";

/** How far the reading is, 0 to 1 in each of its two parts. */
export type PhotoProgress = { readonly part: "loading" | "reading"; readonly done: number };

type Logged = { readonly status: string; readonly progress: number };

/** A line of a photo with the dots between which it stands. */
export type PhotoLine = { readonly text: string; readonly top: number; readonly bottom: number };

type Recognised = {
  readonly text: string;
  readonly blocks?:
    | readonly {
        readonly paragraphs: readonly {
          readonly lines: readonly {
            readonly text: string;
            readonly bbox: { readonly y0: number; readonly y1: number };
          }[];
        }[];
      }[]
    | null;
};

type PhotoReader = {
  setParameters(parameters: Readonly<Record<string, string>>): Promise<unknown>;
  recognize(
    photo: Blob,
    options?: object,
    output?: Readonly<Record<string, boolean>>,
  ): Promise<{ readonly data: Recognised }>;
  terminate(): Promise<unknown>;
};

type Letters = "ara" | "eng";

/** The part of the library that is used; its file is ours and comes only when a photo was picked. */
type Library = {
  createWorker(
    language: Letters,
    engine: 1,
    options: Readonly<Record<string, unknown>> & {
      readonly logger: (logged: Logged) => void;
      readonly errorHandler: (error: unknown) => void;
    },
  ): Promise<PhotoReader>;
};

type Load = () => Promise<{ readonly default: Library }>;

/** Of the two engines of the library the one that reads by lines. */
const byLines = 1;

/** Rejects when the signal ends the wait. */
function ended(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason);
    else signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  });
}

const loadLibrary: Load = () => {
  const address = `${photoFolder}/${photoFiles.client}`;
  return import(/* @vite-ignore */ address);
};

/**
 * Reads the Arabic in a photo on this device. Rejects if the files of the reader or the photo cannot be read, and when
 * `signal` ends it. The reader, its engine and its letters come from this site, none from elsewhere.
 */
export async function readPhoto(
  photo: Blob,
  onProgress: (progress: PhotoProgress) => void,
  signal: AbortSignal,
  load = loadLibrary,
): Promise<string> {
  const { text } = await withReader("ara", onProgress, signal, load, (reader) => reader.recognize(photo));
  return text.trim();
}

/** Reads the times in a picture in Latin digits, a line for each; rejects as `readPhoto` does. */
export async function readTimeLines(
  photo: Blob,
  onProgress: (progress: PhotoProgress) => void,
  signal: AbortSignal,
  load = loadLibrary,
): Promise<readonly PhotoLine[]> {
  const { blocks } = await withReader("eng", onProgress, signal, load, async (reader) => {
    await reader.setParameters({ tessedit_char_whitelist: "0123456789:", user_defined_dpi: "300" });
    return reader.recognize(photo, {}, { text: true, blocks: true });
  });
  return (blocks ?? []).flatMap(({ paragraphs }) =>
    paragraphs.flatMap(({ lines }) =>
      lines.map(({ text, bbox }) => ({ text: text.trim(), top: bbox.y0, bottom: bbox.y1 })),
    ),
  );
}

async function withReader(
  letters: Letters,
  onProgress: (progress: PhotoProgress) => void,
  signal: AbortSignal,
  load: Load,
  read: (reader: PhotoReader) => Promise<{ readonly data: Recognised }>,
): Promise<Recognised> {
  const stopped = ended(signal);
  // The photo may be read before anybody stops it.
  stopped.catch(() => undefined);
  const { default: library } = await Promise.race([load(), stopped]);
  let fail: (error: unknown) => void = () => undefined;
  const failed = new Promise<never>((_, reject) => {
    fail = reject;
  });
  failed.catch(() => undefined);
  const opening = library.createWorker(letters, byLines, {
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
    const { data } = await Promise.race([read(reader), stopped, failed]);
    return data;
  } finally {
    opening.then(
      (reader) => reader.terminate(),
      () => undefined,
    );
  }
}
