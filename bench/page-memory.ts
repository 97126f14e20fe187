import type { Browser, CDPSession, Page } from "@playwright/test";
import type { Figure } from "#tests/support/figure.ts";
import type { RunningServer } from "./built-server.ts";

const lastPage = 604;
/** From this page on memory may not grow. */
const settledAt = 50;
const mebibyte = 1024 * 1024;

/** Bytes of the JavaScript heap and number of DOM nodes, after garbage collection. */
async function held(session: CDPSession): Promise<{ heap: number; nodes: number }> {
  await session.send("HeapProfiler.collectGarbage");
  await session.send("HeapProfiler.collectGarbage");
  const { metrics } = await session.send("Performance.getMetrics");
  const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
  return { heap: of("JSHeapUsedSize") / mebibyte, nodes: of("Nodes") };
}

async function turnPages(page: Page, from: number, to: number): Promise<void> {
  for (let number = from; number <= to; number++) {
    await page.keyboard.press("ArrowLeft");
    await page.locator(`[data-page="${number}"]:not([aria-busy=true])`).waitFor();
  }
}

/** Memory of the reader while the whole Quran is turned page by page. */
export async function benchPageMemory(browser: Browser, { origin }: RunningServer): Promise<Figure[]> {
  const context = await browser.newContext({ serviceWorkers: "block" });
  await context.addInitScript(() => localStorage.setItem("reader.pages", "on"));
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Performance.enable");
  await page.goto(`${origin}/complete-quran?lang=en`);
  await page.locator('[data-page="1"]:not([aria-busy=true])').waitFor();
  await turnPages(page, 2, settledAt);
  const settled = await held(session);
  await turnPages(page, settledAt + 1, lastPage);
  const whole = await held(session);
  await context.close();
  return [
    { name: "pages: heap after 50", value: settled.heap, unit: "MiB" },
    { name: "pages: heap after all 604", value: whole.heap, unit: "MiB" },
    {
      name: "pages: growth of the heap, 50 to 604",
      value: whole.heap - settled.heap,
      unit: "MiB",
      atMost: 1,
    },
    {
      name: "pages: nodes after all 604 for each after 50",
      value: whole.nodes / settled.nodes,
      unit: "ratio",
      atMost: 1.25,
    },
  ];
}
