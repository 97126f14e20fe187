import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";

/** Files and folders that the built product depends on. */
const sources = [
  "app",
  "content",
  "contract",
  "domain",
  "extension",
  "scripts/build",
  "package-lock.json",
  "vite.config.ts",
];

/** Build output and unit tests do not change the product. */
const isIgnored = (path: string) =>
  /(^|\/)(built|node_modules)(\/|$)/.test(path) || path.endsWith(".test.ts");

function* filesUnder(path: string): Generator<string> {
  if (isIgnored(path) || !existsSync(path)) return;
  if (statSync(path).isFile()) {
    yield path;
    return;
  }
  for (const name of readdirSync(path).sort()) yield* filesUnder(join(path, name));
}

/** SHA-256 over the names and contents of everything that the product is built from. */
export function sourceFingerprint(root: string): string {
  const hash = createHash("sha256");
  for (const source of sources)
    for (const file of filesUnder(join(root, source)))
      hash.update(file.slice(root.length)).update(readFileSync(file));
  return hash.digest("hex");
}
