import { mkdirSync, writeFileSync } from "node:fs";
import { addressFile, built, inputsHash, isFresh, quranIsBuilt, texts } from "./building/stamp.ts";

const started = performance.now();
const took = () => `${Math.round(performance.now() - started)} ms`;

if (!quranIsBuilt()) {
  console.error("similar-verses: build content/quran first");
  process.exitCode = 1;
} else {
  const inputs = inputsHash();
  if (isFresh(inputs)) console.log(`similar-verses: nothing changed (${took()})`);
  else {
    const { findSimilar } = await import("./building/find-similar.ts");
    const { readArabic } = await import("./building/read-arabic.ts");
    const { publishChunks } = await import("./building/publish.ts");
    const hash = await publishChunks(texts, findSimilar(await readArabic()));
    mkdirSync(built, { recursive: true });
    writeFileSync(addressFile, JSON.stringify({ inputs, hash }));
    console.log(`similar-verses: built (${took()})`);
  }
}
