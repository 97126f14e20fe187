import type { Browser, CDPSession, Page } from "playwright-core";
import { ayahsIn } from "#domain/verse-reference.ts";
import { type Figure, median } from "#tests/support/figure.ts";
import type { RunningServer } from "./built-server.ts";

const throttle = 4;
const switches = 12;
const counted = ["ScriptDuration", "LayoutDuration", "RecalcStyleDuration"];

/** The cost of marking the rules of Al-Baqarah at a phone's width and four times throttle. */
export async function benchTajweedLayer(browser: Browser, { origin }: RunningServer): Promise<Figure[]> {
  const page = await browser.newPage({ viewport: { width: 360, height: 780 } });
  try {
    await page.goto(`${origin}/digital-quran?surah=2#tajweed`);
    await page.waitForFunction(() => document.documentElement.dataset.ready === "true");
    await page.locator("dialog[open] input[type=checkbox]").first().waitFor();
    // Measures the layer only, not the verses that still mount six per frame.
    await page.waitForFunction((all) => document.querySelectorAll("[data-ayah]").length === all, ayahsIn(2));
    const session = await page.context().newCDPSession(page);
    await session.send("Performance.enable");
    await session.send("Emulation.setCPUThrottlingRate", { rate: throttle });
    const costs: number[] = [];
    for (let turn = 0; turn < switches; turn++) {
      const before = await workSoFar(session);
      await flip(page);
      const cost = (await workSoFar(session)) - before;
      // Every other turn removes the marks again.
      if (turn % 2 === 0) costs.push(cost);
    }
    return [{ name: "tajweed: layer on Al-Baqarah, added", value: median(costs), unit: "ms", atMost: 50 }];
  } finally {
    await page.close();
  }
}

async function workSoFar(session: CDPSession): Promise<number> {
  const { metrics } = await session.send("Performance.getMetrics");
  return metrics.reduce((sum, { name, value }) => (counted.includes(name) ? sum + value : sum), 0) * 1000;
}

/** Switches the layer on or off, and waits until the change is painted. */
async function flip(page: Page): Promise<void> {
  await page.evaluate(() => {
    const marked = () => [...CSS.highlights.values()].some((highlight) => highlight.size > 0);
    const before = marked();
    document.querySelector<HTMLElement>("dialog[open] [role=switch]")?.click();
    return new Promise<void>((done) => {
      const look = () =>
        marked() === before ? requestAnimationFrame(look) : requestAnimationFrame(() => done());
      requestAnimationFrame(look);
    });
  });
}
