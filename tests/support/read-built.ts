import { readFile } from "node:fs/promises";
import { join } from "node:path";

const published = join(import.meta.dirname, "../../.built/public");

/** Reads a published text by its address from the files of the content build, as `fetch` would. */
export async function readBuilt(address: string): Promise<unknown> {
  return JSON.parse(await readFile(published + address, "utf8"));
}
