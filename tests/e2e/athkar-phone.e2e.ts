import type { Page } from "@playwright/test";
import { loadAthkar } from "#content/athkar/index.ts";
import { expect, setLanguage, test, whenReady } from "#tests/support/e2e.ts";

// The service worker has tests of its own; here its caching would only cost time.
test.use({ serviceWorkers: "block" });

/** Touches the counter so many times. */
async function tap(page: Page, times: number): Promise<void> {
  await page.locator("[data-tap]").evaluate((counter, count) => {
    for (let finger = 1; finger <= count; finger += 1)
      counter.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true, pointerId: finger, button: 0 }));
  }, times);
}

/** The positions of the dhikr and the counter, in pixels from the top of the screen. */
const measure = (page: Page) =>
  page.evaluate(() => {
    const words = document.querySelector("[data-dhikr] [lang=ar]");
    const box = document.querySelector("[data-words]")?.getBoundingClientRect();
    const counter = document.querySelector("section [data-tap]")?.getBoundingClientRect();
    if (!words || !box || !counter) throw new Error("no dhikr is shown");
    const walker = document.createTreeWalker(words, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    const tops = new Set<number>();
    let passed = 0;
    let first = Number.NaN;
    let last = Number.NaN;
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const length = node.textContent?.length ?? 0;
      if (length === 0) continue;
      range.selectNodeContents(node);
      const lines = [...range.getClientRects()];
      for (const { top } of lines) tops.add(Math.round(top / 20));
      if (passed === 0) first = lines[0]?.top ?? first;
      // The first 200 characters, vowel marks included.
      if (passed < 200) {
        range.setEnd(node, Math.min(length, 200 - passed));
        last = Math.max(...[...range.getClientRects()].map(({ bottom }) => bottom));
      }
      passed += length;
    }
    const id = document.querySelector<HTMLElement>("[data-dhikr]")?.dataset.dhikr;
    return { id, first, last, lines: tops.size, box: box.top, boxEnd: box.bottom, counter: counter.top };
  });

for (const [width, height] of [
  [360, 780],
  [390, 844],
] as const)
  for (const language of ["en", "ar", "ur"] as const)
    test(`every dhikr is above a counter that does not move, at ${width} × ${height} in ${language}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      await setLanguage(page, language);
      const { evening, sleep } = (await loadAthkar(language)).categories;
      const counters = new Set<number>();
      for (const [category, set] of Object.entries({ evening, sleep })) {
        await page.goto(`/complete-athkar?category=${category}`);
        await whenReady(page);
        await page.evaluate(() => document.fonts.ready);
        for (const { id } of set) {
          await expect(page.locator(`[data-dhikr="${id}"]`)).toBeVisible();
          const seen = await measure(page);
          expect(seen.first, id).toBeGreaterThanOrEqual(seen.box);
          expect(seen.first, id).toBeLessThanOrEqual(seen.lines > 1 ? 280 : 360);
          expect(seen.last, id).toBeLessThanOrEqual(seen.boxEnd);
          expect(seen.boxEnd, id).toBeLessThanOrEqual(seen.counter);
          counters.add(Math.round(seen.counter));
          await page.keyboard.press(language === "en" ? "ArrowRight" : "ArrowLeft");
        }
      }
      expect(counters.size).toBe(1);
    });

for (const [time, set] of [
  ["05:10", "Morning"],
  ["13:00", "After prayer"],
  ["17:30", "Evening"],
  ["22:40", "Sleep"],
  ["01:15", "Sleep"],
] as const)
  test(`the set for the time of day opens at ${time}, and a chosen one at any time`, async ({ page }) => {
    await page.clock.setFixedTime(new Date(`2026-03-01T${time}:00`));
    await page.goto("/complete-athkar");
    await whenReady(page);
    const sets = page.getByRole("navigation", { name: "Sets of athkar" });
    await expect(sets.locator("[aria-current=page]")).toHaveText(`${set} (Now)`);
    await expect(page.getByRole("heading", { level: 2, name: set, exact: true })).toBeVisible();
    await expect(page.locator("[data-tap]")).toBeVisible();
    await expect(page).toHaveURL(/\/complete-athkar$/);
    await page.goto("/complete-athkar?category=travel");
    await whenReady(page);
    await expect(sets.locator("[aria-current=page]")).toHaveText("Travel");
    await page.getByRole("contentinfo").locator('a[href="/complete-athkar"]').first().dispatchEvent("click");
    await expect(sets.locator("[aria-current=page]")).toHaveText(`${set} (Now)`);
  });

test("a tap beyond the last shows a toast, which covers only the top of the page", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto("/complete-athkar?category=morning");
  await whenReady(page);
  await page.getByRole("switch", { name: "Go on to the next by itself" }).click();
  await tap(page, 1);
  await expect(page.locator("[data-tap]").getByText("Complete", { exact: true })).toBeVisible();
  await tap(page, 2);
  const toast = page.getByRole("region", { name: /Notifications/ }).getByRole("listitem");
  await expect(toast).toHaveText(/This dhikr is complete \(1 of 1\)/);
  await expect(toast).toHaveCount(1);
  const [over, head] = [await toast.boundingBox(), await page.getByRole("banner").boundingBox()];
  expect((over?.y ?? 999) + (over?.height ?? 999)).toBeLessThanOrEqual((head?.y ?? 0) + (head?.height ?? 0));
});

test("a tasbih at its target says so at each further tap", async ({ page }) => {
  await page.goto("/digital-tasbih");
  await whenReady(page);
  await tap(page, 34);
  await expect(page.getByText("The count is full: 33 of 33", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Count the hundred after prayer" }).click();
  await tap(page, 40);
  await expect(page.locator("[data-count]")).toHaveText("7");
  await tap(page, 60);
  const done = page.getByText("The hundred after prayer is complete", { exact: true });
  await expect(done).toBeVisible();
  await page.getByRole("button", { name: "Close", exact: true }).first().click();
  await expect(done).toBeHidden();
  await tap(page, 1);
  await expect(done).toBeVisible();
});

test("the arrow keys turn pages in reading direction, and the buttons name them", async ({ page }) => {
  const [first, second] = (await loadAthkar("ar")).categories.evening;
  await setLanguage(page, "ar");
  await page.goto("/complete-athkar?category=evening");
  await whenReady(page);
  await expect(page.getByRole("button", { name: "التالي", exact: true })).toHaveAttribute(
    "aria-keyshortcuts",
    "ArrowLeft",
  );
  await page.keyboard.press("ArrowLeft");
  await expect(page.locator(`[data-dhikr="${second?.id}"]`)).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await expect(page.locator(`[data-dhikr="${first?.id}"]`)).toBeVisible();
  await page.getByRole("tab", { selected: true }).focus();
  await page.keyboard.press("ArrowLeft");
  await expect(page.locator(`[data-dhikr="${first?.id}"]`)).toBeVisible();
});
