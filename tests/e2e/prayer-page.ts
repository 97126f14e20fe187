import type { Page } from "@playwright/test";
import { expect, whenReady } from "#tests/support/e2e.ts";

/** Opens the page at a time of the device's clock, and waits until the prayer times are visible. */
export async function openAt(page: Page, instant: string, address = "/prayer"): Promise<void> {
  await page.clock.install({ time: new Date(instant) });
  await page.goto(address);
  await whenReady(page);
  await page.clock.runFor(2000);
  // The times are hidden until the saved settings are loaded.
  await expect(page.locator("main time")).toBeVisible();
}

/** Chooses the first city that the search finds by this name. */
export async function chooseCity(page: Page, name: string): Promise<void> {
  await page.getByRole("combobox", { name: /Search for a city|ابحث عن مدينة/ }).fill(name);
  await page
    .getByRole("listbox", { name: /Cities found|المدن التي وُجدت/ })
    .getByRole("option")
    .first()
    .click();
  await page.clock.runFor(1000);
}

/** The time of a row of today's list, as displayed. */
export const timeOf = (page: Page, moment: string) => page.locator(`[data-moment=${moment}] dd`).innerText();
