import type { PackId } from "./pack-id.ts";

/** Addresses of one and the same file, best first; it is cached under the first, whichever host it came from. */
export type PackFile = readonly [string, ...string[]];

/** Which cache holds a pack's files: opened texts, or recitations. */
export type PackCache = "texts" | "recitations";

/** Everything a pack contains. */
export type PackPlan = {
  readonly id: PackId;
  readonly cacheName: PackCache;
  readonly files: readonly PackFile[];
  /** Our texts needed to use it; they stay when the pack is deleted. */
  readonly beside?: readonly string[];
};

/** The cache keys of a plan's files. */
export function packAddresses({ files }: PackPlan): readonly string[] {
  return files.map(([address]) => address);
}

/** Addresses of a pack that no other pack needs: what can be deleted with it. */
export function unsharedAddresses(
  own: readonly string[],
  others: readonly (readonly string[])[],
): readonly string[] {
  const needed = new Set(others.flat());
  return own.filter((address) => !needed.has(address));
}
