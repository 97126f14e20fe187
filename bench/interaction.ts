import type { Browser, CDPSession, Page } from "@playwright/test";
import { type Figure, median } from "#tests/support/figure.ts";
import type { RunningServer } from "./built-server.ts";
import { type MeasuredAction, measuredActions } from "./measured-actions.ts";

const throttle = 4;
const rounds = 3;
/** Milliseconds after an action until its frames are painted, and before it until the page is idle. */
const settled = 1500;

/** Init script: records the milliseconds from each interaction to the next frame. */
function watchInteractions(): void {
  const seen: number[] = [];
  Object.assign(window, { interactions: seen });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId?: number })[])
      if (entry.interactionId) seen.push(entry.duration);
  }).observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);
}

/** A square that changes one digit when pressed: the time that browser and machine need by themselves. */
const floor: MeasuredAction = {
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
  press: (page) => page.locator("#square"),
};

type Place = { readonly x: number; readonly y: number };

/** Milliseconds between touch start and end of a tap. */
const held = 90;

/** Taps or types with events from the browser itself, without listeners of Playwright's. */
async function act(
  page: Page,
  session: CDPSession,
  action: MeasuredAction,
  place: Place | undefined,
): Promise<void> {
  if ("type" in action) await page.keyboard.type(action.type);
  if (!place) return;
  await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [place] });
  await page.waitForTimeout(held);
  await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}

/** The centre of the pressed element, scrolled into view; undefined for typing. */
async function placeOf(page: Page, action: MeasuredAction): Promise<Place | undefined> {
  if (!("press" in action)) return undefined;
  const pressed = action.press(page);
  await pressed.evaluate((element) => element.scrollIntoView({ block: "center", behavior: "instant" }));
  const box = await pressed.boundingBox();
  if (!box) throw new Error(`${action.address}: nothing to press`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** The slowest interaction of an action on a new page. */
async function slowestOf(browser: Browser, origin: string, action: MeasuredAction): Promise<number> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    serviceWorkers: "block",
  });
  const page = await context.newPage();
  await page.addInitScript(watchInteractions);
  await page.goto(`${origin}${action.address}`, { waitUntil: "networkidle" });
  await page.waitForFunction(() => document.documentElement.dataset.ready === "true");
  await action.before?.(page);
  const place = await placeOf(page, action);
  await page.waitForTimeout(settled);
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: throttle });
  await page.evaluate(() => {
    (Reflect.get(window, "interactions") as number[]).length = 0;
  });
  await act(page, session, action, place);
  await page.waitForTimeout(settled);
  const seen = await page.evaluate(() => Reflect.get(window, "interactions") as number[]);
  await context.close();
  // Event Timing does not report less than 16 ms.
  return Math.max(16, ...seen);
}

async function medianOf(browser: Browser, origin: string, action: MeasuredAction): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) times.push(await slowestOf(browser, origin, action));
  console.error(`riwaq: ${action.address}, ${action.name}: ${times.join(", ")} ms`);
  return median(times);
}

/**
 * Interaction to next paint of the main action of each page at four times throttle: the median of three visits,
 * beside a bare square in the same run.
 */
export async function benchInteraction(browser: Browser, { origin }: RunningServer): Promise<Figure[]> {
  const beside = { name: "bare square, ms", value: await medianOf(browser, origin, floor) };
  const figures: Figure[] = [];
  for (const action of measuredActions)
    figures.push({
      name: `interaction to next paint ${action.address.split("?")[0]}, ${action.name}`,
      value: await medianOf(browser, origin, action),
      unit: "ms",
      atMost: 100,
      beside,
    });
  return figures;
}
