import crossSourceList from "../cross-sources.json" with { type: "json" };
import type { Edition, PackageSource } from "../edition.ts";
import editionList from "../editions.json" with { type: "json" };
import reviewedList from "../reviewed-differences.json" with { type: "json" };
import { crossSourceSchema, editionSchema, reviewedSchema } from "../schema.ts";
import { throwIfProblems } from "./build-problem.ts";
import { checkPinned, readPackage } from "./package-file.ts";

/** Every edition as `editions.json` describes it. */
export const editions: readonly Edition[] = editionSchema.array().parse(editionList);

/** Differences that a person has reviewed and accepted. */
export const reviewed = reviewedSchema.parse(reviewedList);

const crossSources = new Map(
  crossSourceSchema
    .array()
    .parse(crossSourceList)
    .map((source) => [source.id, source]),
);

/** A source that is read for checks, names or structure, by its id in `cross-sources.json`. */
export function crossSource(id: string): PackageSource {
  const source = crossSources.get(id);
  if (!source) throw new Error(`cross-sources.json has no ${id}`);
  return source;
}

/** The package of an edition, for the other data in it. */
export function packageOf(id: Edition["id"]): PackageSource {
  const found = editions.find((edition) => edition.id === id);
  if (!found) throw new Error(`editions.json has no ${id}`);
  return found.package;
}

/** Throws on any package file that differs from the pinned one; call it before reading any. */
export function checkPackages(): void {
  const sources = [...editions.map((edition) => edition.package), ...crossSources.values()];
  throwIfProblems(sources.flatMap((source) => checkPinned(source, readPackage(source))));
}
