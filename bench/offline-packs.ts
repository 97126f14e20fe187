import type { Browser, Page } from "@playwright/test";
import type { Figure } from "#tests/support/figure.ts";
import type { RunningServer } from "./built-server.ts";

const pack = '[data-pack="text/ur"]';

async function openReader(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.waitForFunction(() => document.documentElement.dataset.ready === "true");
}

/** Bytes of the files of the pack on the device. */
function storedBytes(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const cache = await caches.open("published");
    const ours = (await cache.keys()).filter(({ url }) => /\/(texts|search)\//.test(url));
    const sizes = ours.map(async (request) => (await (await cache.match(request))?.blob())?.size ?? 0);
    return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  });
}

/** The language pack of Urdu, Arabic and index included, and Al-Baqarah opened from it offline. */
export async function benchOfflinePacks(browser: Browser, { origin }: RunningServer): Promise<Figure[]> {
  const context = await browser.newContext({ locale: "ur" });
  await context.addCookies([{ name: "language", value: "ur", url: origin }]);
  const page = await context.newPage();
  await openReader(page, `${origin}/credits`);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.locator('main button[aria-haspopup="dialog"]').last().click();
  await page.locator(`${pack}[data-status="absent"]`).waitFor();
  const begun = performance.now();
  await page.locator(`${pack} button`).first().click();
  await page.locator(`${pack}[data-status="kept"]`).waitFor({ timeout: 120_000 });
  const seconds = (performance.now() - begun) / 1000;
  const bytes = await storedBytes(page);
  await context.setOffline(true);
  const opening = performance.now();
  await openReader(page, `${origin}/digital-quran?surah=2`);
  await page.locator("#verse-1").waitFor();
  const opened = performance.now() - opening;
  await page.waitForFunction(() => document.querySelectorAll("[data-ayah]").length === 286);
  const whole = performance.now() - opening;
  await context.close();
  return [
    { name: "pack of all text in Urdu, on the device", value: bytes / 1_000_000, unit: "MB" },
    { name: "pack of all text in Urdu, kept", value: seconds, unit: "s", atMost: 30 },
    { name: "Al-Baqarah opened offline, first verse", value: opened, unit: "ms", atMost: 2000 },
    { name: "Al-Baqarah opened offline, all 286 verses", value: whole, unit: "ms" },
  ];
}
