import { type CDPSession, chromium, type Page } from "playwright-core";
import { reduceTasbih } from "#domain/counting/tasbih.ts";
import { waitUntilIdle } from "./wait-until-idle.ts";

/** One measured value with its bound. */
export type TasbihFigure = {
  readonly name: string;
  readonly value: number;
  readonly unit: "ms" | "frames" | "taps";
  readonly atMost?: number;
};

type Surroundings = {
  /** Origin of a running server. */
  readonly origin: string;
  readonly chromiumPath: string;
};

const taps = 60;
const throttle = 4;

/** The cost of a tap in the browser at four times throttle, and exact totals after 100,000 taps. */
export async function benchTasbih({ origin, chromiumPath }: Surroundings): Promise<TasbihFigure[]> {
  const browser = await chromium.launch({ executablePath: chromiumPath, args: ["--no-sandbox"] });
  try {
    const page = await browser.newPage({ viewport: { width: 360, height: 780 }, serviceWorkers: "block" });
    await page.goto(`${origin}/digital-tasbih`);
    await page.waitForFunction(() => document.documentElement.dataset.ready === "true");
    // Work after loading is not part of a tap.
    await waitUntilIdle();
    // The longest of the five phrases, so that no target stops the taps.
    // Chosen without a Playwright click, whose listeners would slow down every tap after it.
    await page.locator("[aria-pressed]").last().dispatchEvent("click");
    const session = await page.context().newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: throttle });
    await session.send("Performance.enable");
    const cost = await workOfTaps(page, session);
    const frames = await framesUntilPaint(page);
    return [
      { name: "tasbih: script, style and layout of a tap", value: cost, unit: "ms", atMost: 8 },
      { name: "tasbih: frames until a tap is painted", value: frames, unit: "frames", atMost: 2 },
      { name: "tasbih: of 100,000 taps, not in the totals", value: lostTaps(), unit: "taps", atMost: 0 },
    ];
  } finally {
    await browser.close();
  }
}

/** Frames from touch to the new count, the slowest of ten. */
async function framesUntilPaint(page: Page): Promise<number> {
  await page.evaluate(() => {
    const bead = document.querySelector<HTMLElement>("[data-tap]");
    const shown = document.querySelector<HTMLElement>("[data-count]");
    const seen: number[] = [];
    Object.assign(window, { framesSeen: seen });
    bead?.addEventListener(
      "pointerdown",
      () => {
        const before = shown?.textContent;
        const look = (frame: number) => {
          if (shown?.textContent !== before) seen.push(frame);
          else requestAnimationFrame(() => look(frame + 1));
        };
        requestAnimationFrame(() => look(1));
      },
      { capture: true },
    );
  });
  for (let tap = 1; tap <= 10; tap += 1) {
    await page.locator("[data-tap]").click();
    await page.waitForFunction((count) => Reflect.get(window, "framesSeen").length === count, tap);
  }
  return page.evaluate(() => Math.max(...(Reflect.get(window, "framesSeen") as number[])));
}

const work = ["ScriptDuration", "LayoutDuration", "RecalcStyleDuration"];

async function workSoFar(session: CDPSession): Promise<number> {
  const { metrics } = await session.send("Performance.getMetrics");
  return metrics.reduce((sum, { name, value }) => (work.includes(name) ? sum + value : sum), 0) * 1000;
}

const twoFrames = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));

/** Milliseconds of work within two frames of an action, the median of sixty. */
async function medianWork(page: Page, session: CDPSession, act: () => Promise<void>): Promise<number> {
  const costs: number[] = [];
  for (let round = 0; round < taps; round += 1) {
    const before = await workSoFar(session);
    await act();
    await page.evaluate(twoFrames);
    costs.push((await workSoFar(session)) - before);
  }
  return costs.sort((a, b) => a - b)[taps / 2] ?? Number.NaN;
}

/** Milliseconds of one tap, less the cost of two frames and of measuring them. */
async function workOfTaps(page: Page, session: CDPSession): Promise<number> {
  await page.locator("[data-tap]").evaluate((bead) => bead.scrollIntoView({ block: "center" }));
  const box = await page.locator("[data-tap]").boundingBox();
  if (!box) throw new Error("there is nothing to tap");
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  const idle = await medianWork(page, session, async () => undefined);
  const cost = (await medianWork(page, session, () => page.mouse.click(x, y))) - idle;
  const counted = await page.locator("[data-count]").textContent();
  if (counted !== String(taps)) throw new Error(`${taps} taps were made, ${counted} counted`);
  return cost;
}

function lostTaps(): number {
  const phrases = [{ id: "own", target: 100_000 }];
  let tasbih = { phrase: "own", count: 0 };
  let total = 0;
  for (let tap = 0; tap < 100_000; tap += 1) {
    const step = reduceTasbih(tasbih, { type: "tap" }, phrases);
    tasbih = step.tasbih;
    total += step.gain.count;
  }
  return 100_000 - total;
}
