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

/** The place as the page shows it: above the times on a phone, beside them on a wide screen. */
export const shownPlace = (page: Page) => page.locator("[data-place]").filter({ visible: true });

/** Opens the sheet of the place, or that of the settings. */
export async function openSheet(page: Page, sheet: "place" | "settings"): Promise<void> {
  const opener =
    sheet === "place"
      ? page.locator("button[data-place], [data-place] button")
      : page.getByRole("main").getByRole("button", { name: /^(Settings|الإعدادات)$/ });
  await opener.filter({ visible: true }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
}

/** Chooses the first city that the search finds by this name. */
export async function chooseCity(page: Page, name: string): Promise<void> {
  await openSheet(page, "place");
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
