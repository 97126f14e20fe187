import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { type Figure, median } from "#tests/support/figure.ts";
import { startBuiltServer } from "./built-server.ts";

const starts = 5;
/** Maximum time of a start in milliseconds. */
const longest = 2000;
/** Milliseconds between two polls. */
const lookAgain = 10;

type Start = { readonly page: number; readonly store: number };

/** Milliseconds from the start of the process to its first page, and until its database is open. */
async function startOnce(root: string, port: number, data: string): Promise<Start> {
  const started = performance.now();
  const served = await startBuiltServer(root, port, { DATA_DIR: data });
  try {
    const answer = await fetch(`${served.origin}/digital-quran`);
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`the first page was answered with ${answer.status}`);
    const page = performance.now() - started;
    while (!(await fetch(`${served.origin}/api/ready`)).ok) await pause(lookAgain);
    return { page, store: performance.now() - started };
  } finally {
    await served.stop();
  }
}

/** The median of five starts with existing data, and the first start, which creates the database. */
export async function benchStart(root: string, port: number): Promise<Figure[]> {
  const data = await mkdtemp(join(tmpdir(), "riwaq-start-"));
  try {
    const first = await startOnce(root, port, data);
    const later: Start[] = [];
    for (let start = 0; start < starts; start++) later.push(await startOnce(root, port, data));
    return [
      {
        name: "start: first page",
        value: median(later.map(({ page }) => page)),
        unit: "ms",
        atMost: longest,
      },
      {
        name: "start: first call about people",
        value: median(later.map(({ store }) => store)),
        unit: "ms",
        atMost: longest,
      },
      { name: "start: the very first, which makes the database", value: first.store, unit: "ms" },
    ];
  } finally {
    await rm(data, { recursive: true, force: true, maxRetries: 5 });
  }
}
