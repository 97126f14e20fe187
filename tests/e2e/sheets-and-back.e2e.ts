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

test("the back button closes the language menu, in the header and in the menu, and leaves the page where it is", async ({
  page,
}) => {
  await page.goto("/faq");
  await whenReady(page);
  const header = page.getByRole("banner");
  await header.getByRole("link").first().click();
  await expect(page).toHaveURL(/\/$/);
  await header.locator("summary").click();
  const choice = header.locator("a[hreflang=fr]");
  await expect(choice).toBeVisible();
  await page.goBack();
  await expect(choice).toBeHidden();
  await expect(page).toHaveURL(/\/$/);

  await header.getByRole("button", menu).click();
  const dialog = page.getByRole("dialog", menu);
  await dialog.locator("summary").click();
  await expect(dialog.locator("a[hreflang=fr]")).toBeVisible();
  await page.goBack();
  await expect(dialog.locator("a[hreflang=fr]")).toBeHidden();
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("dialog")).toHaveCount(0);

  // A choice leaves no entry behind.
  await header.locator("summary").click();
  await choice.click();
  await expect(page.locator("html")).toHaveAttribute("lang", "fr");
  await expect(choice).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL(/\/faq$/);
});

test.describe("on a wide screen", () => {
  test.use({ viewport: { width: 1280, height: 900 } });

  test("the back button closes the panel of an area, and a link in it leaves one step back", async ({
    page,
  }) => {
    await page.goto("/faq");
    await whenReady(page);
    const trigger = page.getByRole("banner").getByRole("button", { name: "Worship" });
    const link = page.getByRole("banner").getByRole("link", { name: /^Duas/ });
    // Until the page has settled an area is a link to its first page.
    await page.mouse.move(5, 5);
    await expect
      .poll(() => trigger.evaluate((area) => Object.keys(area).some((key) => key.startsWith("__reactProps"))))
      .toBe(true);
    await trigger.click();
    await expect(link).toBeVisible();
    await page.goBack();
    await expect(link).toHaveCount(0);
    await expect(page).toHaveURL(/\/faq$/);
    await trigger.click();
    await link.click();
    await expect(page).toHaveURL(/\/duas-collection$/);
    await page.goBack();
    await expect(page).toHaveURL(/\/faq$/);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });
});
