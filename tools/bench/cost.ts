import { setTimeout as pause } from "node:timers/promises";
import type { Browser, BrowserContext } from "@playwright/test";
import { type Figure, median } from "./figure.ts";
import { serveApart } from "./load.ts";
import { processorTime } from "./process-use.ts";

/** What somebody does in a visit: looks in, reads two surahs, searches, looks at the times, counts. */
const visit = [
  "/",
  "/digital-quran?surah=18",
  "/digital-quran?surah=67",
  "/digital-quran?q=mercy",
  "/prayer",
  "/digital-tasbih",
];
const visitors = 5;
const kib = 1024;

type Cost = { readonly bytes: number; readonly requests: number; readonly work: number };

/** What the server sends and works while a browser makes the visit; bytes as they travel, answers' heads too. */
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
  const before = processorTime(pid);
  for (const address of visit) {
    await page.goto(origin + address, { waitUntil: "networkidle" });
    // What the service worker fetches is asked for by nobody's page: the work is seen, its bytes are counted apart.
    await pause(500);
  }
  const work = processorTime(pid) - before;
  await page.close();
  return { bytes, requests: own.size, work };
}

/** Bytes and processor of a first visit and of one on a later day, measured at the server's own door. */
export async function benchCost(root: string, port: number, browser: Browser): Promise<Figure[]> {
  const served = await serveApart(root, port);
  const first: Cost[] = [];
  const later: Cost[] = [];
  try {
    for (let person = 0; person < visitors; person++) {
      const context = await browser.newContext();
      first.push(await costOf(context, served.origin, served.pid));
      later.push(await costOf(context, served.origin, served.pid));
      await context.close();
    }
  } finally {
    await served.stop();
  }
  const of = (costs: readonly Cost[], name: keyof Cost) => median(costs.map((cost) => cost[name]));
  return (["first", "later"] as const).flatMap((which) => {
    const costs = which === "first" ? first : later;
    return [
      { name: `cost: ${which} visit, sent to the page`, value: of(costs, "bytes") / kib, unit: "KiB" },
      { name: `cost: ${which} visit, answered to the page`, value: of(costs, "requests"), unit: "requests" },
      { name: `cost: ${which} visit, processor`, value: of(costs, "work"), unit: "ms" },
    ];
  });
}
