import { expect, test, whenReady } from "#tests/support/e2e.ts";

test.use({ serviceWorkers: "block" });

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
