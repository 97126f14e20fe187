import { readFile } from "node:fs/promises";
import { type WireServer, wireServer } from "#app/api/firecrawl/wire-server.testing.ts";
import { axeFaults, expect, test, whenHeadingFocused, whenReady } from "#tests/support/e2e.ts";
import {
  everythingStored,
  extractFrom,
  key,
  openExtractor,
  pagesOf,
  saveKey,
  servicePorts,
  site,
  starts,
  useOwnService,
} from "#tests/support/extraction.ts";

// One service on one port, which the server under test has in its settings.
test.describe.configure({ mode: "serial" });
test.use({ allowedErrors: /Failed to load resource|net::ERR|CORS/ });

let service: WireServer;

test.beforeEach(async () => {
  const pages = await pagesOf("https://quran.com");
  service = await wireServer({ port: servicePorts[0] ?? 0, pagesOf: () => pages });
});

test.afterEach(() => service.close());

test("a first crawl survives a failing site and a reload in its middle", async ({ page }) => {
  let isHeld = true;
  service.answer(({ method, path, body }) => {
    if (method === "POST" && JSON.stringify(body).includes("tanzil"))
      return { status: 402, body: { error: "Insufficient credits" } };
    if (isHeld && method === "GET" && path.includes("/crawl/job-"))
      return { body: { status: "scraping", total: 100, completed: 40, creditsUsed: 40 } };
    return undefined;
  });
  await openExtractor(page);
  await page.getByRole("button", { name: "Extract content" }).click();
  await expect(page.getByText("Please set your API key first", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Save the key" }).click();
  await expect(page.getByText("Please enter your Firecrawl API key", { exact: true })).toBeVisible();
  await saveKey(page);
  await expect(page.getByText("API key saved successfully", { exact: true })).toBeVisible();
  await expect(page.getByText("••••••••••••cdef")).toBeVisible();
  await useOwnService(page, service);
  await page.getByRole("button", { name: "Quran Sites" }).click();
  await expect(page.getByText("at most 500 credits")).toBeVisible();
  await extractFrom(page, ["quran.com", "tanzil.net", "equran.me"]);
  await expect(page.getByText("40 of 100 pages")).toBeVisible();

  await page.reload();
  await whenReady(page);
  await expect(site(page, "quran.com", "crawling")).toBeVisible();
  isHeld = false;
  await expect(site(page, "quran.com", "done")).toBeVisible({ timeout: 30_000 });
  await expect(site(page, "tanzil.net", "failed")).toContainText("not enough credits (Insufficient credits)");
  await expect(site(page, "equran.me", "done")).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole("progressbar", { name: "Progress" })).toHaveAttribute("aria-valuenow", "100");
  expect(starts(service).map(({ body }) => body)).toMatchObject([
    {
      url: "https://quran.com",
      limit: 100,
      scrapeOptions: { formats: ["markdown", "html"] },
      origin: "riwaq",
    },
    { url: "https://tanzil.net" },
    { url: "https://equran.me" },
  ]);

  const result = page.locator('[data-result="quran.com"]');
  await expect(result.locator("[data-match=exact]")).toHaveCount(3);
  const altered = result.locator("[data-match=altered]");
  await expect(altered.locator("mark")).toHaveText("يُوجَدْ");
  await expect(altered).toContainText("Seen on site");
  await expect(altered.locator(".quran")).toHaveCount(0);
  await expect(result).toContainText("Pages that answered with an error: 1");
  await page.locator("select[name=extractor-kind]").selectOption("altered");
  await expect(result.locator("[data-match]")).toHaveCount(1);
  await result.getByRole("button", { name: "Raw pages" }).click();
  await result.locator("select[name^=raw-form]").selectOption("html");
  await expect(result.locator("pre")).toContainText("<script>");
  expect(await page.evaluate(() => "wasRun" in window)).toBe(false);
  expect(await axeFaults(page)).toEqual([]);
});

test("results are exported as JSON and CSV, survive a reload and are deleted; a cancelled crawl stops at the service", async ({
  page,
}) => {
  await openExtractor(page, "/athkar");
  await useOwnService(page, service);
  await extractFrom(page, ["quran.com"]);
  await expect(site(page, "quran.com", "done")).toBeVisible({ timeout: 30_000 });
  await page.reload();
  await whenReady(page);
  await expect(page.locator("[data-result]")).toHaveCount(1);

  const saved = async (name: string) => {
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name }).click(),
    ]);
    return readFile(await download.path(), "utf8");
  };
  const [whole] = JSON.parse(await saved("Save as JSON"));
  expect(whole).toMatchObject({ siteName: "quran.com", surahs: [{ number: 112, verses: 4 }] });
  expect(whole.verses.map(({ standing }: { standing: string }) => standing)).toEqual([
    "quran",
    "quran",
    "seen-on-site",
    "quran",
  ]);
  const lines = (await saved("Save as CSV")).trim().split("\r\n");
  expect(lines).toHaveLength(5);
  expect(lines[3]).toContain("112,3,seen-on-site,altered");

  await page.getByRole("button", { name: "Delete all results" }).click();
  await page.getByRole("button", { name: "Delete everything" }).click();
  await expect(page.getByText("Nothing extracted yet")).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("extractorResults"))).toBeNull();

  service.answer(({ method, path }) =>
    method === "GET" && path.includes("/crawl/job-") ? { body: { status: "scraping" } } : undefined,
  );
  await extractFrom(page, ["quran.com", "equran.me"]);
  await expect(site(page, "quran.com", "crawling")).toBeVisible();
  await page.getByRole("button", { name: "Cancel", exact: true }).click();
  await expect(site(page, "quran.com", "cancelled")).toBeVisible();
  await expect(site(page, "equran.me", "cancelled")).toBeVisible();
  await expect.poll(() => service.received.some(({ method }) => method === "DELETE")).toBe(true);
  await page.reload();
  await whenReady(page);
  await expect(page.getByRole("button", { name: "Extract content" })).toBeEnabled();
  // One of the crawl before, one of the cancelled one, none of the site after it.
  expect(starts(service)).toHaveLength(2);
});

