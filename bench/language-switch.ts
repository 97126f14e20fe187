import type { Browser, Page } from "@playwright/test";
import { type Figure, median } from "#tests/support/figure.ts";
import type { RunningServer } from "./built-server.ts";

const throttle = 4;
const rounds = 5;
/** Milliseconds until the page is idle. */
const settled = 1500;
/** Milliseconds between touch start and end of a tap. */
const held = 90;

const addresses = ["/", "/prayer", "/complete-athkar", "/digital-quran?surah=2"] as const;

/** Records the milliseconds from the click until a frame shows the page in Arabic. */
function watchLanguage(): void {
  const { promise, resolve } = Promise.withResolvers<number>();
  let from = 0;
  Object.assign(window, { shown: promise });
  addEventListener(
    "click",
    ({ timeStamp }) => {
      from = timeStamp;
    },
    { capture: true },
  );
  new MutationObserver(() => {
    if (document.documentElement.lang !== "ar") return;
    // The message arrives after the frame has been drawn.
    requestAnimationFrame(() => {
      const channel = new MessageChannel();
      channel.port1.onmessage = () => resolve(performance.now() - from);
      channel.port2.postMessage(null);
    });
  }).observe(document.documentElement, { attributeFilter: ["lang"] });
}

/** A reader shows no header; the list of languages in it works all the same. */
const showHeader = (page: Page) =>
  page.evaluate(() => {
    const header = document.querySelector<HTMLElement>("#root > header");
    header?.style.setProperty("display", "block", "important");
    header?.style.setProperty("position", "fixed");
    header?.style.setProperty("inset", "0 0 auto");
    header?.style.setProperty("z-index", "100");
  });

/** The time of one change to Arabic, and of loading the same page again until its first paint. */
async function switchOnce(browser: Browser, address: string): Promise<readonly [number, number]> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    locale: "en-GB",
    timezoneId: "Europe/London",
    serviceWorkers: "block",
  });
  const page = await context.newPage();
  await page.addInitScript(() => localStorage.setItem("firstRun", "done"));
  await page.goto(address, { waitUntil: "networkidle" });
  await page.waitForFunction(() => document.documentElement.dataset.ready === "true");
  await showHeader(page);
  await page.locator("header details summary").first().click();
  await page.waitForTimeout(settled);
  const box = await page.locator("header a[hreflang=ar]").first().boundingBox();
  if (!box) throw new Error(`${address}: no list of languages`);
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: throttle });
  await page.evaluate(watchLanguage);
  const place = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [place] });
  await page.waitForTimeout(held);
  await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  const shown = await page.evaluate(() => Reflect.get(window, "shown") as Promise<number>);
  await page.reload({ waitUntil: "networkidle" });
  const reload = await page.evaluate(
    () => performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Number.NaN,
  );
  await context.close();
  return [shown, reload];
}

/**
 * From the tap on a language until the page is shown in it, at four times throttle on a warm connection: the median of
 * five visits, beside loading the same page again.
 */
export async function benchLanguageSwitch(browser: Browser, { origin }: RunningServer): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const address of addresses) {
    const times: (readonly [number, number])[] = [];
    for (let round = 0; round < rounds; round += 1)
      times.push(await switchOnce(browser, `${origin}${address}`));
    console.error(`riwaq: ${address}: ${times.map(([shown]) => Math.round(shown)).join(", ")} ms`);
    figures.push({
      name: `language ${address.split("?")[0]}, shown in Arabic`,
      value: median(times.map(([shown]) => shown)),
      unit: "ms",
      atMost: 500,
      beside: { name: "loaded again, first paint, ms", value: median(times.map(([, reload]) => reload)) },
    });
  }
  return figures;
}
