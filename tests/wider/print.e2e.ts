import type { Page } from "@playwright/test";
import { loadAthkar } from "#content/athkar/index.ts";
import { byTurns } from "#tests/support/by-turns.ts";
import { expect, test, whenReady } from "#tests/support/e2e.ts";
import { pdfPages } from "#tests/support/pdf-text.ts";

test.use({ serviceWorkers: "block" });

/** Each kind of sheet is printed in one or two of the languages. */
const languages = ["en", "ar", "ur"] as const;

/** Opens a page as it is printed. */
async function printed(page: Page, address: string) {
  await page.goto(address);
  await whenReady(page);
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
  await page.evaluate(() => document.fonts.ready);
}

/** Nothing but the text: no bar, no player, nothing to press, and all of it black on white. */
async function expectTextAlone(page: Page) {
  for (const part of [
    "header:has(a[href='/'])",
    "footer",
    "nav",
    "[data-reader-bar]",
    ".player-line",
    "dialog",
  ])
    await expect(page.locator(part).filter({ visible: true }), part).toHaveCount(0);
  const controls = page.locator("button, input, select, textarea, [role=button], [role=tab], [role=switch]");
  await expect(controls.filter({ visible: true })).toHaveCount(0);
  await expect(page.locator("svg, img, video").filter({ visible: true })).toHaveCount(0);
  const faint = await page.evaluate(() => {
    const withText = [...document.querySelectorAll("main *")].filter(
      (element) =>
        element.checkVisibility() &&
        [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim()),
    );
    const [ground, ...colours] = [
      getComputedStyle(document.documentElement).backgroundColor,
      ...withText.map((element) => getComputedStyle(element).color),
    ];
    const isDark = (colour: string) =>
      (colour.match(/[\d.]+/g) ?? []).slice(0, 3).every((part) => Number(part) <= 34);
    return [ground, ...colours.filter((colour) => !isDark(colour))];
  });
  expect(faint).toEqual(["rgb(255, 255, 255)"]);
}

/** Sheets of paper that it takes, of each of the two usual sizes. */
async function sheets(page: Page) {
  const counts: number[] = [];
  for (const format of ["A4", "Letter"] as const) counts.push(await pdfPages(await page.pdf({ format })));
  return counts;
}

const breaks = (page: Page, selector: string, side: "breakInside" | "breakAfter") =>
  page
    .locator(selector)
    .evaluateAll((all, of) => [...new Set(all.map((element) => getComputedStyle(element)[of]))], side);

for (const [place, reader] of ["digital-quran", "complete-quran"].entries())
  test(`a surah of ${reader} is printed as its heading and whole verses`, async ({ page }) => {
    for (const language of byTurns([["en", "ur"], ["ar"]], place).flat()) {
      await printed(page, `/${reader}?surah=67&verse=5&lang=${language}`);
      await expect(page.locator("[data-ayah]")).toHaveCount(30);
      await expectTextAlone(page);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.locator("#verse-30 [data-arabic]")).toBeVisible();
      await expect(page.locator("#verse-30 [data-translation]")).toBeVisible({ visible: language !== "ar" });
      expect(await breaks(page, "[data-ayah]", "breakInside")).toEqual(["avoid"]);
      expect(await breaks(page, "main h1", "breakAfter")).toEqual(["avoid"]);
      for (const count of await sheets(page)) expect(count).toBeLessThanOrEqual(7);
    }
  });

test("a page of the mushaf is printed on one sheet", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("reader.settings", "pages=on"));
  const places = [
    ["en", "surah=2&verse=255", "2:256"],
    ["ar", "surah=4&verse=12", "4:14"],
    ["ur", "surah=112&verse=1", "114:6"],
  ] as const;
  for (const [language, place, last] of byTurns(places, 2)) {
    await printed(page, `/complete-quran?${place}&lang=${language}`);
    await expect(page.locator(`[data-verse='${last}']`)).toBeVisible();
    await expectTextAlone(page);
    expect(await sheets(page)).toEqual([1, 1]);
  }
});

test("a set of athkar is printed with the source of each, and none is divided", async ({ page }) => {
  const { morning } = (await loadAthkar("en")).categories;
  // A translator is named in English only.
  for (const language of byTurns([["en", "ar"], ["ur"]], 0).flat()) {
    await printed(page, `/complete-athkar?category=morning&lang=${language}`);
    const athkar = page.locator("main ol > li");
    await expect(athkar).toHaveCount(morning.length);
    await expectTextAlone(page);
    await expect(page.locator("main h2")).toBeVisible();
    for (const dhikr of await athkar.all()) {
      await expect(dhikr.locator("[data-dhikr]")).toBeVisible();
      await expect(dhikr.locator("[data-source] summary")).toBeVisible();
    }
    expect(await breaks(page, "main ol > li", "breakInside")).toEqual(["avoid"]);
    const translators = page.getByText("Saheeh International").filter({ visible: true });
    await expect(translators).toHaveCount(language === "en" ? 1 : 0);
    for (const count of await sheets(page)) expect(count).toBeLessThanOrEqual(11);
  }
});

test("a timetable is printed with its place, its month and its method, a month on one sheet", async ({
  page,
}) => {
  for (const language of byTurns(languages, 2)) {
    await printed(page, `/prayer?tab=month&lang=${language}`);
    await expect(page.locator("main table:visible")).toHaveCount(1);
    await expectTextAlone(page);
    await expect(page.locator("main caption:visible > span")).toBeVisible();
    expect(await page.locator("main tbody:visible tr").count()).toBeGreaterThan(27);
    expect(await sheets(page)).toEqual([1, 1]);
  }
  for (const language of byTurns(languages, 1)) {
    await printed(page, `/prayer?lang=${language}`);
    await expect(page.locator("[data-moment]:visible")).toHaveCount(7);
    await expectTextAlone(page);
    expect(await sheets(page)).toEqual([1, 1]);
  }
});

test("the reader and the athkar have a button that prints, and its sheet is gone by then", async ({
  page,
}) => {
  await page.addInitScript(() => {
    const openWhilePrinting: number[] = [];
    Object.assign(window, {
      openWhilePrinting,
      print: () => openWhilePrinting.push(document.querySelectorAll("dialog[open]").length),
    });
  });
  const prints = () =>
    page.evaluate(() => (window as unknown as { openWhilePrinting: number[] }).openWhilePrinting);
  for (const [address, opener] of [
    ["/digital-quran?surah=112", "Reading settings"],
    ["/complete-athkar?category=travel", "List of this set"],
  ] as const) {
    await page.goto(address);
    await whenReady(page);
    await page.getByRole("button", { name: opener, exact: true }).first().press("Enter");
    await page.getByRole("dialog").getByRole("button", { name: "Print", exact: true }).press("Enter");
    await expect.poll(prints).toEqual([0]);
    await expect(page.getByRole("button", { name: opener, exact: true }).first()).toBeFocused();
  }
});
