import type { Page } from "@playwright/test";
import { expect, test, whenReady } from "#tests/support/e2e.ts";

// Requests of a service worker would bypass the delay.
test.use({ serviceWorkers: "block" });

/** Goes to another page whose code is held until the returned function releases it. */
async function openDelayedPage(page: Page): Promise<() => Promise<void>> {
  const held = Promise.withResolvers<void>();
  await page.route("**/faq**", async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.getByRole("contentinfo").getByRole("link", { name: "FAQ" }).dispatchEvent("click");
  await expect(page).toHaveURL(/\/faq$/);
  return async () => {
    held.resolve();
    await expect(page.getByRole("heading", { level: 1, name: "FAQ" })).toBeFocused();
  };
}

test("on a slow network the next page still opens when the reader is scrolled meanwhile", async ({
  page,
}) => {
  const held = Promise.withResolvers<void>();
  await page.route("**/texts/quran/**/68.json", async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto("/digital-quran?surah=67");
  await whenReady(page);
  // Longer than the delay of the address.
  const scroll = () =>
    page.evaluate(() => {
      scrollBy(0, 900);
      return new Promise((resolve) => setTimeout(resolve, 600));
    });
  await scroll();
  await expect(page).toHaveURL(/surah=67&verse=\d+$/);
  await page.keyboard.press("n");
  await expect(page).toHaveURL(/surah=68$/);
  await scroll();
  await expect(page).toHaveURL(/surah=68$/);
  held.resolve();
  await expect(page.locator("[data-ayah]")).toHaveCount(52);

  const releasePage = await openDelayedPage(page);
  await scroll();
  await expect(page).toHaveURL(/\/faq$/);
  await expect(page.locator("[data-ayah]")).toHaveCount(52);
  await releasePage();
});

test("a page keeps its tab while the next one is loading", async ({ page }) => {
  await page.goto("/islamic-calendar?tab=events");
  await whenReady(page);
  const tab = page.getByRole("main").getByRole("tab", { selected: true });
  const name = await tab.innerText();
  const releasePage = await openDelayedPage(page);
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)));
  expect(await tab.innerText()).toBe(name);
  await releasePage();
});

test("a key right after a dialog was closed goes to the page, though the focus has not left the dialog yet", async ({
  page,
}) => {
  // On a wide screen the verse stands beside the text instead.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/complete-quran?surah=112&verse=1");
  await whenReady(page);
  await page.keyboard.press("w");
  const sheet = page.getByRole("dialog");
  await expect(sheet.getByText("Word by word")).toBeVisible();
  const closing = await sheet.getByRole("button", { name: "Close" }).elementHandle();
  await page.keyboard.press("Escape");
  await expect(sheet).toHaveCount(0);
  const isPlayed = await closing?.evaluate(
    (button) =>
      !button.dispatchEvent(
        new KeyboardEvent("keydown", { key: " ", code: "Space", bubbles: true, cancelable: true }),
      ),
  );
  expect(isPlayed).toBe(true);
});

test.describe("without a network", () => {
  test.use({ allowedErrors: /ERR_INTERNET_DISCONNECTED/, viewport: { width: 390, height: 844 } });

  test("a verse whose code is not here leaves the page as it is, and opens once there is a network", async ({
    page,
  }) => {
    await page.goto("/digital-quran");
    await whenReady(page);
    const more = page.getByRole("button", { name: "Words, label and note of verse 2" });
    await page.context().setOffline(true);
    const failed = page.waitForEvent("requestfailed", (request) => request.url().includes("/verse-details-"));
    await more.click();
    await failed;
    await expect(page.getByRole("button", { name: "Reload" })).toBeHidden();
    await expect(page.locator("main .quran").first()).toBeVisible();
    await page.context().setOffline(false);
    await more.click();
    await expect(page.getByRole("dialog")).toBeVisible();
  });
});
