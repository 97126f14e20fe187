import { expect, speak, test, whenReady } from "./journey.ts";

test.use({ allowedComplaints: /ERR_INTERNET_DISCONNECTED|Failed to fetch|net::ERR|Failed to load resource/ });

test("after the first visit, what was opened works without a network, and every address opens", async ({
  page,
  context,
}) => {
  await speak(page, "ar");
  await page.goto("/digital-quran?surah=18");
  await whenReady(page);
  await page.evaluate(() => navigator.serviceWorker.ready);
  const hasShell = () => page.evaluate(async () => Boolean(await caches.match("/offline-shell")));
  await expect.poll(hasShell, { timeout: 30_000 }).toBe(true);
  await page.reload();
  await whenReady(page);
  await expect(page.locator("[data-ayah]")).toHaveCount(110);
  const published = () => page.evaluate(async () => (await (await caches.open("published")).keys()).length);
  await expect.poll(published, { timeout: 30_000 }).toBeGreaterThan(20);

  await context.setOffline(true);
  await page.goto("/digital-quran?surah=18&verse=50");
  await whenReady(page);
  await expect(page.locator("html")).toHaveAttribute("lang", "ar");
  await expect(page.locator("#verse-50")).toBeInViewport();

  await page.goto("/digital-quran?surah=36");
  await expect(page.getByRole("heading", { level: 1, name: "أنت غير متصل" })).toBeVisible();
  await page.goto("/credits");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("اجلس");
});
