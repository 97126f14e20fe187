import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { readVerses } from "#content/quran/index.ts";
import { readTajweed, tajweedAddress } from "#content/tajweed/index.ts";
import { tajweedOf } from "#domain/tajweed/tajweed-of.ts";

/** One measured value with its maximum, if there is one. */
export type TajweedFigure = {
  readonly name: string;
  readonly value: number;
  readonly unit: "ms" | "bytes" | "spans";
  readonly atMost?: number;
};

const published = new URL("../.built/public", import.meta.url);
const rounds = 9;

async function read(address: string): Promise<unknown> {
  return JSON.parse(readFileSync(fileURLToPath(published) + address, "utf8"));
}

/** Median of nine runs, in milliseconds, after a warm-up. */
async function medianTime(run: () => unknown): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round <= rounds; round++) {
    const started = performance.now();
    await run();
    times.push(performance.now() - started);
  }
  return times.slice(1).sort((a, b) => a - b)[Math.floor(rounds / 2)] ?? Number.NaN;
}

function brotliBytes(address: string): number {
  return readFileSync(`${fileURLToPath(published)}${address}.br`).length;
}

/** The cost of the rules: computing, decoding and transferring them. Needs the built texts. */
export async function benchTajweed(): Promise<TajweedFigure[]> {
  const verses = await readVerses(read, "arabic", 2);
  const chunk = await read(tajweedAddress(2));
  const spans = (await readTajweed(async () => chunk, 2)).flat().length;
  const folder = fileURLToPath(new URL(".", `${published.href}${tajweedAddress(2)}`));
  const all = readdirSync(folder).filter((name) => name.endsWith(".br"));
  const bytes = all.reduce((sum, name) => sum + readFileSync(folder + name).length, 0);
  return [
    { name: "tajweed: rules on Al-Baqarah", value: spans, unit: "spans" },
    { name: "tajweed: find them", value: await medianTime(() => verses.map(tajweedOf)), unit: "ms" },
    {
      name: "tajweed: read them from the chunk",
      value: await medianTime(() => readTajweed(async () => chunk, 2)),
      unit: "ms",
      atMost: 12.5,
    },
    { name: "tajweed: Al-Baqarah, brotli", value: brotliBytes(tajweedAddress(2)), unit: "bytes" },
    { name: "tajweed: all 114, brotli", value: bytes, unit: "bytes" },
  ];
}
