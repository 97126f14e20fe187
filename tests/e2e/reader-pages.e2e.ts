import type { Page } from "@playwright/test";
import { axeFaults, expect, setLanguage, test, whenReady } from "#tests/support/e2e.ts";

// Requests of a service worker would bypass the mocked hosts.
test.use({ serviceWorkers: "block", allowedErrors: /net::ERR_FAILED/ });

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await whenReady(page);
}

test.describe("page by page", () => {
  test("the mushaf's pages are turned, two that lie open at a time, and the position is saved", async ({
    page,
  }) => {
    await open(page, "/complete-quran?surah=2&verse=255&view=page");
    await expect(page.locator("[data-page='42'] [data-verse='2:255']")).toHaveAttribute(
      "aria-current",
      "true",
    );
    await page.getByRole("button", { name: "Next page" }).click();
    await expect(page.locator("[data-page='43'] [data-verse='2:257']")).toBeVisible();
    await page.keyboard.press("ArrowLeft");
    await expect(page.locator("[data-page='45']")).toBeVisible();
    await page.keyboard.press("ArrowRight");
    await expect(page.locator("[data-page='43'] [data-verse='2:257']")).toBeVisible();
    await expect(page).toHaveURL(/surah=2&verse=257/);
    await expect(page.locator("[data-page]")).toHaveCount(2);
    await page.reload();
    await expect(page.locator("[data-page='43'] [data-verse='2:257']")).toBeVisible();
    await page.getByRole("spinbutton", { name: "Page number, 1 to 604" }).fill("604");
    await page.getByRole("button", { name: "Go", exact: true }).click();
    for (const surah of [112, 113, 114])
      await expect(page.locator(`[data-page='604'] [data-verse='${surah}:1']`)).toBeVisible();
    await expect(page.getByRole("button", { name: "Next page" })).toBeDisabled();
    expect(await axeFaults(page)).toEqual([]);
  });

  test("is in Arabic, and the search opens a page by its number", async ({ page }) => {
    await setLanguage(page, "ar");
    await open(page, "/complete-quran");
    await page.getByRole("button", { name: "صفحة", exact: true }).click();
    await expect(page.locator("[data-page='1'] [data-verse='1:7']")).toBeVisible();
    await page.getByRole("button", { name: "ابحث في القرآن" }).click();
    await page.getByRole("searchbox").fill("صفحة ٤٢");
    await page.getByRole("link", { name: "انتقل إلى الصفحة ٤٢" }).click();
    await expect(page.locator("[data-page='42'] [data-verse='2:253']")).toBeVisible();
    await expect(page.getByRole("status").filter({ hasText: "الصفحتان ٤١ و٤٢ من ٦٠٤" })).toBeVisible();
  });
});

test("juz, pages and ranges are opened by name", async ({ page }) => {
  for (const [language, typed, address] of [
    ["fr", "juz 30", /surah=78&verse=1$/],
    ["ur", "صفحہ ۴۲", /surah=2&verse=253$/],
    ["ar", "البقرة ٢٥٥-٢٥٧", /surah=2&verse=255-257$/],
  ] as const) {
    await page.goto(`/digital-quran?lang=${language}`);
    await whenReady(page);
    await page.locator("[data-opens-search]").click();
    await page.getByRole("search").getByRole("searchbox").fill(typed);
    await expect(page.locator("main a[data-step]").first()).toBeVisible();
    await page.getByRole("search").getByRole("searchbox").press("Enter");
    await expect(page, typed).toHaveURL((url) => address.test(url.search.replace(/&?lang=\w\w&?/, "")));
  }
});

test("the verse number of another surah on the page opens its verse at the first press", async ({ page }) => {
  await open(page, "/complete-quran?surah=112&verse=1");
  await page.getByRole("button", { name: "Page", exact: true }).click();
  await page.locator("[data-verse='114:1'] a").press("Enter");
  await expect(page.getByRole("dialog", { name: /114:1$/ })).toBeVisible();
});

test("the name of the surah is in the interface language where an edition was chosen", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("reader.edition", "fr"));
  await open(page, "/complete-quran?surah=18");
  await page.locator("header summary").first().click();
  await page.locator("header").getByRole("link", { name: "Türkçe" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Kehf");
});

test("Play says so when its code cannot be loaded", async ({ page }) => {
  await page.route("**/assets/*", (route) =>
    /\/assets\/(reciters|player)-/.test(route.request().url()) ? route.abort() : route.continue(),
  );
  await open(page, "/tajweed-rules");
  await page
    .getByRole("button", { name: /^Listen to/ })
    .first()
    .click();
  await expect(page.getByText("This part did not load", { exact: true })).toBeVisible();
});
