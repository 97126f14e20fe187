import { expect, setLanguage, test, whenHeadingFocused, whenReady } from "#tests/support/e2e.ts";

test.describe("a first visit with an Arabic browser", () => {
  test.use({ locale: "ar-EG", viewport: { width: 360, height: 780 } });

  test("accepts the offered language, opens Al-Kahf verse 10 and shares its address", async ({
    page,
    context,
  }) => {
    await page.goto("/");
    await whenReady(page);
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
    await page.getByRole("button", { name: "المتابعة بالعربية" }).click();
    await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
    await expect(page.locator("html")).toHaveAttribute("lang", "ar");

    await page.getByRole("main").getByRole("link", { name: "افتح المصحف" }).click();
    await whenHeadingFocused(page, "سورة الفاتحة");
    await page.getByRole("button", { name: /اختر سورة/ }).click();
    await page.getByRole("searchbox", { name: "ابحث بالاسم أو الرقم" }).fill("الكهف");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { level: 1 })).toContainText("الكهف");
    await page.getByRole("link", { name: "الآية ١٠", exact: true }).click();
    await expect(page).toHaveURL(/surah=18&verse=10$/);

    const shared = await context.newPage();
    await shared.goto(page.url());
    await expect(shared.locator("#verse-10")).toBeInViewport();
    await expect(shared.locator("#verse-10")).toHaveAttribute("aria-current", "true");
    await expect(shared.locator("#verse-10 [data-arabic]")).toHaveText(/^إِذْ أَوَى/);
  });

  test("offers the language once and remembers a refusal", async ({ page }) => {
    await page.goto("/");
    await page.getByRole("button", { name: "لا، شكرًا" }).click();
    await page.reload();
    await whenReady(page);
    await expect(page.getByRole("button", { name: "لا، شكرًا" })).toHaveCount(0);
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
  });
});

test("language and theme survive a reload and are right in the first painted frame", async ({ page }) => {
  await page.goto("/hadith");
  await whenReady(page);
  await page.locator("summary").filter({ hasText: "Language" }).click();
  await page.getByRole("link", { name: "اردو" }).click();
  await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
  await page.getByRole("button", { name: "روشن تھیم اختیار کریں" }).click();
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    new MutationObserver(() => {
      const { lang, dir, dataset } = document.documentElement;
      if (document.body) seen.push(`${lang} ${dir} ${dataset.theme}`);
    }).observe(document, { childList: true, subtree: true });
  });
  await page.reload();
  await whenReady(page);
  const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen);
  expect([...new Set(seen)]).toEqual(["ur rtl light"]);
});

test("an address that names a language shows it without changing the choice", async ({ page }) => {
  await setLanguage(page, "fr");
  await page.goto("/?lang=ar");
  await expect(page.locator("html")).toHaveAttribute("lang", "ar");
  await page.goto("/");
  await expect(page.locator("html")).toHaveAttribute("lang", "fr");
  expect(await page.evaluate(() => localStorage.getItem("language"))).toBe("fr");
});

test("the language in an address survives a link and a reload", async ({ page }) => {
  await page.goto("/digital-quran?surah=112&lang=tr");
  await whenReady(page);
  await expect(page.locator("#verse-2 a").first()).toHaveAttribute("href", /lang=tr/);
  await page.locator("[data-reader-bar]").getByRole("link").first().click();
  await expect(page).toHaveURL(/\/\?lang=tr$/);
  await page.reload();
  await whenReady(page);
  await expect(page.locator("html")).toHaveAttribute("lang", "tr");
});

test.describe("the home page of a phone", () => {
  test.use({ serviceWorkers: "block", viewport: { width: 390, height: 844 } });

  test("fetches what one goes on with only for who has started something", async ({ page }) => {
    const fetched: string[] = [];
    page.on("request", (request) => fetched.push(request.url()));
    const has = (name: string) => fetched.some((url) => url.includes(`/assets/${name}-`));
    await page.goto("/");
    await expect.poll(() => has("late-parts")).toBe(true);
    await expect.poll(() => has("home-continue")).toBe(true);
    await expect
      .poll(() => page.evaluate(() => document.querySelector("[data-remaining]") !== null))
      .toBe(true);
    await page.waitForLoadState("networkidle");
    expect([has("continue-rows"), has("toast-region")]).toEqual([false, false]);

    await page.evaluate(() => localStorage.setItem("reader.position", "36:13"));
    await page.reload();
    await expect(page.locator('[data-continue="read"]')).toContainText("36:13");
    expect(has("continue-rows")).toBe(true);
  });
});
