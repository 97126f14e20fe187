import type { Page } from "@playwright/test";
import type { Language } from "#domain/language.ts";
import { expect, setLanguage, test, whenReady } from "#tests/support/e2e.ts";

test.use({
  serviceWorkers: "allow",
  allowedErrors: /ERR_INTERNET_DISCONNECTED|Failed to fetch|net::ERR|Failed to load resource/,
});

/** Waits until the service worker has cached all messages of a language, as every page requests after its start. */
const savedWords = (page: Page, language: Language) =>
  page.evaluate(async (code) => {
    const { active } = await navigator.serviceWorker.ready;
    const { port1, port2 } = new MessageChannel();
    active?.postMessage({ type: "keepLanguage", language: code }, [port2]);
    return new Promise((resolve) => {
      port1.onmessage = ({ data }) => resolve(data);
    });
  }, language);

test("the first visit caches the app in a few requests, the second requests none of it", async ({
  page,
  context,
}) => {
  const byWorker: string[] = [];
  context.on("request", (request) => {
    if (request.serviceWorker()) byWorker.push(new URL(request.url()).pathname);
  });
  await setLanguage(page, "ur");
  await page.goto("/credits");
  await whenReady(page);
  const saved = () =>
    page.evaluate(async () => {
      const names = await caches.keys();
      const sizes = names.map(
        async (name) => [name, (await (await caches.open(name)).keys()).length] as const,
      );
      const count = (pattern: RegExp) =>
        Promise.all(sizes).then((all) => all.find(([name]) => pattern.test(name))?.[1] ?? 0);
      return { code: await count(/precache/), published: await count(/^published$/) };
    });
  await expect.poll(async () => (await saved()).published, { timeout: 30_000 }).toBeGreaterThan(40);
  expect((await saved()).code).toBeGreaterThan(250);
  expect(byWorker.filter((path) => /bundle-/.test(path))).toHaveLength(2);
  // The worker itself, two bundles, the two other workers, the Quran's font, the shell, and what the page loads
  // late; none of the three hundred files by itself.
  expect(byWorker.length).toBeLessThan(20);

  const before = byWorker.length;
  await page.goto("/names-of-allah");
  await whenReady(page);
  await page.evaluate(() => navigator.serviceWorker.ready);
  expect(byWorker.slice(before).filter((path) => /bundle-/.test(path))).toEqual([]);
});

test("after the first visit what was opened works without a network, and every address opens", async ({
  page,
  context,
}) => {
  await setLanguage(page, "ar");
  await page.goto("/digital-quran?surah=18");
  await whenReady(page);
  await page.evaluate(() => navigator.serviceWorker.ready);
  const hasShell = () => page.evaluate(async () => Boolean(await caches.match("/offline-shell")));
  await expect.poll(hasShell, { timeout: 30_000 }).toBe(true);
  await page.reload();
  await whenReady(page);
  await expect(page.locator("[data-ayah]")).toHaveCount(110);
  const published = () =>
    page.evaluate(async () => (await (await caches.open("published")).keys()).map(({ url }) => url));
  await expect.poll(published).toContainEqual(expect.stringMatching(/\/texts\/quran\/arabic-\w+\/18\.json$/));
  expect(await savedWords(page, "ar")).toBe(true);

  await context.setOffline(true);
  await page.goto("/digital-quran?surah=18&verse=50");
  await whenReady(page);
  await expect(page.locator("html")).toHaveAttribute("lang", "ar");
  await expect(page.locator("#verse-50")).toBeInViewport();

  await page.goto("/digital-quran?surah=36");
  await expect(page.getByRole("heading", { level: 1, name: "أنت غير متصل" })).toBeVisible();
  await page.goto("/credits");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  // A part that was never opened, with a sheet of its own.
  await page.goto("/prayer-log?view=year");
  await expect(page.getByText("لم يُدوَّن شيء في هذه السنة")).toBeVisible();
  const sheets = () => page.evaluate(() => [...document.styleSheets].map(({ href }) => href));
  expect(await sheets()).toContainEqual(expect.stringContaining("log-year"));
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("اجلس");
});

test("without a network a page has the language that was chosen without a reload", async ({
  page,
  context,
}) => {
  await page.goto("/prayer");
  await whenReady(page);
  await page.evaluate(() => navigator.serviceWorker.ready);
  const storedPages = () =>
    page.evaluate(async () =>
      (await (await caches.open("pages")).keys()).map(({ url }) => new URL(url).pathname),
    );
  await expect.poll(storedPages, { timeout: 30_000 }).toContain("/offline-shell");
  await page.reload();
  await whenReady(page);
  await expect.poll(storedPages).toContain("/prayer");
  await page.locator("header summary").first().click();
  await page.locator("header").getByRole("link", { name: "العربية" }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", "ar");
  await expect.poll(storedPages).toEqual(["/offline-shell"]);
  await context.setOffline(true);
  await page.reload();
  await whenReady(page);
  await expect(page.locator("html")).toHaveAttribute("lang", "ar");
  await expect(page.getByRole("heading", { level: 1 })).toContainText(/[\u0600-\u06ff]/);
});

test("after a link with a language every address has it without a network, even if none was chosen", async ({
  page,
  context,
}) => {
  await page.goto("/digital-quran?lang=ar");
  await whenReady(page);
  await page.evaluate(() => navigator.serviceWorker.ready);
  const shellLanguage = () =>
    page.evaluate(
      async () => (await (await caches.match("/offline-shell"))?.text())?.match(/<html lang="(\w+)"/)?.[1],
    );
  await expect.poll(shellLanguage, { timeout: 30_000 }).toBe("ar");
  expect(await savedWords(page, "ar")).toBe(true);

  await context.setOffline(true);
  for (const address of ["/prayer?lang=ar", "/complete-athkar?lang=ar", "/"]) {
    await page.goto(address);
    await whenReady(page);
    await expect(page.locator("html")).toHaveAttribute("lang", "ar");
    await expect(page.getByRole("heading", { level: 1 })).toContainText(/[\u0600-\u06ff]/);
  }
});
