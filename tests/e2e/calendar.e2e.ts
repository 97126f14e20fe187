import { readFile } from "node:fs/promises";
import ICAL from "ical.js";
import { expect, setLanguage, test, whenReady } from "#tests/support/e2e.ts";

test.beforeEach(async ({ page }) => {
  await page.clock.install({ time: new Date("2026-02-20T10:00:00Z") });
});

test("today, the month's true length and its days are shown together", async ({ page }) => {
  await page.goto("/islamic-calendar");
  await whenReady(page);
  // 1 Ramadan 1447 was 18 February 2026 by Umm al-Qura.
  await expect(page.locator("[data-hijri-today]")).toHaveText("3 Ramadan 1447 AH");
  const days = Number(await page.locator("[data-days]").getAttribute("data-days"));
  await expect(page.locator("[data-hijri-day]")).toHaveCount(days);
  await expect(page.getByRole("heading", { name: "Events in Ramadan" })).toBeVisible();
  await expect(page.locator("td[aria-current=date]")).toHaveAttribute("data-hijri-day", "3");
});

test("Ramadan 2028 is two presses away, and survives a reload; a year out of range is rejected", async ({
  page,
}) => {
  await page.goto("/islamic-calendar");
  await whenReady(page);
  await page.getByRole("tab", { name: "Important Events" }).click();
  await page.getByRole("button", { name: "2028", exact: true }).click();
  const ramadan = page.getByRole("button", { name: /First day of Ramadan/ });
  await expect(ramadan).toContainText("28 January 2028");
  await ramadan.click();
  await expect(page.getByRole("dialog")).toContainText("28 January 2028");
  await page.reload();
  await whenReady(page);
  await expect(page.getByRole("dialog")).toContainText("28 January 2028");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);

  await page.getByLabel("Another year").fill("2090");
  await expect(page.getByRole("alert")).toContainText("1343 to 1500 AH, August 1924 to November 2077");
  await page.getByLabel("Years by").selectOption("Hijri years");
  await page.getByLabel("Another year").fill("1460");
  await expect(page.getByRole("button", { name: /Eid al-Fitr/ })).toContainText("1 Shawwal 1460 AH");
});

for (const [timezoneId, place] of [
  ["Europe/London", "à Londres"],
  ["Africa/Cairo", "au Caire"],
] as const)
  test.describe(`a French reader whose device says ${timezoneId}`, () => {
    test.use({ timezoneId });

    test(`sees the day ${place}, and that this is a guess`, async ({ page }) => {
      await setLanguage(page, "fr");
      await page.goto("/islamic-calendar");
      await whenReady(page);
      await expect(page.getByText(`20 février 2026, ${place}`)).toBeVisible();
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
  await page.goto("/islamic-calendar");
  await whenReady(page);
  await page.keyboard.press("Tab");
  await page.getByLabel(/Who says/).selectOption("civil");
  await expect(page.locator("[data-approximate]").first()).toBeVisible();
  await page.reload();
  await whenReady(page);
  await page.keyboard.press("Tab");
  await page.getByLabel(/Who says/).selectOption("umm_alqura");
  await expect(page.getByLabel(/First day of Ramadan/)).toHaveValue("-1");
});

test("on 25 Ramadan the last ten nights are now, not days ago", async ({ page }) => {
  await page.clock.setFixedTime(new Date("2026-03-14T10:00:00Z"));
  await page.goto("/islamic-calendar");
  await whenReady(page);
  await expect(page.locator("[data-hijri-today]")).toHaveText("25 Ramadan 1447 AH");
  await expect(page.getByRole("button", { name: /Last Ten Nights/i })).toContainText(/now$/);
});

test("events show their type and days, open for details, and can be saved to a calendar file", async ({
  page,
}) => {
  await page.goto("/islamic-calendar?tab=events");
  await whenReady(page);
  const eid = page.getByRole("button", { name: /Eid al-Fitr/ });
  await expect(eid.locator("[data-type]")).toHaveAttribute("data-type", "major");
  await expect(eid).toContainText(/in \d+ days/);
  await eid.click();
  await expect(page.getByRole("dialog")).toContainText("What one may do");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Calendar file" }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^islamic-events-2026-\d\d-\d\d\.ics$/);
  const calendar = new ICAL.Component(ICAL.parse(await readFile(await download.path(), "utf8")));
  const events = calendar.getAllSubcomponents("vevent").map((event) => new ICAL.Event(event));
  expect(events.length).toBeGreaterThan(10);
  for (const { startDate, endDate } of events) {
    expect(startDate.isDate).toBe(true);
    expect(endDate.subtractDate(startDate).toSeconds()).toBe(86_400);
  }
  expect(new Set(events.map(({ uid }) => uid)).size).toBe(events.length);
  const fitr = events.find(({ startDate }) => startDate.toString() === "2026-03-20");
  expect(fitr?.summary).toMatch(/Eid al-Fitr/);
});
