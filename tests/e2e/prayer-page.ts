import type { Page } from "@playwright/test";
import { expect, whenReady } from "#tests/support/e2e.ts";

/** Opens the page at an instant of the device's clock, and waits until the times are seen. */
export async function openAt(page: Page, instant: string, address = "/prayer"): Promise<void> {
  await page.clock.install({ time: new Date(instant) });
  await page.goto(address);
  await whenReady(page);
  await page.clock.runFor(2000);
  // Times are not seen before what was kept has been read.
  await expect(page.locator("main time")).toBeVisible();
}

/** Takes the first city that the search finds by this name. */
export async function chooseCity(page: Page, name: string): Promise<void> {
  await page.getByRole("combobox", { name: /Search for a city|ابحث عن مدينة/ }).fill(name);
  await page
    .getByRole("listbox", { name: /Cities found|المدن التي وُجدت/ })
    .getByRole("option")
    .first()
    .click();
  await page.clock.runFor(1000);
}

/** The time of a row of today's list, as it stands there. */
export const timeOf = (page: Page, moment: string) => page.locator(`[data-moment=${moment}] dd`).innerText();
