import { readFile } from "node:fs/promises";
import { type WireServer, wireServer } from "#app/api/firecrawl/wire-server.testing.ts";
import { byTurns } from "#tests/support/by-turns.ts";
import { axeFaults, expect, test, whenReady } from "#tests/support/e2e.ts";
import { everythingStored, key, pagesOf, servicePorts, site, starts } from "#tests/support/extraction.ts";

// One service on one port, which the server under test has in its settings.
test.describe.configure({ mode: "serial" });
test.use({ allowedErrors: /Failed to load resource|net::ERR|CORS/ });

const address = "https://quran.example";
let service: WireServer;

test.beforeEach(async () => {
  // A page of an article quotes three verses in brackets, one of them altered.
  const [plain] = await pagesOf(address);
  const verses = (plain?.markdown ?? "").match(/[^\n]+(?= ﴿\d﴾)/g) ?? [];
  const markdown = verses.map((verse, at) => `قال تعالى: ﴿${verse}﴾ [الإخلاص: ${at + 1}]`).join("\n\n");
  const pages = ["/112", "/113"].map((path) => ({
    markdown: path === "/112" ? markdown : "About",
    html: "<p>112</p>",
    metadata: { sourceURL: `${address}${path}`, statusCode: 200 },
  }));
  const links = ["/112", "/113", "/about"].map((path) => ({ url: `${address}${path}`, title: path }));
  service = await wireServer({ port: servicePorts[3] ?? 0, pagesOf: () => pages, linksOf: () => links });
});
test.afterEach(() => service.close());

// In Arabic; the other tests of the extractor are in English.
for (const language of byTurns(["ar", "en"] as const, 0))
  test(`the whole journey with a site of one's own choice in ${language}`, async ({ page }) => {
    test.slow();
    const words: Record<string, string> = JSON.parse(
      await readFile(`app/i18n/messages/${language}/extractor.json`, "utf8"),
    );
    const text = (name: string) => words[name] ?? name;
    const press = (name: string) => page.getByRole("button", { name: text(name), exact: true }).click();
    const open = (name: string) => page.getByText(text(name), { exact: true }).click();
    await page.addInitScript(
      ([base, shown]) => {
        localStorage.setItem("language", shown);
        localStorage.setItem("firecrawlUrl", base);
      },
      [service.url, language] as const,
    );
    await page.goto(`/complete-athkar?tab=extractor&lang=${language}`);
    await whenReady(page);

    await page.locator("input[name=service-key]").fill(key);
    await press("saveKey");
    await press("tryKey");
    await expect(page.getByText(text("keyWorks"), { exact: true })).toBeVisible({ timeout: 30_000 });
    expect(starts(service)[0]).toMatchObject({ path: "/v2/crawl", body: { limit: 1 } });

    await open("ownSite");
    await page.locator("input[name=site-address]").fill(address);
    await press("listPages");
    await expect(page.locator('[data-found="3"] li')).toHaveCount(3);
    await page.locator("input[name=found-filter]").fill("11");
    await press("chooseShown");
    await press("fetchChosen");
    await expect(page.locator("[data-job=batch][data-status=done]")).toBeVisible({ timeout: 30_000 });
    expect(starts(service).at(-1)?.body).toMatchObject({ urls: [`${address}/112`, `${address}/113`] });

    // A crawl within bounds goes on after a reload, and its pages so far stay when it is cancelled.
    let isHeld = true;
    service.answer(({ method, path }) =>
      isHeld && method === "GET" && path.includes("/crawl/job-")
        ? { body: { success: true, status: "scraping", total: 9, completed: 4, data: [] } }
        : undefined,
    );
    await open("crawlBounds");
    await page.locator("input[name=site-limit]").fill("9");
    await page.locator("textarea[name=site-exclude]").fill("/login");
    await press("crawlSite");
    await expect(site(page, "quran.example", "crawling")).toBeVisible();
    expect(starts(service).at(-1)?.body).toMatchObject({ url: address, limit: 9, excludePaths: ["/login"] });
    await page.reload();
    await whenReady(page);
    await expect(site(page, "quran.example", "crawling")).toBeVisible();
    await open("account");
    await expect(page.locator("[data-credits]")).toBeVisible();
    await expect(page.locator("[data-active]")).toHaveCount(1);
    // Another device knows nothing of the run: on opening the extractor it is offered to be followed there.
    await page.evaluate(() => localStorage.removeItem("extractorRun"));
    await page.reload();
    await whenReady(page);
    const elsewhere = page.locator("[data-elsewhere]");
    await expect(elsewhere.locator("[data-active]")).toHaveCount(1);
    await elsewhere.getByRole("button", { name: text("followCrawl"), exact: true }).click();
    await expect(site(page, "quran.example", "crawling")).toBeVisible();
    await expect(elsewhere).toHaveCount(0);
    await press("cancel");
    await expect(site(page, "quran.example", "cancelled")).toBeVisible();
    await expect.poll(() => service.received.some(({ method }) => method === "DELETE")).toBe(true);

    isHeld = false;
    await open("ownSite");
    await page.locator("input[name=site-address]").fill(address);
    await press("crawlSite");
    await expect(site(page, "quran.example", "done")).toBeVisible({ timeout: 30_000 });
    const result = page.locator('[data-result="quran.example"]');
    await expect(result.locator("[data-match=altered]")).toHaveCount(1);
    await result.getByRole("button", { name: text("raw"), exact: true }).click();
    await expect(result.locator("pre")).toContainText("﴿");
    await result.getByRole("button", { name: text("report"), exact: true }).click();
    const report = page.locator('[data-report="quran.example"]');
    await expect(report.locator("[data-page] [data-verdict=altered]")).toHaveText(/1|١/);
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      report.getByRole("button", { name: text("reportCsv"), exact: true }).click(),
    ]);
    expect(await readFile(await download.path(), "utf8")).toContain("altered,112:3");
    expect(await axeFaults(page)).toEqual([]);

    await page.getByRole("button", { name: text("watchSite").replace("{site}", "quran.example") }).click();
    const monitor = page.locator('[data-monitor="quran.example"]');
    await monitor.getByRole("button", { name: text("crawlAgain"), exact: true }).click();
    await expect(monitor.locator('[data-changes="0 0 0"]')).toBeVisible({ timeout: 30_000 });
    expect(await everythingStored(page)).toContain(key);
  });
