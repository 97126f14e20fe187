import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";

/** Lines beyond which a file wants a reason. */
const longest = 300;

/** Files that are longer, each with its reason. */
const excepted: Readonly<Record<string, string>> = {
  "app/api/firecrawl/firecrawl.test.ts": "one double of the service, asked everything",
  "domain/distress/measured/outside.testing.ts": "one list of messages in six languages",
  "domain/retrieval/intent-words.ts": "one list of words in six languages",
  "domain/search/surah-names.ts": "one list of names in six languages",
  "domain/search/verse-names.ts": "one list of names in six languages",
  "server/http/routes/accounts.test.ts": "one costly server, asked everything",
  "server/http/routes/assistant-answer.test.ts": "one costly server, asked everything",
  "server/http/routes/scholars.test.ts": "one costly server, asked everything",
  "server/http/routes/stripe-giving.test.ts": "one costly server, asked everything",
  "server/http/routes/sync.test.ts": "one costly server, asked everything",
};

const isCode = (file: string) => /\.(?:tsx?|mjs|css|html)$/.test(file);

/** What is wrong with the lengths of files, given each one's: too long without a reason, or a reason without need. */
export function wrongLengths(lengths: ReadonlyMap<string, number>): string[] {
  const tooLong = [...lengths]
    .filter(([file, lines]) => lines > longest && !(file in excepted))
    .map(([file, lines]) => `${file} has ${lines} lines: part it, or give its reason in file-lengths.ts`);
  const needless = Object.keys(excepted)
    .filter((file) => (lengths.get(file) ?? 0) <= longest)
    .map((file) => `${file} is not over ${longest} lines: its reason in file-lengths.ts is not needed`);
  return [...tooLong, ...needless];
}

/** Every file of code that git knows, or would, held against the longest length. */
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
      // Deleted, and git not told yet.
    }
  }
  if (lengths.size < 500) return [`only ${lengths.size} files were read`];
  return wrongLengths(lengths);
}
