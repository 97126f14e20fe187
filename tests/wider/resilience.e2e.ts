import type { Page } from "@playwright/test";
import { expect, test, whenReady } from "#tests/support/e2e.ts";

const total = (page: Page) => page.locator("[data-figure=totalCount]");

async function openTasbih(page: Page): Promise<void> {
  await page.goto("/digital-tasbih");
  await whenReady(page);
}

async function tap(page: Page, times: number): Promise<void> {
  for (let time = 0; time < times; time++) await page.locator("[data-tap]").click();
}

/** True once a favourite verse is in IndexedDB. */
function isWritten(page: Page, verse: string): Promise<boolean> {
  return page.evaluate(async (key) => {
    // Opening it before the page has created it would create an empty one.
    if (!(await indexedDB.databases()).some(({ name }) => name === "riwaq")) return false;
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open("riwaq");
      opening.onsuccess = () => resolve(opening.result);
      opening.onerror = () => reject(opening.error);
    });
    const found = await new Promise((resolve, reject) => {
      const operations = database.transaction("operations").objectStore("operations");
      const asked = operations.get(["favourite-verse", key, ""]);
      asked.onsuccess = () => resolve(asked.result);
      asked.onerror = () => reject(asked.error);
    });
    database.close();
    return found !== undefined;
  }, verse);
}

test("a tab that crashes during a write loses nothing that was written, and leaves nothing half-written", async ({
  page,
  context,
}) => {
  await openTasbih(page);
  await tap(page, 9);
  await expect(total(page)).toHaveText("9");
  await page.goto("/digital-quran?surah=112");
  await whenReady(page);
  await page.getByRole("button", { name: "Add verse 2 to favorites" }).click();
  await expect(page.getByRole("button", { name: "Remove verse 2 from favorites" })).toBeVisible();
  await expect.poll(() => isWritten(page, "112:2")).toBe(true);
  // The store is open by now, so the crash comes during a write.
  await page.getByRole("button", { name: "Add verse 3 to favorites" }).click({ noWaitAfter: true });
  const devtools = await context.newCDPSession(page);
  const died = page.waitForEvent("crash");
  devtools.send("Page.crash").catch(() => undefined);
  await died;

  const other = await context.newPage();
  await openTasbih(other);
  await expect(total(other)).toHaveText("9");
  await tap(other, 1);
  await expect(total(other)).toHaveText("10");
  await other.goto("/digital-quran?surah=112");
  await whenReady(other);
  await expect(other.getByRole("button", { name: "Remove verse 2 from favorites" })).toBeVisible();
  // The third verse is a favourite or is not; either way it can be changed.
  const third = other.getByRole("button", { name: /^(Add|Remove) verse 3 (to|from) favorites$/ });
  const name = (await third.getAttribute("aria-label")) ?? (await third.textContent()) ?? "";
  await third.click();
  await expect(third).not.toHaveAccessibleName(name);
});

test("presses before the page's code has loaded are repeated afterwards, each once", async ({ page }) => {
  const code = Promise.withResolvers<void>();
  await page.route("**/assets/app-*.js", async (route) => {
    await code.promise;
    await route.continue();
  });
  await page.goto("/digital-tasbih", { waitUntil: "domcontentloaded" });
  await tap(page, 3);
  await expect(page.locator("[data-count]")).toHaveText("0");
  code.resolve();
  await whenReady(page);
  await expect(page.locator("[data-count]")).toHaveText("3");
  await tap(page, 1);
  await expect(page.locator("[data-count]")).toHaveText("4");
  await expect(total(page)).toHaveText("4");
});

test.describe("without its code", () => {
  test.use({ allowedErrors: /ERR_FAILED/ });

  test("a page whose code cannot be loaded stays readable, says so, and works after a retry", async ({
    page,
  }) => {
    await page.route("**/assets/start-*.js", (route) => route.abort());
    await page.goto("/digital-quran?surah=112");
    await expect(page.locator("[data-ayah]").first()).toBeVisible();
    const again = page.getByRole("alert").getByRole("button");
    await expect(again).toBeVisible();
    await page.unroute("**/assets/start-*.js");
    await again.click();
    await whenReady(page);
    await expect(again).toBeHidden();
  });
});

test("a device clock that jumps a year ahead and back loses no count, no favourite and no card", async ({
  page,
}) => {
  const now = Date.UTC(2026, 10, 21, 9);
  await page.clock.setFixedTime(now);
  await openTasbih(page);
  await tap(page, 3);
  await expect(total(page)).toHaveText("3");

  await page.clock.setFixedTime(now + 365 * 86_400_000);
  await openTasbih(page);
  await expect(total(page)).toHaveText("3");
  await tap(page, 2);
  await expect(total(page)).toHaveText("5");
  await page.goto("/digital-quran?surah=112");
  await whenReady(page);
  await page.getByRole("button", { name: "Add verse 2 to favorites" }).click();
  await expect(page.getByRole("button", { name: "Remove verse 2 from favorites" })).toBeVisible();

  await page.clock.setFixedTime(now + 60_000);
  await openTasbih(page);
  await expect(total(page)).toHaveText("5");
  await tap(page, 1);
  await expect(total(page)).toHaveText("6");
  await page.goto("/digital-quran?surah=112");
  await whenReady(page);
  // The later edit still wins by the device's logical clock, whatever the system clock says.
  await page.getByRole("button", { name: "Remove verse 2 from favorites" }).click();
  await page.reload();
  await whenReady(page);
  await expect(page.getByRole("button", { name: "Add verse 2 to favorites" })).toBeVisible();
});
