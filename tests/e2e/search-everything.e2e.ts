import { expect, test, whenReady } from "#tests/support/e2e.ts";

test.use({ serviceWorkers: "block" });

test("Ctrl+K finds a verse, and Enter opens it", async ({ page }) => {
  await page.goto("/faq");
  await whenReady(page);
  await page.keyboard.press("Control+k");
  const box = page.getByRole("dialog", { name: "Search everything" }).getByRole("combobox");
  await expect(box).toBeFocused();
  await box.fill("2:255");
  await expect(page.getByRole("option", { selected: true })).toContainText("2:255");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/digital-quran\?surah=2&verse=255/);
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/faq$/);
});

test("an area of the header opens by keyboard, and Escape returns to it", async ({ page }) => {
  await page.goto("/faq");
  await whenReady(page);
  const worship = page.getByRole("banner").getByRole("button", { name: "Worship" });
  // Until the page has settled an area is a link to its first page.
  await page.mouse.move(5, 5);
  await expect
    .poll(() => worship.evaluate((area) => Object.keys(area).some((key) => key.startsWith("__reactProps"))))
    .toBe(true);
  await worship.focus();
  await page.keyboard.press("Enter");
  await expect(worship).toHaveAttribute("aria-expanded", "true");
  await page.keyboard.press("Escape");
  await expect(worship).toHaveAttribute("aria-expanded", "false");
  await expect(worship).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("banner").getByRole("link", { name: /^Prayer Times/ })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/prayer$/);
  await expect(worship).toHaveAttribute("aria-current", "true");
});
