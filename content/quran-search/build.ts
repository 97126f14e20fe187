import { readFileSync } from "node:fs";
import { inputsHash, isFresh } from "./building/stamp.ts";

const started = performance.now();
const editionsFile = new URL("../quran/built/editions.json", import.meta.url);

/** The Quran's own build runs first: without it there is nothing to index. */
function quranIsBuilt(): boolean {
  try {
    return readFileSync(editionsFile).length > 0;
  } catch {
    return false;
  }
}

if (!quranIsBuilt()) {
  console.error("quran-search: build content/quran first");
  process.exitCode = 1;
} else {
  const inputs = inputsHash();
  if (isFresh(inputs))
    console.log(`quran-search: nothing changed (${Math.round(performance.now() - started)} ms)`);
  else {
    const { buildIndexes } = await import("./building/build-indexes.ts");
    await buildIndexes(inputs);
    console.log(`quran-search: built (${Math.round(performance.now() - started)} ms)`);
  }
}
