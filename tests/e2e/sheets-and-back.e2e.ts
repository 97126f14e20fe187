import { expect, test, whenHeadingFocused, whenReady } from "#tests/support/e2e.ts";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

const menu = { name: "Menu" } as const;

test("the back button closes an open sheet and stays on the page, where it was scrolled to", async ({
  page,
}) => {
  await page.goto("/hadith");
  await whenReady(page);
  await page.evaluate(() => scrollTo(0, 400));
  // By keys, focused without scrolling: Playwright scrolls before it touches what is sticky.
  await page
    .getByRole("banner")
    .getByRole("button", menu)
    .evaluate((button) => button.focus({ preventScroll: true }));
  expect(await page.evaluate(() => scrollY)).toBe(400);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog", menu)).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page).toHaveURL(/\/hadith$/);
  await expect(page.getByRole("banner").getByRole("button", menu)).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(400);
});

test("a sheet that is closed otherwise leaves no entry behind, and after a link of the menu one step back leads to the page below it", async ({
  page,
}) => {
  await page.goto("/faq");
  await whenReady(page);
  await page.getByRole("banner").getByRole("link").first().click();
  await expect(page).toHaveURL(/\/$/);
  await page.getByRole("banner").getByRole("button", menu).click();
  await expect(page.getByRole("dialog", menu)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/faq$/);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();

  await page.getByRole("banner").getByRole("button", menu).click();
  await page.getByRole("dialog", menu).getByRole("link", { name: "Partners" }).click();
  await whenHeadingFocused(page, /./);
  await expect(page).toHaveURL(/\/partners$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/faq$/);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.goForward();
  await expect(page).toHaveURL(/\/partners$/);
});
