import { inputsHash, isFresh, writeStamp } from "./building/stamp.ts";

const publicRoot = new URL("../../.built/public/texts/quran/", import.meta.url);
const started = performance.now();
const inputs = inputsHash();

if (isFresh(inputs, publicRoot)) {
  console.log(`quran: nothing changed (${Math.round(performance.now() - started)} ms)`);
} else {
  const { buildQuran } = await import("./building/build-quran.ts");
  const { BuildError } = await import("./building/build-problem.ts");
  try {
    writeStamp(inputs, publicRoot, await buildQuran(publicRoot));
    console.log(`quran: built (${Math.round(performance.now() - started)} ms)`);
  } catch (error) {
    if (!(error instanceof BuildError)) throw error;
    console.error(`The Quran's texts failed their checks:\n${error.message}`);
    process.exitCode = 1;
  }
}
