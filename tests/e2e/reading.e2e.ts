import { basmala } from "#content/quran/index.ts";
import { expect, test, whenReady } from "#tests/support/e2e.ts";

// Requests of a service worker would bypass the route.
test.use({ serviceWorkers: "block" });

test("the verse in the address stays below the header when the fonts load after all 286, which are all in the page and the accessibility tree", async ({
  page,
}) => {
  const { promise: allRequested, resolve: releaseFonts } = Promise.withResolvers<void>();
  await page.route(/\.woff2$/, async (route) => {
    await allRequested;
    await route.continue();
  });
  await page.goto("/digital-quran?surah=2&verse=255", { waitUntil: "commit" });
  await whenReady(page);
  const top = () => page.locator("#verse-255").evaluate((verse) => verse.getBoundingClientRect().top);
  // Released as soon as all are there: a verse is held in place only while something still loads.
  const heightWithAll = await page.waitForFunction(
    () => document.querySelectorAll("[data-ayah]").length === 286 && document.body.scrollHeight,
    undefined,
    { polling: 50 },
  );
  releaseFonts();
  const heightBefore = await heightWithAll.jsonValue();
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await expect.poll(() => page.evaluate(() => document.body.scrollHeight)).not.toBe(heightBefore);
  await expect.poll(top).toBeGreaterThan(50);
  await expect.poll(top).toBeLessThan(150);
  await page.mouse.wheel(0, 4000);
  await expect.poll(top).toBeLessThan(-1000);

  await expect(page.getByRole("link", { name: /^Verse \d+$/ })).toHaveCount(286);
  const found = (text: string) =>
    page.evaluate((wanted) => (window as unknown as { find(t: string): boolean }).find(wanted), text);
  expect(await found("He has succeeded who purifies")).toBe(false);
  await page.evaluate(() => getSelection()?.removeAllRanges());
  const translation = await page.locator("#verse-286 [data-translation]").innerText();
  expect(await found(translation.slice(0, 40))).toBe(true);
});

test("size, translation and a favourite are saved", async ({ page }) => {
  await page.goto("/digital-quran?surah=112");
  await whenReady(page);
  await expect(page.locator("#verse-1 [data-translation]")).toBeVisible();
  await page.getByRole("button", { name: "Reading settings" }).click();
  await expect(page.getByLabel("Font size")).toHaveValue("large");
  const size = () =>
    page
      .locator("#verse-1 [data-arabic]")
      .evaluate((verse) => Number.parseFloat(getComputedStyle(verse).fontSize));
  const large = await size();
  await page.getByLabel("Font size").selectOption("extraLarge");
  await page.getByRole("switch", { name: "Translation" }).click();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Add verse 3 to favorites" }).click();
  await expect(page.getByText("Added to favorites", { exact: true })).toBeVisible();
  await page.keyboard.press("F8");
  const focused = page.locator("[role=region]", { has: page.locator(":focus") });
  await expect(focused).toHaveAttribute("aria-label", /Notifications \(F8\)/);
  await page.reload();
  await whenReady(page);
  await expect(page.locator("#verse-1 [data-translation]")).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Remove verse 3 from favorites" })).toBeVisible();
  await expect.poll(size).toBeGreaterThan(large);
});

test("the basmala is above every surah but the first and the ninth", async ({ request }) => {
  for (const [surah, count] of [
    [1, 0],
    [2, 1],
    [9, 0],
    [114, 1],
  ] as const) {
    const html = await (await request.get(`/digital-quran?surah=${surah}`)).text();
    const headers = html.slice(html.indexOf("<main")).match(/<header[\s\S]*?<\/header>/g) ?? [];
    expect(headers.length, String(surah)).toBeGreaterThan(0);
    expect(headers.join().split(`>${basmala}`), String(surah)).toHaveLength(count + 1);
  }
});
