import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";

/** A longer file needs a reason in `excepted`. */
const longest = 300;

/** Files that are longer, each with its reason. */
const excepted: Readonly<Record<string, string>> = {
  "app/api/firecrawl/firecrawl.test.ts": "one stub of the service serves all of its tests",
  "domain/distress/measured/outside.testing.ts": "one list of messages in six languages",
  "domain/retrieval/intent-words.ts": "one list of words in six languages",
  "domain/surah-names/surah-names.ts": "one list of names in six languages",
  "domain/search/verse-names.ts": "one list of names in six languages",
  "server/http/routes/accounts.test.ts": "one server, slow to start, serves all of its tests",
  "server/http/routes/admin.test.ts": "one server, slow to start, serves all of its tests",
  "server/http/routes/assistant-answer.test.ts": "one server, slow to start, serves all of its tests",
  "server/http/routes/scholars.test.ts": "one server, slow to start, serves all of its tests",
  "server/http/routes/stripe-giving.test.ts": "one server, slow to start, serves all of its tests",
  "server/http/routes/sync.test.ts": "one server, slow to start, serves all of its tests",
};

const isCode = (file: string) => /\.(?:tsx?|mjs|css|html)$/.test(file);

/** Files, by name and number of lines, that are too long without a reason, and reasons that no file needs. */
export function wrongLengths(lengths: ReadonlyMap<string, number>): string[] {
  const tooLong = [...lengths]
    .filter(([file, lines]) => lines > longest && !(file in excepted))
    .map(([file, lines]) => `${file} has ${lines} lines: split it, or give a reason in file-lengths.ts`);
  const unneeded = Object.keys(excepted)
    .filter((file) => (lengths.get(file) ?? 0) <= longest)
    .map((file) => `${file} is not over ${longest} lines: its reason in file-lengths.ts is not needed`);
  return [...tooLong, ...unneeded];
}

/** Checks every file of code that git tracks or would track. */
export function checkFileLengths(root: string): string[] {
  const { stdout } = spawnSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], {
    cwd: root,
    encoding: "utf8",
  });
  const lengths = new Map<string, number>();
  for (const file of stdout.split("\n").filter(isCode)) {
    try {
      lengths.set(file, readFileSync(join(root, file), "utf8").split("\n").length - 1);
    } catch {
      // Deleted in the working tree but still in the index.
    }
  }
  if (lengths.size < 500) return [`only ${lengths.size} files were read`];
  return wrongLengths(lengths);
}
