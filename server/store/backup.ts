import { createReadStream, createWriteStream } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { createInterface } from "node:readline";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import { exportLines } from "./export-lines.ts";
import { importBackup } from "./import-lines.ts";
import { openDatabase, type StorePlace } from "./store.ts";

/** Writes all that the store holds to a gzip file, readable only by its owner; the app may run meanwhile. */
export async function backUp(place: StorePlace, file: string): Promise<void> {
  const { access, close } = await openDatabase(place);
  const draft = `${file}.part`;
  try {
    const lines = Readable.from(withLineEnds(exportLines(access.pool, new Date())));
    await pipeline(lines, createGzip(), createWriteStream(draft, { mode: 0o600, flush: true }));
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  } finally {
    await close();
  }
}

/** Fills the store from such a file and answers with the number of rows; the app must be stopped. */
export async function restore(
  place: StorePlace,
  file: string,
  options: { replace: boolean },
): Promise<number> {
  const { access, close } = await openDatabase(place);
  try {
    return await importBackup(access.pool, () => linesOf(file), options);
  } finally {
    await close();
  }
}

async function* linesOf(file: string): AsyncGenerator<string> {
  const unpacked = createGunzip();
  const reading = pipeline(createReadStream(file), unpacked);
  // Told below: the loop ends first when the file is cut.
  reading.catch(() => undefined);
  yield* createInterface({ input: unpacked, crlfDelay: Number.POSITIVE_INFINITY });
  await reading;
}

async function* withLineEnds(lines: AsyncIterable<string>): AsyncGenerator<string> {
  for await (const line of lines) yield `${line}\n`;
}
