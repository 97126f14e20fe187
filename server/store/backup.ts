import { createReadStream, createWriteStream } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { StringDecoder } from "node:string_decoder";
import { createGunzip, createGzip } from "node:zlib";
import { exportLines } from "./export-lines.ts";
import { importBackup } from "./import-lines.ts";
import { openDatabase, type StorePlace } from "./store.ts";
import { errorCode } from "./store-unavailable.ts";

/** Writes the whole store to a gzip file that only its owner can read; the app may run meanwhile. */
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

/** Fills the store from a backup; resolves to the number of rows. The app must be stopped. */
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

/** Characters that no line of a backup reaches: the longest row is a long hadith. */
const longestLine = 16_777_216;

/** Throws a one-line message for a file that is cut short, damaged or no backup. */
async function* linesOf(file: string): AsyncGenerator<string> {
  const packed = createReadStream(file);
  const unpacked = createGunzip();
  // An error after the reader has stopped must not end the process.
  unpacked.on("error", () => undefined);
  packed.on("error", (error) => unpacked.destroy(error));
  const decoder = new StringDecoder("utf8");
  let rest = "";
  let hasStarted = false;
  try {
    for await (const chunk of packed.pipe(unpacked)) {
      const [first = "", ...lines] = decoder.write(chunk as Buffer).split("\n");
      lines.unshift(rest + first);
      rest = lines.pop() ?? "";
      if (rest.length > longestLine) throw new Error("The backup is damaged: a line cannot be read.");
      hasStarted = true;
      yield* lines;
    }
  } catch (error) {
    const code = errorCode(error) ?? "";
    if (code === "Z_BUF_ERROR") throw new Error("The backup is cut short.");
    if (!code.startsWith("Z_")) throw error;
    throw new Error(
      hasStarted ? "The backup is damaged: it cannot be unpacked." : "This is not a backup of Riwaq.",
    );
  } finally {
    packed.destroy();
    unpacked.destroy();
  }
  if (rest !== "") yield rest;
}

async function* withLineEnds(lines: AsyncIterable<string>): AsyncGenerator<string> {
  for await (const line of lines) yield `${line}\n`;
}
