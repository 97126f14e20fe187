import type { Page } from "@playwright/test";
import { expect, test, whenReady } from "#tests/support/e2e.ts";

// Requests of a service worker would bypass the mocked hosts.
test.use({ serviceWorkers: "block" });

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await whenReady(page);
}

test("j in the page view moves the focus to the verse, and turning the page leaves it on the button", async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem("reader.pages", "on"));
  await open(page, "/complete-quran?surah=2&verse=1");
  await expect(page.locator('[data-verse="2:1"]')).toBeVisible();
  await page.keyboard.press("j");
  await expect(page.locator('[data-verse="2:2"]')).toBeFocused();
  await expect(page.locator('[data-verse="2:2"]')).toHaveAccessibleName("Verse 2");
  await page.getByRole("button", { name: "Next page" }).click();
  await expect(page.locator("[data-page='3']")).toBeVisible();
  await expect(page.getByRole("button", { name: "Next page" })).toBeFocused();
});

test("an opened search result has the focus, by click or by Enter", async ({ page }) => {
  await open(page, "/digital-quran?surah=112");
  const box = page.getByRole("search").getByRole("searchbox");
  const opener = page.getByRole("button", { name: "Search the Quran" });
  await opener.click();
  await box.fill("2:255");
  await box.press("Enter");
  await expect(page.locator("#verse-255")).toBeFocused();
  await opener.click();
  await box.fill("112:3");
  await page.getByRole("link", { name: /112:3/ }).first().click();
  await expect(page.locator("#verse-3")).toBeFocused();
  await expect(page.locator("#verse-3")).toBeInViewport();
});

test.describe("on a phone", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 780 } });

  test("there is no button for shortcuts", async ({ page }) => {
    await open(page, "/digital-quran?surah=112");
    await expect(page.locator("[data-ayah]")).toHaveCount(4);
    await expect(page.getByRole("button", { name: "Keyboard shortcuts" })).toHaveCount(0);
    await page.locator('footer a[href="/complete-quran"]').dispatchEvent("click");
    await expect(page).toHaveURL(/\/complete-quran/);
    await expect(page.getByRole("tab", { name: "Bookmarks" })).toBeVisible();
    await expect(page.locator("[data-ayah]")).not.toHaveCount(0);
    await expect(page.getByRole("button", { name: "Keyboard shortcuts" })).toHaveCount(0);
  });
});

test("a surah whose verses are not mounted yet is printed whole", async ({ page }) => {
  for (const reader of ["digital-quran", "complete-quran"])
    await test.step(reader, async () => {
      await page.emulateMedia({ media: null });
      // On a busy device the verses beyond the first ones are not mounted yet.
      await page.addInitScript(() => {
        window.requestAnimationFrame = () => 0;
      });
      await open(page, `/${reader}?surah=18`);
      await expect(page.getByRole("button", { name: "Verified text" })).toBeVisible();
      expect(await page.locator("[data-ayah]").count()).toBeLessThan(110);
      await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
      await expect(page.locator("[data-ayah]")).toHaveCount(110);
      await page.emulateMedia({ media: "print" });
      await expect(page.locator("#verse-110 [data-arabic]")).toBeVisible();
    });
});
