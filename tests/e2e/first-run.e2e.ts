import { expect, test, whenReady } from "#tests/support/e2e.ts";

test.use({ isFirstRun: true, viewport: { width: 390, height: 844 }, serviceWorkers: "block" });

test("the first visit asks three questions after a look around, and never again", async ({ page }) => {
  await page.goto("/");
  await whenReady(page);
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.evaluate(() => scrollTo(0, 300));
  const dialog = page.getByRole("dialog", { name: "Welcome to Riwaq" });
  await expect(dialog).toBeVisible();
  // Not the close button, on which a ring would be drawn for a finger too.
  await expect(dialog.getByRole("heading", { name: "Which language do you read?" })).toBeFocused();
  await dialog.getByRole("button", { name: "Next" }).click();
  await expect(dialog.getByRole("heading", { name: "Where do you pray?" })).toBeVisible();
  await dialog.getByRole("button", { name: "Skip", exact: true }).click();
  await dialog.getByRole("button", { name: "Learning and memorising" }).click();
  await dialog.getByRole("button", { name: "Done" }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem("aim"))).toBe("learn");
  // Home offers it first.
  await expect(page.locator("main h2[id^=services-]").first()).toHaveText("Learn");
  await page.reload();
  await whenReady(page);
  await page.evaluate(() => scrollTo(0, 600));
  // Longer than the rest after which it would ask.
  await page.waitForTimeout(3000);
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("all questions are skipped at once, and who presses something first is not asked", async ({ page }) => {
  await page.goto("/");
  await whenReady(page);
  await page.getByRole("banner").getByRole("button", { name: "Switch to the light theme" }).click();
  await page.evaluate(() => scrollTo(0, 300));
  await page.waitForTimeout(3000);
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.reload();
  await whenReady(page);
  await page.evaluate(() => scrollTo(0, 500));
  await page.getByRole("dialog").getByRole("button", { name: "Skip all" }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem("firstRun"))).toBe("done");
});
