import type { Browser } from "@playwright/test";
import { type Deed, deeds } from "./deeds.ts";
import { type Figure, median } from "./figure.ts";
import type { Served } from "./served.ts";

const throttle = 4;
const rounds = 3;
/** Milliseconds after a deed in which its frames are painted, and before it in which the page comes to rest. */
const settled = 1500;

/** Put into the page before anything else: how long each interaction took until the frame after it, in milliseconds. */
function watchInteractions(): void {
  const seen: number[] = [];
  Object.assign(window, { interactions: seen });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId?: number })[])
      if (entry.interactionId) seen.push(entry.duration);
  }).observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);
}

/** A square that changes one digit when it is pressed: what a page, this browser and this machine take for themselves. */
const floor: Deed = {
  address: "/faq",
  name: "a bare square",
  before: (page) =>
    page.evaluate(() => {
      const square = document.createElement("div");
      square.id = "square";
      square.textContent = "0";
      square.style.cssText =
        "position: fixed; inset: 200px 100px auto auto; inline-size: 100px; block-size: 100px";
      square.addEventListener("click", () => {
        square.textContent = "1";
      });
      document.body.append(square);
    }),
  act: (page) => page.locator("#square").click(),
};

/** The slowest interaction of a deed on a page of its own. */
async function slowestOf(browser: Browser, origin: string, { address, before, act }: Deed): Promise<number> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    serviceWorkers: "block",
  });
  const page = await context.newPage();
  await page.addInitScript(watchInteractions);
  await page.goto(`${origin}${address}`, { waitUntil: "networkidle" });
  await page.waitForFunction(() => document.documentElement.dataset.ready === "true");
  await before?.(page);
  await page.waitForTimeout(settled);
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: throttle });
  await page.evaluate(() => {
    (Reflect.get(window, "interactions") as number[]).length = 0;
  });
  await act(page);
  await page.waitForTimeout(settled);
  const seen = await page.evaluate(() => Reflect.get(window, "interactions") as number[]);
  await context.close();
  // Whatever took less than 16 ms is not told of.
  return Math.max(16, ...seen);
}

async function medianOf(browser: Browser, origin: string, deed: Deed): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) times.push(await slowestOf(browser, origin, deed));
  console.error(`riwaq: ${deed.address}, ${deed.name}: ${times.join(", ")} ms`);
  return median(times);
}

/**
 * From a deed to the next paint, for the main deed of each page at four times throttle: the median of three visits,
 * beside a bare square in the same run.
 */
export async function benchInteraction(browser: Browser, { origin }: Served): Promise<Figure[]> {
  const beside = { name: "bare square, ms", value: await medianOf(browser, origin, floor) };
  const figures: Figure[] = [];
  for (const deed of deeds)
    figures.push({
      name: `interaction to next paint ${deed.address.split("?")[0]}, ${deed.name}`,
      value: await medianOf(browser, origin, deed),
      unit: "ms",
      atMost: 100,
      beside,
    });
  return figures;
}
