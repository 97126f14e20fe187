import { setTimeout as pause } from "node:timers/promises";
import type { Browser, BrowserContext, Request } from "@playwright/test";
import { type Figure, median } from "#tests/support/figure.ts";
import { startSeparateServer } from "./load.ts";
import { processorTime } from "./process-use.ts";

/** A visit: home, two surahs, a search, prayer times, tasbih. */
const visit = [
  "/",
  "/digital-quran?surah=18",
  "/digital-quran?surah=67",
  "/digital-quran?q=mercy",
  "/prayer",
  "/digital-tasbih",
];
const visitors = 5;
/** Milliseconds without a request of the service worker after which a visit is over. */
const workerRest = 3000;
const kib = 1024;

type Cost = {
  readonly bytes: number;
  readonly requests: number;
  /** What the service worker fetches. */
  readonly workerBytes: number;
  readonly workerRequests: number;
  readonly work: number;
};

/** Bytes of a response on the wire, headers and body; 0 if the browser no longer knows. */
async function sentFor(request: Request): Promise<number> {
  const sizes = await request.sizes().catch(() => undefined);
  return sizes ? sizes.responseHeadersSize + sizes.responseBodySize : 0;
}

/** Bytes on the wire, headers included, and CPU time of the server during a visit. */
async function costOf(context: BrowserContext, origin: string, pid: number): Promise<Cost> {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send("Network.enable");
  const own = new Set<string>();
  let bytes = 0;
  devtools.on("Network.responseReceived", ({ requestId, response }) => {
    const isSent = !response.fromDiskCache && !response.fromServiceWorker;
    if (response.url.startsWith(origin) && isSent) own.add(requestId);
  });
  devtools.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    if (own.has(requestId)) bytes += encodedDataLength;
  });
  const behind: Promise<number>[] = [];
  let lastBehind = Date.now();
  const noteWorkers = (request: Request) => {
    if (!request.serviceWorker() || !request.url().startsWith(origin)) return;
    lastBehind = Date.now();
    behind.push(sentFor(request));
  };
  context.on("requestfinished", noteWorkers);
  const before = processorTime(pid);
  for (const address of visit) {
    await page.goto(origin + address, { waitUntil: "networkidle" });
    await pause(500);
    // The visit stays on the page until the service worker is active, however slow this machine is.
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  }
  while (Date.now() - lastBehind < workerRest) await pause(500);
  const work = processorTime(pid) - before;
  context.off("requestfinished", noteWorkers);
  const worker = await Promise.all(behind);
  await page.close();
  const workerBytes = worker.reduce((sum, size) => sum + size, 0);
  return { bytes, requests: own.size, workerBytes, workerRequests: worker.length, work };
}

/** Bytes and CPU time of a first visit, a second and one on a later day. */
export async function benchCost(root: string, port: number, browser: Browser): Promise<Figure[]> {
  const served = await startSeparateServer(root, port);
  const visits: Record<"first" | "second" | "later", Cost[]> = { first: [], second: [], later: [] };
  try {
    for (let person = 0; person < visitors; person++) {
      const context = await browser.newContext();
      // The second visit still caches what the first one read; a later day is like the third.
      for (const costs of Object.values(visits)) costs.push(await costOf(context, served.origin, served.pid));
      await context.close();
    }
  } finally {
    await served.stop();
  }
  const of = (costs: readonly Cost[], name: keyof Cost) => median(costs.map((cost) => cost[name]));
  return Object.entries(visits).flatMap(([which, costs]) => {
    return [
      { name: `cost: ${which} visit, sent to the page`, value: of(costs, "bytes") / kib, unit: "KiB" },
      { name: `cost: ${which} visit, answered to the page`, value: of(costs, "requests"), unit: "requests" },
      {
        name: `cost: ${which} visit, sent to the worker`,
        value: of(costs, "workerBytes") / kib,
        unit: "KiB",
      },
      {
        name: `cost: ${which} visit, answered to the worker`,
        value: of(costs, "workerRequests"),
        unit: "requests",
      },
      { name: `cost: ${which} visit, processor`, value: of(costs, "work"), unit: "ms" },
    ];
  });
}
