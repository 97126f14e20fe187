import type { Request } from "@playwright/test";
import { expect, test, whenReady } from "#tests/support/e2e.ts";
import { openAt, openSheet, shownPlace, timeOf } from "#tests/support/prayer-page.ts";

test.use({ timezoneId: "Africa/Cairo" });

test("another method changes the times; invalid numbers are rejected and stay in the form; a clock set back is followed, and the last minute counts down in seconds", async ({
  page,
}) => {
  await openAt(page, "2026-11-21T08:00:00Z");
  const fajr = await timeOf(page, "fajr");
  await openSheet(page, "settings");
  await page.getByLabel("Calculation method").selectOption("isna");
  await expect.poll(() => timeOf(page, "fajr")).not.toBe(fajr);
  const isna = await timeOf(page, "fajr");
  await page.getByRole("button", { name: "All settings" }).click();
  const angle = page.getByLabel("Fajr angle (°)");
  await angle.fill("60");
  await expect(page.getByText(/From 1 to 30/)).toBeVisible();
  await page.getByLabel("Isha, minutes after sunset").fill("-5");
  await expect(page.getByText(/From 0 to 180/)).toBeVisible();
  expect(await timeOf(page, "fajr")).toBe(isna);
  await angle.fill("19.5");
  await expect.poll(() => timeOf(page, "fajr")).toBe(fajr);

  // Before fajr nothing is current.
  await page.clock.setSystemTime(new Date("2026-11-21T10:00:00Z"));
  await page.clock.runFor(2000);
  await expect(page.locator("[data-current]")).toHaveAttribute("data-current", "dhuhr");
  await page.clock.setSystemTime(new Date("2026-11-21T00:30:00Z"));
  await page.clock.runFor(2000);
  await expect(page.locator("[data-current]")).toHaveAttribute("data-current", "none");
  await expect(page.locator("[data-next]")).toHaveAttribute("data-next", "fajr");

  const maghrib = (await timeOf(page, "maghrib")).match(/(\d+):(\d\d) PM/);
  // Cairo is two hours ahead of UTC on that day.
  const at = Date.UTC(2026, 10, 21, Number(maghrib?.[1]) + 10, Number(maghrib?.[2]));
  await page.clock.setFixedTime(new Date(at - 30_000));
  await expect(page.locator("[data-remaining]")).toHaveText("30s");
  await page.clock.setFixedTime(new Date(at - 500));
  await expect(page.locator("[data-remaining]")).toHaveText("now");
});

test("a mosque's week, with words and a gap in it, survives Escape and becomes the person's method", async ({
  page,
}) => {
  await openAt(page, "2026-11-21T08:00:00Z");
  await openSheet(page, "settings");
  await page.getByRole("button", { name: "Match my mosque" }).click();
  await page.getByLabel("First day, where the lines have no date").fill("2026-11-21");
  await page
    .getByLabel("The times", { exact: true })
    .fill(
      [
        "Masjid an-Nur, November",
        "Fajr Dhuhr Asr Maghrib Isha",
        "04:57 11:45 14:36 17:00 18:18",
        "04:58 11:45 -- 17:00 18:18",
        "04:58 11:45",
      ].join("\n"),
    );
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog", { name: "Match my mosque" })).toHaveCount(0);
  await page.getByRole("button", { name: "Match my mosque" }).click();
  await expect(page.locator("textarea")).toHaveValue(/^Masjid an-Nur/);
  await page.getByRole("button", { name: "Find the method" }).click();
  await expect(page.getByText("2 days were read.")).toBeVisible();
  await expect(page.getByText(/Line 5:.*fewer than three times/)).toBeVisible();
  await page.getByRole("button", { name: "Use as my own method" }).first().click();
  await expect(page.getByLabel("Calculation method")).toHaveValue("own");
  await expect.poll(() => timeOf(page, "fajr")).toMatch(/^4:57 AM/);
});

test("an unknown city and a position that is not given change nothing; the own position gives the nearest city and the qibla, and is never sent; notifications are asked for on click", async ({
  page,
  context,
}) => {
  const sent: string[] = [];
  page.on("request", (request) => sent.push(`${request.url()} ${request.postData() ?? ""}`));
  await page.goto("/prayer");
  await whenReady(page);
  await openSheet(page, "place");
  const box = page.getByRole("combobox", { name: "Search for a city" });
  await box.fill("Qqqzzzxx");
  await box.press("Enter");
  await expect(
    page.getByText("We don’t know a city called “Qqqzzzxx”. Your place is still Cairo."),
  ).toBeVisible();
  await expect(shownPlace(page)).toContainText("Cairo");
  const own = page.getByRole("button", { name: "Use my position" });
  await own.click();
  await expect(page.getByText(/does not give this site your position|could not be found/)).toBeVisible();
  await expect(shownPlace(page)).toContainText("Cairo");

  await context.grantPermissions(["geolocation"]);
  await context.setGeolocation({ latitude: -6.2, longitude: 106.82 });
  await own.click();
  await expect(shownPlace(page)).toContainText("Near");
  await expect(page.locator("[data-bearing]").filter({ visible: true })).toHaveText("295.2°");
  expect(sent.filter((each) => each.includes("106.8"))).toEqual([]);

  await context.grantPermissions(["geolocation", "notifications"]);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await openSheet(page, "settings");
  await page.getByRole("button", { name: "Enable", exact: true }).click();
  await expect(page.getByRole("dialog").getByText("Enabled", { exact: true })).toBeVisible();
  await expect(page.getByRole("switch", { name: "Fajr" })).toBeChecked();
});

test.describe("without a network", () => {
  test.use({ allowedErrors: /ERR_INTERNET_DISCONNECTED/ });

  test("once open, times and tabs work without a network", async ({ page, context }) => {
    let isTableRequested = false;
    const underWay = new Set<Request>();
    page.on("request", (request) => {
      underWay.add(request);
      isTableRequested ||= request.url().includes("/days-table-");
    });
    page.on("requestfinished", (request) => underWay.delete(request));
    page.on("requestfailed", (request) => underWay.delete(request));
    await openAt(page, "2026-11-21T08:00:00Z");
    await openSheet(page, "settings");
    await page.getByLabel("Calculation method").selectOption("mwl");
    await page.keyboard.press("Escape");
    // By then the page has loaded what comes late, such as the table of days; so has the font of the
    // closed menu, which the browser requests when a test queries the page.
    await page.clock.runFor(5000);
    await page.evaluate(() => document.fonts.load('16px "Noto Naskh Arabic Variable"', "ع"));
    await expect.poll(() => isTableRequested && underWay.size === 0).toBe(true);
    await context.setOffline(true);
    await page.clock.runFor(60_000);
    await page.clock.setFixedTime(new Date("2026-11-21T08:05:30Z"));
    await expect(page.locator("main time")).toHaveText("10:05:30 AM");
    await page.getByRole("tab", { name: "Weekly View" }).click();
    await expect(page.locator("main tbody tr")).toHaveCount(7);
  });
});
