import type { Page } from "@playwright/test";
import { wholeBrowser } from "#tests/support/browsers.ts";
import { expect, test, whenReady } from "#tests/support/e2e.ts";

test.use({ launchOptions: wholeBrowser, viewport: { width: 360, height: 780 } });

type Reading = Readonly<Record<string, unknown>>;

/** Dispatches a sensor reading as the browser would, NaN and null included. */
async function sense(page: Page, kind: string, reading: Reading, hasNoNumber = false): Promise<void> {
  await page.evaluate(
    ([name, values, isEmpty]) => {
      const event = new Event(name);
      Object.assign(event, values, isEmpty ? { alpha: Number.NaN, webkitCompassHeading: Number.NaN } : {});
      window.dispatchEvent(event);
    },
    [kind, reading, hasNoNumber] as const,
  );
}

const absolute = "deviceorientationabsolute";

async function openCompass(page: Page): Promise<void> {
  await page.clock.install({ time: new Date("2026-11-21T08:00:00Z") });
  await page.goto("/prayer");
  await whenReady(page);
  await page.clock.runFor(2000);
  await page.getByRole("button", { name: "Show the qibla compass" }).click();
  await expect(page.getByRole("dialog", { name: "Qibla" })).toBeVisible();
  await expect(page.getByRole("img", { name: /Dial with north at the top/ })).toBeVisible();
}

const start = (page: Page) => page.getByRole("button", { name: "Turn the dial with my device" }).click();
const turn = (page: Page) => page.locator("[data-turn]");

test("the compass turns with the device, includes the declination, and is right in landscape", async ({
  page,
}) => {
  await openCompass(page);
  await expect(page.getByRole("dialog").locator("[data-bearing]")).toHaveText("136.1°");
  // The clock is stopped: after three seconds without a reading the device would count as one without a compass.
  await page.clock.pauseAt(new Date("2026-11-21T08:10:00Z"));
  await start(page);
  await expect(page.getByText("Waiting for the compass of this device…")).toBeVisible();
  // Readings without a value, or not relative to north, turn nothing.
  await sense(page, absolute, { absolute: true }, true);
  await sense(page, absolute, { alpha: null, absolute: true });
  await sense(page, "deviceorientation", { alpha: 90, absolute: false });
  await expect(turn(page)).toBeHidden();
  // Magnetic 40°: with Cairo's declination of about 5° east the top points to 45°, the qibla lies 91° to the right.
  await expect(async () => {
    await sense(page, absolute, { alpha: 320, absolute: true });
    await expect(page.locator("[data-north=true]")).toBeVisible({ timeout: 500 });
  }).toPass();
  await expect(turn(page)).toHaveText("Turn 91° to the right");
  await expect(page.getByText(/World Magnetic Model 2025, good until November 2029/)).toBeVisible();
  await sense(page, absolute, { absolute: true }, true);
  await expect(turn(page)).toHaveText("Turn 91° to the right");
  await sense(page, absolute, { alpha: 228.7, absolute: true });
  await expect(turn(page)).toHaveText("You are facing the qibla");
  // In landscape the top of the screen points 90° further.
  await page.evaluate(() => Object.defineProperty(screen.orientation, "angle", { get: () => 90 }));
  await sense(page, absolute, { alpha: 228.7, absolute: true });
  await expect(turn(page)).toHaveText("Turn 90° to the left");
});

test.describe("on a wide screen", () => {
  test.use({ viewport: { width: 1280, height: 900 } });

  test("the compass stands beside the times", async ({ page }) => {
    await page.goto("/prayer");
    await whenReady(page);
    await expect(page.getByRole("img", { name: /Dial with north at the top/ })).toBeVisible();
    await expect(page.locator("[data-bearing]").filter({ visible: true })).toHaveText("136.1°");
    await expect(page.getByRole("button", { name: "Show the qibla compass" })).toBeHidden();
  });
});
