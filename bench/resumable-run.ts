import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

/** What a long bench has done so far, so that it goes on where it was ended. */
export type ResumableRun<T> = {
  readonly done: ReadonlyMap<string, T>;
  readonly add: (key: string, value: T) => void;
  /** To be called when all is done: the next run starts anew. */
  readonly forget: () => void;
};

/** Reads what an earlier run left in the file; nothing, where the product was another one. */
export function resumableRun<T>(file: string, fingerprint: string): ResumableRun<T> {
  mkdirSync(dirname(file), { recursive: true });
  const left = readLeft<T>(file);
  const done = new Map(left?.fingerprint === fingerprint ? Object.entries(left.done) : []);
  return {
    done,
    add: (key, value) => {
      done.set(key, value);
      writeFileSync(file, JSON.stringify({ fingerprint, done: Object.fromEntries(done) }));
    },
    forget: () => rmSync(file, { force: true }),
  };
}

function readLeft<T>(file: string): { fingerprint: string; done: Record<string, T> } | undefined {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return undefined;
  }
}
