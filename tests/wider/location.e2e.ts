import { expect, test, whenReady, whenSheetsLeft } from "#tests/support/e2e.ts";
import { chooseCity, openAt, openSheet, shownPlace, timeOf } from "#tests/support/prayer-page.ts";

test.describe("a device in London", () => {
  test.use({ timezoneId: "Europe/London" });

  test("with Jakarta chosen on a device in London the times are Jakarta's, after isha tomorrow's fajr", async ({
    page,
  }) => {
    // 15:00 in Jakarta on 21 November 2026.
    await openAt(page, "2026-11-21T08:00:00Z");
    await expect(shownPlace(page)).toContainText("London");
    await chooseCity(page, "Jakarta");
    await expect(shownPlace(page)).toContainText("Jakarta");
    await page.clock.setFixedTime(new Date("2026-11-21T08:05:30Z"));
    await expect(page.locator("main time")).toHaveText("15:05:30");
    // Indonesia has 24-hour clocks. Kemenag's angles are used for Indonesia, and the page says why.
    await openSheet(page, "settings");
    await expect(page.getByLabel("Calculation method")).toHaveValue("kemenag");
    await expect(page.getByText(/suggested for Indonesia/)).toBeVisible();
    await page.keyboard.press("Escape");
    await expect.poll(() => timeOf(page, "maghrib")).toMatch(/^17:5\d/);
    await expect(page.locator("[data-next]")).toHaveAttribute("data-next", /asr|maghrib/);

    // 21:00 in Jakarta, afternoon in London.
    await page.clock.setFixedTime(new Date("2026-11-21T14:00:00Z"));
    await page.reload();
    await whenReady(page);
    await expect(shownPlace(page)).toContainText("Jakarta");
    await expect(page.locator("[data-next]")).toHaveAttribute("data-next", "fajr");
    await expect(page.locator("[data-next]")).toContainText("22 Nov");
    await expect(page.locator("[data-current]")).toHaveAttribute("data-current", "isha");
    // The next row has tomorrow's time, as the card does.
    const next = page.locator("[data-moment=fajr]");
    await expect(next).toContainText("next, tomorrow, Sun 22 Nov");
    const tomorrow = (await next.locator("dd").innerText()).trim();
    await expect(page.locator("[data-next]")).toContainText(tomorrow);
    await page.getByRole("button", { name: "Why this time: Fajr" }).click();
    await expect(page.getByRole("dialog")).toContainText("22 November");
    await page.keyboard.press("Escape");
    await expect(page.locator("[data-remaining]")).toHaveText(/^\d+h \d+m$/);
    await expect(page).toHaveTitle(/^Fajr 0\d:\d\d · Prayer Times/);
  });

  test("a first visit shows London and says that it is a guess; one tap opens the search", async ({
    page,
  }) => {
    // On the home page our server says them before the code that computes them has come, and says the same.
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route("**/assets/today-now-*.js", (route) => held.then(() => route.continue()));
    await page.goto("/");
    const card = page.locator("[data-now] section");
    await expect(card.locator("[data-origin=guessed]")).toContainText("London");
    await expect(card.locator("[data-remaining]")).toHaveText(/^\d+h \d+m$|^\d+[ms]$/);
    const arches = () => card.locator("[data-arch]").allInnerTexts();
    const [said, first] = [await arches(), await card.elementHandle()];
    release();
    await expect.poll(() => first?.evaluate((element) => element.isConnected)).toBe(false);
    await expect(card.locator("[data-origin=guessed]")).toContainText("London");
    expect(await arches()).toEqual(said);

    await openAt(page, "2026-11-21T08:00:00Z");
    await expect(shownPlace(page)).toContainText("London");
    await expect(page.locator("main time")).toHaveText(/^08:0\d:\d\d$/);
    const origin = page.locator("[data-origin=guessed]").filter({ visible: true });
    await expect(origin).toContainText("A guess from your device’s time zone.");
    await openSheet(page, "place");
    await expect(page.getByRole("combobox", { name: "Search for a city" })).toBeFocused();
    await page.keyboard.press("Escape");
    await openSheet(page, "settings");
    // The person's choice of clock overrides the country's.
    const hours = page.getByRole("switch", { name: "24-hour clock" });
    await expect(hours).toBeChecked();
    await hours.click();
    await expect(page.locator("main time")).toHaveText(/^8:0\d:\d\d AM$/);
    await page.keyboard.press("Escape");
    // The guess works again without a network.
    await page.context().route("**/places/**", (route) => route.abort());
    await whenSheetsLeft(page);
    await page.reload();
    await whenReady(page);
    await expect(shownPlace(page)).toContainText("London");
    await expect(page.locator("main time")).toHaveText(/ AM$/);
    await page.context().unroute("**/places/**");
    await chooseCity(page, "Cairo");
    await expect(page.locator("[data-origin=chosen]").filter({ visible: true })).toContainText(
      "Change place",
    );
    await page.reload();
    await whenReady(page);
    await expect(shownPlace(page)).toContainText("Cairo");
    // Egypt has 12-hour clocks.
    await expect(page.locator("main time")).toHaveText(/^10:0\d:\d\d AM$/);
  });
});

test.describe("a device whose time zone names no place", () => {
  test.use({ timezoneId: "UTC" });

  test("shows Cairo, and says that this is only the default", async ({ page }) => {
    await openAt(page, "2026-11-21T08:00:00Z");
    await expect(shownPlace(page)).toContainText("Cairo");
    await expect(page.locator("[data-origin=default]").filter({ visible: true })).toContainText(
      "Our default",
    );
  });
});

test("no result of the city search is covered by the bars of a low or high phone", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await openAt(page, "2026-11-21T08:00:00Z");
  for (const height of [780, 420])
    await test.step(`360 by ${height}`, async () => {
      await page.setViewportSize({ width: 360, height });
      await openSheet(page, "place");
      const field = page.getByRole("combobox", { name: "Search for a city" });
      // Scrolled as far as it goes.
      await field.evaluate((element) => element.scrollIntoView({ block: "end" }));
      await field.fill("al");
      const list = page.getByRole("listbox", { name: "Cities found" });
      await expect(list).toBeVisible();
      await expect
        .poll(() =>
          list.evaluate((element) => {
            const box = element.getBoundingClientRect();
            const middle = box.left + box.width / 2;
            const seen = [box.top + 8, box.top + box.height / 2, box.bottom - 8];
            return (
              box.height >= 100 && seen.every((y) => element.contains(document.elementFromPoint(middle, y)))
            );
          }),
        )
        .toBe(true);
      await list.getByRole("option").last().click();
      await expect(list).toBeHidden();
      await page.keyboard.press("Escape");
      await expect(page.getByRole("dialog")).toHaveCount(0);
      await whenSheetsLeft(page);
    });
});
