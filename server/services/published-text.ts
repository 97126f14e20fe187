import { readFile } from "node:fs/promises";
import { join, normalize } from "node:path";

/** Reads published texts from disk by their public address; each is read once. */
export function publishedTexts(folder: string): (address: string) => Promise<unknown> {
  const known = new Map<string, Promise<unknown>>();
  return (address) => {
    const found = known.get(address);
    if (found) return found;
    const path = join(folder, normalize(address));
    if (!path.startsWith(folder))
      return Promise.reject(new Error(`${address} is outside the published texts`));
    const text = readFile(path, "utf8").then((json): unknown => JSON.parse(json));
    known.set(address, text);
    text.catch(() => known.delete(address));
    return text;
  };
}
