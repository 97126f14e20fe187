import { axeFaults, expect, test, whenReady } from "#tests/support/e2e.ts";

test("a keyboard opens one answer at a time, closes it, searches and follows an anchor", async ({ page }) => {
  await page.goto("/faq");
  await whenReady(page);
  const open = page.locator("details[open]");
  const questions = page.locator("main summary");
  await questions.first().focus();
  await page.keyboard.press("Enter");
  await expect(open).toHaveCount(1);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(questions.nth(1)).toBeFocused();
  await page.keyboard.press("Space");
  await expect(open).toHaveCount(1);
  await expect(page.locator("#verse-count")).toBeVisible();
  await page.keyboard.press("Space");
  await expect(open).toHaveCount(0);
  await page.getByRole("searchbox").fill("qibla");
  await expect(page.getByText(/^\d+ questions?$/)).toBeVisible();
  await page.getByRole("searchbox").fill("zzzz");
  await page.getByRole("button", { name: "Clear the search" }).click();
  await page.goto("/faq#how-long");
  await expect(page.locator("#how-long")).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("answers expand, an anchor expands its own, and every tab of rules can be reached", async ({
    page,
  }) => {
    await page.goto("/faq#how-long");
    await expect(page.locator("#how-long")).toBeVisible();
    await page.locator("main summary").first().click();
    await expect(page.locator("#surah-count")).toBeVisible();
    const data = await page.locator("script[type='application/ld+json']").textContent();
    expect(JSON.parse(data ?? "")).toMatchObject({ "@type": "FAQPage" });
    await page.goto("/tajweed-rules");
    await page.getByRole("tab", { name: "Madd" }).click();
    await expect(page.getByRole("heading", { name: "Natural madd" })).toBeVisible();
  });
});

test("a tap on marked letters shows every rule of the verse", async ({ page }) => {
  await page.goto("/tajweed-rules?tab=madd");
  await whenReady(page);
  await page.locator("article mark").first().click();
  const dialog = page.getByRole("dialog", { name: "Rules in this verse" });
  await expect(dialog.getByRole("button", { name: "Natural madd" })).toHaveAttribute("aria-expanded", "true");
  await dialog.getByRole("button", { name: "Sun lam" }).click();
  await expect(dialog.getByText(/straight from the letter before the lam/)).toBeVisible();
});

test.describe("on the smallest phone", () => {
  test.use({ viewport: { width: 360, height: 780 } });

  test("every tab of rules is reached in its row and can be pressed", async ({ page }) => {
    await page.goto("/tajweed-rules");
    await whenReady(page);
    for (const tab of await page.getByRole("tab").all()) {
      await tab.scrollIntoViewIfNeeded();
      await expect(tab).toBeInViewport({ ratio: 1 });
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await page.getByRole("tab").nth(3).click();
    await expect(page).toHaveURL(/tab=advanced$/);
    await expect(page.getByRole("tab").nth(3)).toHaveAttribute("aria-selected", "true");
  });
});
