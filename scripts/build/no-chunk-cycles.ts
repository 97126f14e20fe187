import type { Plugin } from "vite";

/** The first cycle among files and what each imports, from one file back to itself; undefined where there is none. */
export function cycleAmong(imports: ReadonlyMap<string, readonly string[]>): string[] | undefined {
  const finished = new Set<string>();
  const walk = (file: string, above: readonly string[]): string[] | undefined => {
    const start = above.indexOf(file);
    if (start >= 0) return [...above.slice(start), file];
    if (finished.has(file)) return undefined;
    for (const next of imports.get(file) ?? []) {
      const found = walk(next, [...above, file]);
      if (found) return found;
    }
    finished.add(file);
    return undefined;
  };
  for (const file of imports.keys()) {
    const found = walk(file, []);
    if (found) return found;
  }
  return undefined;
}

/**
 * The build fails where files import each other in a circle: `chunk-groups.ts` can join modules into one although no
 * module does, and what runs first would find the other's values missing.
 */
export function noChunkCycles(): Plugin {
  return {
    name: "riwaq-no-chunk-cycles",
    apply: "build",
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
      const cycle = cycleAmong(new Map(chunks.map(({ fileName, imports }) => [fileName, imports])));
      if (cycle) this.error(`files import each other in a circle: ${cycle.join(" → ")}`);
    },
  };
}
