import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";

const moduleRoot = new URL("../", import.meta.url);
const root = new URL("../../", moduleRoot);

/** Where the build writes what the module reads, and where the browser fetches indexes from. */
export const addressesFile = new URL("built/addresses.json", moduleRoot);
export const publicRoot = new URL(".built/public/", root);

function sourcesIn(folder: URL): URL[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((name) => name.replaceAll("\\", "/"))
    .filter((name) => name.endsWith(".ts") && !name.endsWith(".test.ts"))
    .sort()
    .map((name) => new URL(name, folder));
}

/** SHA-256 over everything an index depends on: the editions' hashes, the rules, the stemmers' version. */
export function inputsHash(): string {
  const files = [
    new URL("content/quran/built/editions.json", root),
    new URL("content/quran/built/structure.json", root),
    new URL("node_modules/@orama/stemmers/package.json", root),
    ...sourcesIn(new URL("building/", moduleRoot)),
    ...sourcesIn(new URL("domain/search/", root)),
    ...sourcesIn(new URL("domain/arabic-folding/", root)),
  ];
  const hash = createHash("sha256");
  for (const file of files) hash.update(readFileSync(file));
  return hash.digest("hex");
}

/** True if the last build had the same inputs and all its outputs still exist. */
export function isFresh(inputs: string): boolean {
  if (!existsSync(addressesFile)) return false;
  const written: { inputs: string; indexes: Record<string, { address: string }> } = JSON.parse(
    readFileSync(addressesFile, "utf8"),
  );
  return (
    written.inputs === inputs &&
    Object.values(written.indexes).every(({ address }) => existsSync(new URL(`.${address}.gz`, publicRoot)))
  );
}
