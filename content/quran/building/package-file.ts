import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { surahCount } from "#domain/verse-reference.ts";
import type { PackageSource } from "../edition.ts";
import type { BuildProblem } from "./build-problem.ts";

const packages = new URL("../../../node_modules/", import.meta.url);

/** The files that a source names: one, or 114 if its path contains `{surah}`. */
export function packagePaths({ path }: Pick<PackageSource, "path">): readonly string[] {
  return path.includes("{surah}")
    ? Array.from({ length: surahCount }, (_, index) => path.replace("{surah}", String(index + 1)))
    : [path];
}

/** File URLs of a source. */
export function packageUrls(source: PackageSource): readonly URL[] {
  return packagePaths(source).map((path) => new URL(`${source.name}/${path}`, packages));
}

/** The bytes of each file of a source. */
export function readPackage(source: PackageSource): readonly Buffer[] {
  return packageUrls(source).map((url) => readFileSync(url));
}

/** SHA-256 over the files of a source, concatenated. */
export function sha256Of(files: readonly Uint8Array[]): string {
  const hash = createHash("sha256");
  for (const file of files) hash.update(file);
  return hash.digest("hex");
}

/** Reports a package file that differs from the pinned one. */
export function checkPinned(source: PackageSource, files: readonly Uint8Array[]): readonly BuildProblem[] {
  const sha256 = sha256Of(files);
  if (sha256 === source.sha256) return [];
  const cause = `has SHA-256 ${sha256}, but ${source.sha256} is pinned`;
  return [{ text: `${source.name} ${source.version} ${source.path}`, cause }];
}
