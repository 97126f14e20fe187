import type { PackId } from "./pack-id.ts";

/** Addresses of one and the same file, best first; it is kept under the first, wherever it came from. */
export type PackFile = readonly [string, ...string[]];

/** Where on the device a pack's files lie: with the texts that were opened, or with recitations. */
export type PackShelf = "texts" | "recitations";

/** Everything a pack is to hold. */
export type PackPlan = {
  readonly id: PackId;
  readonly shelf: PackShelf;
  readonly files: readonly PackFile[];
  /** Texts of ours that it is of little use without; they stay when it goes. */
  readonly beside?: readonly string[];
};

/** The addresses that the files of a plan are kept under. */
export function packAddresses({ files }: PackPlan): readonly string[] {
  return files.map(([address]) => address);
}

/** Addresses of a pack that no other pack needs: what may be erased with it. */
export function addressesOfNoOther(
  own: readonly string[],
  others: readonly (readonly string[])[],
): readonly string[] {
  const needed = new Set(others.flat());
  return own.filter((address) => !needed.has(address));
}
