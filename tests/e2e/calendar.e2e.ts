import { readFile } from "node:fs/promises";
import ICAL from "ical.js";
import { expect, setLanguage, test, whenReady } from "#tests/support/e2e.ts";

test.beforeEach(async ({ page }) => {
  await page.clock.install({ time: new Date("2026-02-20T10:00:00Z") });
});

test.describe("a French reader whose device says Europe/London", () => {
  test.use({ timezoneId: "Europe/London" });

  test("sees the day à Londres, and that this is a guess", async ({ page }) => {
    await setLanguage(page, "fr");
    await page.goto("/islamic-calendar");
    await whenReady(page);
    await expect(page.getByText("20 février 2026, à Londres")).toBeVisible();
    await expect(page.locator("[data-origin=guessed]")).toContainText("Deviné");
    await page.locator("[data-origin=guessed]").click();
    await expect(page.getByRole("combobox", { name: "Chercher une ville" })).toBeInViewport();
  });
});

test("a corrected first day moves today and is saved; the civil calendar says it is approximate", async ({
  page,
}) => {
  await page.goto("/islamic-calendar");
  await whenReady(page);
  // The settings are loaded once the person does something.
  await page.keyboard.press("Tab");
  await page.getByLabel(/First day of Ramadan/).selectOption("-1");
  await expect(page.locator("[data-hijri-today]")).toHaveText("2 Ramadan 1447 AH");
  // The days of fasting move with it: by Umm al-Qura the day of Arafah is the 26th of May.
  await page.getByRole("link", { name: "Fasting and Al-Kahf" }).click();
  const days = page.getByRole("list", { name: "Fasting and Al-Kahf" }).getByRole("listitem");
  await expect(days.first()).toContainText("Ramadan, day 2");
  await page.getByRole("button", { name: "Arafah", exact: true }).click();
  await expect(days).toHaveCount(1);
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Calendar file" }).click(),
  ]);
  const saved = new ICAL.Component(ICAL.parse(await readFile(await download.path(), "utf8")));
  const [arafah] = saved.getAllSubcomponents("vevent").map((event) => new ICAL.Event(event));
  expect(arafah?.startDate.toString()).toBe("2026-05-27");
  expect(arafah?.description).toMatch(/^Suhur until .+, iftar at /);
  await page.getByRole("tab", { name: "Islamic Months" }).click();
  await page.getByLabel(/Who says/).selectOption("civil");
  await expect(page.locator("[data-approximate]").first()).toBeVisible();
  await page.reload();
  await whenReady(page);
  await page.keyboard.press("Tab");
  await page.getByLabel(/Who says/).selectOption("umm_alqura");
  await expect(page.getByLabel(/First day of Ramadan/)).toHaveValue("-1");
});
