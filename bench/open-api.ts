import { Agent, get } from "node:http";
import { realisticQueries } from "#domain/search/realistic-queries.ts";
import { verseAt } from "#domain/verse-reference.ts";
import { type Figure, quantile } from "#tests/support/figure.ts";
import type { RunningServer } from "./built-server.ts";

const seconds = 8;

type Answer = { readonly status: number; readonly time: number };

/** Sends `rate` requests a second, each at its time whether or not earlier ones were answered. */
async function paced(rate: number, addressOf: (index: number) => string): Promise<Answer[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 });
  const start = performance.now();
  const answers: Promise<Answer>[] = [];
  const ask = (url: string, due: number) =>
    new Promise<Answer>((resolve) => {
      const end = (status: number) => resolve({ status, time: performance.now() - due });
      get(url, { agent }, (answer) => {
        answer.resume();
        answer.once("end", () => end(answer.statusCode ?? 0));
      }).once("error", () => end(0));
    });
  await new Promise<void>((resolve) => {
    const tick = setInterval(() => {
      const passed = performance.now() - start;
      while (answers.length < Math.min(rate * seconds, (passed / 1000) * rate))
        answers.push(ask(addressOf(answers.length), start + (answers.length * 1000) / rate));
      if (answers.length < rate * seconds) return;
      clearInterval(tick);
      resolve();
    }, 2);
  });
  const all = await Promise.all(answers);
  agent.destroy();
  return all;
}

const failures = (answers: readonly Answer[]) => answers.filter(({ status }) => status !== 200).length;
const p99 = (answers: readonly Answer[]) =>
  quantile(
    answers.map(({ time }) => time),
    0.99,
  );

/** Search at 50 and verses at 500 requests a second, as by other programs. */
export async function benchOpenApi({ origin }: RunningServer): Promise<Figure[]> {
  const queries = realisticQueries.en;
  const searchAddress = (index: number) =>
    `${origin}/api/quran/search?q=${encodeURIComponent(queries[index % queries.length] ?? "mercy")}`;
  const verseAddress = (index: number) => {
    const { surah, ayah } = verseAt(((index * 37) % 6236) + 1) ?? { surah: 1, ayah: 1 };
    return `${origin}/api/quran/verses/${surah}:${ayah}`;
  };
  // Opens every language's index once, as the server does after its start.
  await fetch(searchAddress(0));
  // The first seconds of a process are reported separately: its code is not yet compiled.
  const first = await paced(50, searchAddress);
  const searches = await paced(50, searchAddress);
  const verses = await paced(500, verseAddress);
  return [
    { name: "open api: search p99 in the first seconds of a process", value: p99(first), unit: "ms" },
    { name: "open api: search p99 at 50 a second", value: p99(searches), unit: "ms", atMost: 25 },
    { name: "open api: failed searches", value: failures(searches), unit: "answers", atMost: 0 },
    { name: "open api: failed verses at 500 a second", value: failures(verses), unit: "answers", atMost: 0 },
    { name: "open api: verses p99 at 500 a second", value: p99(verses), unit: "ms" },
  ];
}
