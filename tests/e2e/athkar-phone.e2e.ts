import type { Page } from "@playwright/test";
import { loadAthkar } from "#content/athkar/index.ts";
import { expect, setLanguage, test, whenReady } from "#tests/support/e2e.ts";

/** Touches the counter so many times. */
async function tap(page: Page, times: number): Promise<void> {
  await page.locator("[data-tap]").evaluate((counter, count) => {
    for (let finger = 1; finger <= count; finger += 1)
      counter.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true, pointerId: finger, button: 0 }));
  }, times);
}

test("the set for the time of day opens, and a chosen one at any time", async ({ page }) => {
  const sets = page.getByRole("navigation", { name: "Sets of athkar" });
  for (const [time, set] of [
    ["05:10", "Morning"],
    ["22:40", "Sleep"],
  ] as const)
    await test.step(time, async () => {
      await page.clock.setFixedTime(new Date(`2026-03-01T${time}:00`));
      await page.goto("/complete-athkar");
      await whenReady(page);
      await expect(sets.locator("[aria-current=page]")).toHaveText(`${set} (Now)`);
      await expect(page.getByRole("heading", { level: 2, name: set, exact: true })).toBeVisible();
      await expect(page.locator("[data-tap]")).toBeVisible();
      await expect(page).toHaveURL(/\/complete-athkar$/);
    });
  await sets.getByRole("link", { name: "Travel" }).click();
  await expect(sets.locator("[aria-current=page]")).toHaveText("Travel");
  await page.getByRole("contentinfo").locator('a[href="/complete-athkar"]').first().dispatchEvent("click");
  await expect(sets.locator("[aria-current=page]")).toHaveText("Sleep (Now)");
});

test("the whole card counts, its source and what scrolls do not, and the zone stays in place", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto("/complete-athkar?category=evening");
  await whenReady(page);
  await page.getByRole("button", { name: "Next", exact: true }).click();
  const zone = page.locator("[data-zone]");
  const before = await zone.boundingBox();
  expect(before?.height).toBe(120);
  await page.locator("[data-words]").click({ position: { x: 20, y: 12 } });
  await page.locator("[data-card] h2").click();
  await expect(page.locator("[data-tap]")).toHaveAccessibleName(/^Count: 2 of/);
  const source = page.locator("[data-source] summary");
  await expect(source).toContainText(/\d.* · (Sahih|Hasan)/);
  await source.click();
  await expect(page.getByText("What is narrated of it")).toBeVisible();
  await expect(page.locator("[data-tap]")).toHaveAccessibleName(/^Count: 2 of/);
  expect(await zone.boundingBox()).toEqual(before);
});

test("with larger text the ring keeps its size, the buttons theirs, and nothing scrolls sideways", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto("/complete-athkar?category=evening");
  await whenReady(page);
  const ring = page.locator("[data-zone] [data-tap]");
  const before = await ring.boundingBox();
  await page.evaluate(() => {
    document.documentElement.style.fontSize = "125%";
  });
  expect((await ring.boundingBox())?.width).toBeGreaterThanOrEqual(before?.width ?? 999);
  expect((await page.getByRole("button", { name: "Next", exact: true }).boundingBox())?.width).toBe(44);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});

test("a press in the list goes to a dhikr, and the list starts the set again", async ({ page }) => {
  const { sleep } = (await loadAthkar("en")).categories;
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto("/complete-athkar?category=sleep");
  await whenReady(page);
  await tap(page, 1);
  await page.getByRole("button", { name: "List of this set" }).click();
  const sheet = page.getByRole("dialog", { name: "Sleep" });
  await sheet.locator("[data-queue] button").nth(4).click();
  await expect(sheet).toBeHidden();
  await expect(page.locator(`[data-dhikr="${sleep[4]?.id}"]`)).toBeVisible();
  await page.getByRole("button", { name: "List of this set" }).click();
  await sheet.getByRole("button", { name: "Start this set again" }).click();
  await expect(page.locator(`[data-dhikr="${sleep[0]?.id}"]`)).toBeVisible();
  await expect(page.locator("[data-tap]")).toHaveAccessibleName(/^Count: 0 of/);
});

test("a printed set is its texts with their sources, and no control", async ({ page }) => {
  const { sleep } = (await loadAthkar("en")).categories;
  await page.goto("/complete-athkar?category=sleep");
  await whenReady(page);
  await page.emulateMedia({ media: "print" });
  await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
  await expect(page.locator("[data-dhikr]")).toHaveCount(sleep.length);
  await expect(
    page.locator("main").locator("button, [role=button], a, [role=switch]").filter({ visible: true }),
  ).toHaveCount(0);
  await page.evaluate(() => dispatchEvent(new Event("afterprint")));
  await expect(page.locator("[data-dhikr]")).toHaveCount(1);
});

test("a tap beyond the last shows a toast, which covers only the top of the page, and again after it was closed", async ({
  page,
}) => {
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
  await toast.getByRole("button", { name: "Close", exact: true }).click();
  await expect(toast).toHaveCount(0);
  await tap(page, 1);
  await expect(toast).toHaveText(/This dhikr is complete \(1 of 1\)/);
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
  // On a tab the arrows choose a tab, and turn nothing.
  const chosen = page.getByRole("tab", { selected: true });
  await chosen.focus();
  await page.keyboard.press("ArrowLeft");
  await expect(chosen).toHaveText("مستخرج المحتوى");
  await page.keyboard.press("ArrowRight");
  await expect(page.locator(`[data-dhikr="${first?.id}"]`)).toBeVisible();
});