test("the key is sent to the service only, not to another host, not to a redirect, not to us, and leaves nothing behind", async ({
  page,
  context,
}) => {
  const other = await wireServer();
  const leaks: string[] = [];
  page.on("request", (request) => {
    const sent = `${request.url()} ${JSON.stringify(request.headers())} ${request.postData() ?? ""}`;
    if (sent.includes(key) && new URL(request.url()).origin !== service.url) leaks.push(request.url());
  });
  await openExtractor(page);
  // First: a saved key is shown to the service of that moment, which is asked for crawls at work.
  await useOwnService(page, service);
  await saveKey(page);
  await page.getByRole("button", { name: "Try the key" }).click();
  await expect(page.getByText("The key works: a page was fetched", { exact: true })).toBeVisible();
  expect(starts(service)[0]?.body).toMatchObject({ limit: 1 });
  expect(starts(service)[0]?.headers.authorization).toBe(`Bearer ${key}`);
  await extractFrom(page, ["quran.com"]);
  await expect(site(page, "quran.com", "done")).toBeVisible({ timeout: 30_000 });

  service.answer(({ method, path, body }) => {
    if (method === "GET" && path.includes("/crawl/job-"))
      return { body: { status: "completed", data: [], next: `${other.url}/v1/crawl/job-1?skip=1` } };
    if (method === "POST" && JSON.stringify(body).includes("equran"))
      return { status: 307, body: {}, headers: { location: `${other.url}/v1/crawl` } };
    return undefined;
  });
  await extractFrom(page, ["quran.com", "equran.me"]);
  await expect(site(page, "quran.com", "failed")).toContainText("your key was not sent there", {
    timeout: 30_000,
  });
  await expect(site(page, "equran.me", "failed")).toContainText("No answer");
  expect(other.received).toEqual([]);
  await other.close();

  expect(await everythingStored(page)).toContain(key);
  await page.getByRole("button", { name: "Remove the key" }).click();
  await expect(page.getByText("••••••••••••cdef")).toHaveCount(0);
  expect(await everythingStored(page)).not.toContain(key);
  expect(JSON.stringify(await context.cookies())).not.toContain(key);

  await page.getByRole("switch", { name: "Save the key for this session only" }).click();
  await saveKey(page);
  await expect(page.getByText("Saved for this session only:")).toBeVisible();
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain(key);
  expect(leaks).toEqual([]);
});

test("invalid addresses and full storage are reported, and typed text survives a change of language", async ({
  page,
}) => {
  await page.addInitScript(() => {
    const { put } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.put = function (...given) {
      if (this.name === "pages") throw new DOMException("full", "QuotaExceededError");
      return put.apply(this, given);
    };
  });
  await openExtractor(page);
  await page.getByText("Service and its address").click();
  const address = page.getByLabel("Address of the service");
  for (const [typed, message] of [
    ["ftp://fire.example", "This is not an address that begins with https:// or http://"],
    ["https://fire.example", /may not connect to https:\/\/fire\.example/],
  ] as const) {
    await address.fill(typed);
    await page.getByRole("button", { name: "Save the address" }).click();
    await expect(page.getByText(message).first()).toBeVisible();
  }
  await address.fill(service.url);
  await page.getByRole("button", { name: "Save the address" }).click();
  await expect(page.getByText("The address is saved", { exact: true })).toBeVisible();
  await extractFrom(page, ["quran.com"]);
  await expect(site(page, "quran.com", "done")).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText(/storage is full or off/).first()).toBeVisible();

  const field = page.locator("main input[type=password]").first();
  await field.fill("fc-typed");
  await page.locator("header summary").first().click();
  await page.locator("header").getByRole("link", { name: "Français" }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", "fr");
  await expect(field).toHaveValue("fc-typed");
});

test("the pages with the extractor are separate documents, and only they may reach its service", async ({
  page,
}) => {
  const policyOf = async (address: string) =>
    (await page.request.get(address)).headers()["content-security-policy"] ?? "";
  expect(await policyOf("/athkar")).toContain("https://api.firecrawl.dev");
  expect(await policyOf("/complete-athkar?category=sleep")).toContain(service.url);
  expect(await policyOf("/faq")).not.toContain("firecrawl");
  await page.goto("/faq");
  await whenReady(page);
  const mark = () => page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  const isSame = () => page.evaluate(() => "isSameDocument" in window);
  await mark();
  await page.locator('footer a[href="/athkar"]').click();
  await expect(page).toHaveURL(/\/athkar$/);
  await whenReady(page);
  await expect.poll(isSame).toBe(false);
  await mark();
  await page.locator('footer a[href="/complete-athkar"]').click();
  await expect(page).toHaveURL(/\/complete-athkar$/);
  await whenHeadingFocused(page, /^Athkar and Duas$/);
  expect(await isSame()).toBe(true);
  await page.goBack();
  await expect(page).toHaveURL(/\/athkar$/);
  await whenHeadingFocused(page, /^Athkar and duas$/);
  await page.locator('footer a[href="/digital-tasbih"]').click();
  await expect(page).toHaveURL(/\/digital-tasbih$/);
  await whenReady(page);
  await expect.poll(isSame).toBe(false);
});
