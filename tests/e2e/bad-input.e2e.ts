import type { Page } from "@playwright/test";
import { expect, setLanguage, test, whenHeadingFocused, whenReady } from "#tests/support/e2e.ts";

test("an address that names nothing shows a usable page that says so", async ({ page, request }) => {
  for (const surah of ["0", "115", "abc"]) {
    const html = await (await request.get(`/digital-quran?surah=${surah}`)).text();
    expect(html).toContain(`There is no surah “${surah}”`);
    expect(html).toMatch(/id="verse-1"[\s\S]*?data-arabic[^>]*>(<[^>]*>)*[^<\s]/);
  }
  await page.goto("/digital-quran?surah=2&verse=300");
  await whenReady(page);
  await expect(page.getByText("This surah has no verse “300”")).toBeVisible();
  await expect(page.locator("#verse-1 [data-arabic]")).not.toBeEmpty();
});

test("?lang=xx says that there is no such language and uses the saved one", async ({ page }) => {
  await setLanguage(page, "tr");
  await page.goto("/?lang=xx");
  await whenReady(page);
  await expect(page.locator("html")).toHaveAttribute("lang", "tr");
  await expect(page.getByText("Bu dil bizde yok. Sayfa Türkçe gösteriliyor.")).toBeVisible();
});

test("corrupted storage falls back to the defaults and is repaired by the next choice", async ({ page }) => {
  await page.addInitScript(() => {
    if (sessionStorage.getItem("broken")) return;
    sessionStorage.setItem("broken", "yes");
    for (const key of ["language", "theme", "reader.fontSize", "reader.translation", "favorites.verses"])
      localStorage.setItem(key, '{"broken');
  });
  await page.goto("/digital-quran");
  await whenReady(page);
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await page.getByRole("button", { name: "Add verse 1 to favorites" }).click();
  await page.reload();
  await expect(page.getByRole("button", { name: "Remove verse 1 from favorites" })).toBeVisible();
});

test("a favourite added before its code has loaded is saved, shown at once, and there on the next visit", async ({
  page,
}) => {
  let isHeld = true;
  let requests = 0;
  await page.route("**/assets/user-data-*.js", (route) => {
    requests += 1;
    return isHeld ? undefined : route.continue();
  });
  await page.goto("/digital-quran");
  await whenReady(page);
  await page.getByRole("button", { name: "Add verse 1 to favorites" }).click();
  await expect(page.getByRole("button", { name: "Remove verse 1 from favorites" })).toBeVisible();
  await expect.poll(() => requests).toBeGreaterThan(0);
  isHeld = false;
  await page.reload();
  await expect(page.getByRole("button", { name: "Remove verse 1 from favorites" })).toBeVisible();
});

/** Types a question while code of the page is held back, and sends it once that has come. */
async function typeBeforeCode(page: Page, held: RegExp): Promise<void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(held, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto("/quran-testing?tab=bot", { waitUntil: "commit" });
  const field = page.getByRole("textbox", { name: "Your question" });
  await field.fill("How many verses are in Al-Baqarah?");
  release();
  await page.getByRole("button", { name: "Send" }).click();
  // The first answer waits until the indexes are open.
  await expect(page.locator("[data-turn=bot]")).toContainText("286 verses", { timeout: 30_000 });
}

test("what is typed before any code has loaded is not lost", async ({ page }) => {
  await typeBeforeCode(page, /\/assets\/start-/);
});

test("what is typed before the Quran bot has loaded is not lost; it counts, compares and knows which verses exist", async ({
  page,
}) => {
  await typeBeforeCode(page, /\/assets\/(quran-bot|chat)/);
  await expect(page.getByText("Premium", { exact: true })).toBeVisible();
  const field = page.getByRole("textbox", { name: "Your question" });
  const ask = async (question: string, turn: number) => {
    await field.fill(question);
    await expect(page.getByRole("button", { name: "Send" })).toBeEnabled({ timeout: 30_000 });
    await field.press("Enter");
    return page.locator("[data-turn=bot]").nth(turn);
  };
  await expect(await ask("Read 2:300", 1)).toContainText("There is no verse 2:300");
  await expect((await ask("Compare 2:255 and 3:2", 2)).getByRole("article")).toHaveCount(2);
  const counted = await ask("How many times is Muhammad named in the Quran?", 3);
  await expect(counted).toContainText("stands 4 times, in 4 verses", { timeout: 30_000 });
  await expect(counted.getByRole("link")).toHaveText(["3:144", "33:40", "47:2", "48:29"]);
});

test("with storage switched off everything works for the visit", async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(window, "localStorage", {
      get() {
        throw new DOMException("denied", "SecurityError");
      },
    }),
  );
  await page.goto("/faq");
  await whenReady(page);
  await page.getByRole("button", { name: "Switch to the light theme" }).click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
  await page.locator('footer a[href="/digital-quran"]').first().click();
  await whenHeadingFocused(page, "Al-Fatihah");
  await page.getByRole("button", { name: "Add verse 2 to favorites" }).click();
  await expect(page.getByRole("button", { name: "Remove verse 2 from favorites" })).toBeVisible();
});

test.describe("when a part cannot be loaded", () => {
  // The service worker's cache would have it all the same.
  test.use({
    serviceWorkers: "block",
    allowedErrors: /Failed to load resource|Failed to fetch|net::ERR/,
  });

  test("a surah that fails offers a retry, which works", async ({ page }) => {
    await page.goto("/digital-quran");
    await whenReady(page);
    await page.route("**/texts/quran/arabic-*/18.json", (route) => route.abort());
    await page.getByRole("button", { name: /Choose a surah/ }).click();
    // The column beside the text has a field of the same name.
    await page.getByRole("dialog").getByRole("searchbox", { name: "Search by name or number" }).fill("18");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("alert").filter({ hasText: "did not load" })).toBeVisible();
    await page.unroute("**/texts/quran/arabic-*/18.json");
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Kahf");
  });

  test("a page whose code fails offers a retry, which works", async ({ page }) => {
    await page.goto("/");
    await whenReady(page);
    await page.route("**/assets/credits-*.js", (route) => route.abort());
    await page.locator("footer").getByRole("link", { name: "Credits and privacy" }).click();
    await expect(page.getByRole("heading", { name: "This part did not load" })).toBeVisible();
    await page.unroute("**/assets/credits-*.js");
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Credits and privacy" })).toBeVisible();
  });
});

test.describe("an unknown address", () => {
  test.use({ allowedErrors: /404/ });

  test("shows the 404 page with a link home and writes the path to the console", async ({ page }) => {
    const lines: string[] = [];
    page.on("console", (message) => lines.push(message.text()));
    const answer = await page.goto("/no-such-page");
    await whenReady(page);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole("heading", { name: "404" })).toBeVisible();
    await expect(page.getByText("Oops! Page not found")).toBeVisible();
    expect(lines.some((line) => line.includes("/no-such-page"))).toBe(true);
    await page.getByRole("main").getByRole("button", { name: "Search" }).click();
    await expect(page.getByRole("dialog").getByRole("combobox")).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("main").getByRole("link", { name: "Prayer Times" })).toBeVisible();
    await page.getByRole("link", { name: "Return to Home" }).click();
    await expect(page).toHaveURL("/");
  });
});
