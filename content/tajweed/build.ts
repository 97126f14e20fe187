import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { inputsHash, isFresh, writeStamp } from "./building/stamp.ts";

const texts = new URL("../../.built/public/texts/", import.meta.url);
const built = new URL("./built/", import.meta.url);
const started = performance.now();
const inputs = inputsHash();

function took(): string {
  return `${Math.round(performance.now() - started)} ms`;
}

if (isFresh(inputs, texts)) {
  console.log(`tajweed: nothing changed (${took()})`);
} else {
  const { buildTajweed } = await import("./building/build-tajweed.ts");
  const { publishChunks } = await import("./building/publish.ts");
  const { readArabicVerses } = await import("./building/read-verses.ts");
  const { cardsFile } = await import("./schema.ts");
  const data = JSON.parse(readFileSync(new URL("./data/cards.json", import.meta.url), "utf8"));
  const tajweed = buildTajweed(readArabicVerses(), cardsFile.parse(data).cards);
  mkdirSync(built, { recursive: true });
  await publishChunks(texts, tajweed);
  writeFileSync(new URL("address.json", built), JSON.stringify({ hash: tajweed.hash }));
  writeFileSync(
    new URL("lessons.json", built),
    JSON.stringify({ examples: tajweed.examples, occurrences: tajweed.occurrences }),
  );
  writeStamp({ inputs, hash: tajweed.hash });
  console.log(`tajweed: built (${took()})`);
}
