import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import crossSources from "../cross-sources.json" with { type: "json" };
import editions from "../editions.json" with { type: "json" };
import { packageUrls } from "./package-file.ts";

const moduleRoot = new URL("../", import.meta.url);
const built = new URL("built/", moduleRoot);
const stampFile = new URL("stamp.json", built);

type Stamp = {
  readonly inputs: string;
  readonly bundled: readonly string[];
  readonly published: Readonly<Record<string, number>>;
};

function ownFiles(): readonly URL[] {
  return readdirSync(moduleRoot, { recursive: true, encoding: "utf8" })
    .map((name) => name.replaceAll("\\", "/"))
    .filter((name) => /\.(ts|json)$/.test(name) && !name.startsWith("built/") && !name.endsWith(".test.ts"))
    .sort()
    .map((name) => new URL(name, moduleRoot));
}

/** SHA-256 over everything the build reads: package files, our own files, the verse counts. */
export function inputsHash(): string {
  const sources = [...editions.map((edition) => edition.package), ...crossSources];
  const packageFiles = new Set(sources.flatMap((source) => packageUrls(source).map(({ href }) => href)));
  const hash = createHash("sha256");
  const domain = new URL("../../domain/verse-reference.ts", moduleRoot);
  for (const url of [domain, ...ownFiles(), ...[...packageFiles].sort().map((href) => new URL(href))]) {
    hash.update(readFileSync(url));
  }
  return hash.digest("hex");
}

function bundledFiles(): readonly string[] {
  return readdirSync(built).filter((name) => name !== "stamp.json");
}

/** True if the last build read the same inputs and all its outputs still exist. */
export function isFresh(inputs: string, publicRoot: URL): boolean {
  if (!existsSync(stampFile)) return false;
  const stamp: Stamp = JSON.parse(readFileSync(stampFile, "utf8"));
  return (
    stamp.inputs === inputs &&
    stamp.bundled.every((name) => existsSync(new URL(name, built))) &&
    Object.entries(stamp.published).every(([folder, files]) => {
      const url = new URL(folder, publicRoot);
      return existsSync(url) && readdirSync(url).length === files;
    })
  );
}

/** Records the inputs and how many files each folder has. */
export function writeStamp(inputs: string, publicRoot: URL, folders: readonly string[]): void {
  const count = (folder: string) => [folder, readdirSync(new URL(folder, publicRoot)).length] as const;
  const published = Object.fromEntries(["./", ...folders.map((folder) => `${folder}/`)].map(count));
  const stamp: Stamp = { inputs, bundled: bundledFiles(), published };
  writeFileSync(stampFile, JSON.stringify(stamp));
}
