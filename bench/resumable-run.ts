import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

/** The results of a long benchmark so far, so that it resumes where it was stopped. */
export type ResumableRun<T> = {
  readonly done: ReadonlyMap<string, T>;
  readonly add: (key: string, value: T) => void;
  /** Called when all is done, so that the next run starts over. */
  readonly forget: () => void;
};

/** Reads the results of an earlier run; none if the build has changed. */
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
