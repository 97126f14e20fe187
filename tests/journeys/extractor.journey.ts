import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { type WireServer, wireServer } from "#app/api/firecrawl/wire-server.testing.ts";
import { readVerses } from "#content/quran/index.ts";
import { publishedTexts } from "#server/published-text.ts";
import { accessFaults, expect, test, whenReady } from "./journey.ts";

// One service at one port, which the server under test was told of.
test.describe.configure({ mode: "serial" });
test.use({ allowedComplaints: /Failed to load resource|net::ERR|CORS/ });

const servicePort = Number(process.env.JOURNEY_PORT ?? 4310) + 200;
const key = "fc-0123456789abcdef";
const read = publishedTexts(`${process.cwd()}/.built/public`);

let service: WireServer;

async function pagesOf(url: string) {
  const verses = await readVerses(read, "arabic", 112);
  const shown = verses.map((text, at) => (at === 2 ? text.replace("يُولَدْ", "يُوجَدْ") : text));
  const markdown = shown
    .map((text, at) => `112:${at + 1}\n\n${text} ﴿${at + 1}﴾\n\nMeaning ${at + 1}`)
    .join("\n\n");
  const html = "<h1>Surah</h1><script>window.wasRun = true</script>";
  return [
    { markdown, html, metadata: { sourceURL: `${url}/112`, language: "en", statusCode: 200 } },
    { markdown: "Not found", html, metadata: { sourceURL: `${url}/404`, statusCode: 404 } },
  ];
}

test.beforeEach(async () => {
  const pages = await pagesOf("https://quran.com");
  service = await wireServer({ port: servicePort, pagesOf: () => pages });
});

test.afterEach(() => service.close());

async function openExtractor(page: Page, address = "/complete-athkar") {
  await page.goto(address);
  await whenReady(page);
  await page.locator("main").getByText("Content extractor", { exact: true }).first().click();
  await expect(page.getByRole("heading", { name: "Firecrawl API key" })).toBeVisible();
}

async function useOwnService(page: Page) {
  await page.getByText("Service and its address").click();
  await page.getByLabel("Address of the service").fill(`${service.url}/`);
  await page.getByRole("button", { name: "Save the address" }).click();
  await expect(page.getByText("The address is saved", { exact: true })).toBeVisible();
}

async function saveKey(page: Page, typed = ` ${key}\n`) {
  await page.getByLabel("Your key").fill(typed);
  await page.getByRole("button", { name: "Save the key" }).click();
}

const chosenSites = (page: Page) => page.locator("section[aria-labelledby=extractor-sites]");

async function extractFrom(page: Page, sites: readonly string[]) {
  await page.getByRole("button", { name: "Quran Sites" }).click();
  for (const box of await chosenSites(page).getByRole("checkbox").all()) await box.uncheck();
  for (const site of sites) await page.getByLabel(site, { exact: true }).check();
  await page.getByRole("button", { name: "Extract content" }).click();
}

const site = (page: Page, id: string, status: string) =>
  page.locator(`[data-site="${id}"][data-status=${status}]`);

test("a first crawl outlives a site that fails and a reload in its middle", async ({ page }) => {
  let isHeld = true;
  service.answer(({ method, path, body }) => {
    if (method === "POST" && JSON.stringify(body).includes("tanzil"))
      return { status: 402, body: { error: "Insufficient credits" } };
    if (isHeld && method === "GET" && path.includes("/crawl/"))
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
  await useOwnService(page);
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
  const starts = service.asked.filter(({ method }) => method === "POST").map(({ body }) => body);
  expect(starts).toMatchObject([
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
  expect(await accessFaults(page)).toEqual([]);
});

test("what was found is saved as JSON and CSV, kept over a reload, and erased", async ({ page }) => {
  await openExtractor(page);
  await useOwnService(page);
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

  await page.getByRole("button", { name: "Erase all results" }).click();
  await page.getByRole("button", { name: "Erase everything" }).click();
  await expect(page.getByText("Nothing extracted yet")).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("extractorResults"))).toBeNull();
});

/** Puts the clock forward until it is so: looks are seconds apart, and a deadline half an hour. */
async function untilSo(page: Page, isSo: () => Promise<boolean>, step = 5000): Promise<void> {
  await expect
    .poll(
      async () => {
        await page.clock.fastForward(step);
        return isSo();
      },
      { timeout: 60_000, intervals: [50] },
    )
    .toBe(true);
}

const ended = (page: Page, id: string) => () =>
  page.locator(`[data-site="${id}"]`).getAttribute("data-status");

test("each fault of the service ends its own site with its reason, and never the run", async ({ page }) => {
  test.slow();
  const other = await wireServer();
  const [good] = await pagesOf("https://quran.com");
  const looks = new Map<string, number>();
  let isNextJob = "";
  service.answer(({ method, path, body }) => {
    if (method === "POST") {
      isNextJob = String((body as { url?: string }).url);
      return undefined;
    }
    if (method !== "GET" || !path.includes("/crawl/")) return undefined;
    const look = (looks.get(isNextJob) ?? 0) + 1;
    looks.set(isNextJob, look);
    const data = [good];
    switch (new URL(isNextJob).hostname.replace(/^www\./, "")) {
      case "quran.com":
        return look === 1
          ? { status: 502, raw: "" }
          : look === 2
            ? { raw: "{" }
            : { body: { status: "completed", data } };
      case "tanzil.net":
        return { status: 503, raw: "<html>" };
      case "quran.ksu.edu.sa":
        return { body: { status: "completed" } };
      case "equran.me":
        return { body: { status: "failed", error: "no" } };
      case "alquran.cloud":
        return { body: { status: "scraping", total: 9, completed: 1 } };
      case "sunnah.com":
        return { raw: `"${"x".repeat(48_000_001)}"` };
      case "dorar.net":
        return { drop: true };
      case "islamqa.info":
        return { raw: "<html>Access denied</html>" };
      default:
        return { body: { status: "completed", data, next: `${other.url}/v1/crawl/job-1?skip=1` } };
    }
  });
  await page.clock.install();
  await openExtractor(page);
  await useOwnService(page);
  await page.getByRole("button", { name: "Extract content" }).click();
  await untilSo(page, async () => (await ended(page, "islamweb.net")()) === "failed");
  for (const [id, reason] of [
    ["sunnah.com", "The answer was too large to be read"],
    ["dorar.net", "No answer: the network or the service cannot be reached"],
    ["islamqa.info", "The answer could not be read"],
    ["islamweb.net", "your key was not sent there"],
  ] as const)
    await expect(site(page, id, "failed")).toContainText(reason);
  await expect(page.getByText("Failed to crawl website", { exact: true })).toBeVisible();
  expect(other.asked).toEqual([]);
  await other.close();

  await page.getByRole("button", { name: "Quran Sites" }).click();
  await page.getByRole("button", { name: "Extract content" }).click();
  await untilSo(page, async () => (await ended(page, "alquran.cloud")()) === "crawling");
  await untilSo(page, async () => (await ended(page, "alquran.cloud")()) === "failed", 31 * 60_000);
  await expect(site(page, "quran.com", "done")).toBeVisible();
  for (const [id, reason] of [
    ["tanzil.net", "The service answered unexpectedly: 503"],
    ["quran.ksu.edu.sa", "The crawl ended without pages that can be read"],
    ["equran.me", "The crawl failed or was stopped at the service: failed"],
    ["alquran.cloud", "It took longer than half an hour and was left"],
  ] as const)
    await expect(site(page, id, "failed")).toContainText(reason);
  expect(looks.get("https://tanzil.net")).toBe(3);
});

test("every status of a refused start is told in words, and a socket that closes leaves the looks to go on", async ({
  page,
}) => {
  let status = 0;
  service.answer(({ method }) =>
    status > 0 && method === "POST" ? { status, body: { error: `because ${status}` } } : undefined,
  );
  await openExtractor(page);
  await useOwnService(page);
  await page.getByRole("button", { name: "Quran Sites" }).click();
  for (const id of ["tanzil.net", "quran.ksu.edu.sa", "equran.me", "alquran.cloud"])
    await page.getByLabel(id, { exact: true }).uncheck();
  for (const [code, words] of [
    [400, "The service did not understand the request (because 400)"],
    [401, "The service does not know this key"],
    [402, "Your account has not enough credits (because 402)"],
    [403, "The service does not allow this site or this account to do so (because 403)"],
    [404, "The service no longer knows this job"],
    [408, "The site took too long to answer (because 408)"],
    [409, "This request was made before (because 409)"],
    [500, "The service failed (because 500)"],
    [503, "The service answered unexpectedly: 503"],
  ] as const) {
    status = code;
    await page.getByRole("button", { name: "Extract content" }).click();
    await expect(site(page, "quran.com", "failed")).toContainText(words);
  }
  status = 0;
  const [good] = await pagesOf("https://quran.com");
  service.speak([
    { type: "catchup", data: { status: "scraping", total: 7, completed: 3, data: [] } },
    { type: "document", data: good },
  ]);
  await page.getByRole("switch", { name: "Follow progress live over a socket" }).click();
  await page.getByRole("button", { name: "Extract content" }).click();
  await expect(site(page, "quran.com", "done")).toBeVisible({ timeout: 30_000 });
  expect(service.asked.filter(({ method }) => method === "SOCKET")).toHaveLength(1);
});

test("the service's other jobs are ordered, outlive a reload, are left, and stand with their sources", async ({
  page,
}) => {
  let isHeld = true;
  service.answer(({ method, path }) => {
    if (method !== "GET") return undefined;
    const activities = [{ message: "Reading a first page" }];
    if (path.includes("/deep-research/"))
      return isHeld
        ? { body: { status: "processing", activities } }
        : {
            body: {
              status: "completed",
              data: {
                finalAnalysis: "A written answer",
                sources: [
                  { url: "https://tanzil.net/docs", title: "Tanzil" },
                  { url: "javascript:alert(1)" },
                ],
              },
            },
          };
    if (path.includes("/llmstxt/")) return { body: { status: "processing" } };
    return undefined;
  });
  await openExtractor(page);
  await useOwnService(page);
  await saveKey(page);
  await page.getByText("Other jobs", { exact: true }).click();
  const start = page.getByRole("button", { name: "Start the job" });
  const job = (kind: string, status: string) => page.locator(`[data-job="${kind}"][data-status=${status}]`);

  await page.getByLabel("Addresses", { exact: true }).fill("quran.com/112");
  await start.click();
  await expect(
    page.getByRole("alert").filter({ hasText: "This is no address: quran.com/112" }),
  ).toBeVisible();
  await page.getByLabel("Addresses", { exact: true }).fill("https://quran.com/112\nhttps://quran.com/404");
  await expect(page.getByText("About 2 credits of your account.")).toBeVisible();
  await start.click();
  await expect(job("batch", "done")).toBeVisible({ timeout: 30_000 });
  const own = page.locator('[data-result="addresses"]');
  await expect(own).toContainText("Your addresses");
  await expect(own.locator("[data-match=exact]")).toHaveCount(3);
  await expect(own.locator("[data-match=altered] mark")).toHaveText("يُوجَدْ");
  expect(service.asked[0]).toMatchObject({
    path: "/v1/batch/scrape",
    body: {
      urls: ["https://quran.com/112", "https://quran.com/404"],
      formats: ["markdown", "html"],
      ignoreInvalidURLs: true,
      origin: "riwaq",
    },
  });

  const kind = page.locator("select[name=job-kind]");
  await kind.selectOption("extract");
  await page.getByLabel("JSON schema, if you like").fill("[]");
  await start.click();
  await expect(page.getByText("The schema is not a JSON object")).toBeVisible();
  await page.getByLabel("JSON schema, if you like").fill('{"type":"object"}');
  await start.click();
  await expect(page.locator("[data-job-text=extract] pre")).toContainText('"ok": true');

  await kind.selectOption("research");
  await page.getByLabel("What do you want to know?").fill("Who reads so?");
  await start.click();
  await expect(job("research", "running")).toContainText("Reading a first page");
  await page.reload();
  await whenReady(page);
  await page.getByText("Other jobs", { exact: true }).click();
  await expect(job("research", "running")).toContainText("Reading a first page");
  isHeld = false;
  const answer = page.locator("[data-job-text=research]");
  await expect(answer.locator("pre")).toHaveText("A written answer");
  await expect(answer.getByRole("link")).toHaveCount(1);
  await expect(answer.getByRole("link", { name: "Tanzil" })).toHaveAttribute(
    "rel",
    "noopener noreferrer nofollow",
  );
  expect(service.asked.filter(({ path }) => path === "/v1/deep-research")).toHaveLength(1);

  await kind.selectOption("llms-text");
  await page.getByLabel("Address of the site").fill("https://tanzil.net");
  await start.click();
  await expect(job("llms-text", "running")).toBeVisible();
  await page.getByRole("button", { name: "Leave the job" }).click();
  await expect(job("llms-text", "cancelled")).toBeVisible();
  expect(await accessFaults(page)).toEqual([]);

  await page.getByText("Service and its address").click();
  await page.locator("select[name=service-version]").selectOption("v2");
  await expect(page.getByText("Version 2 of the service no longer does this.")).toBeVisible();
  await expect(start).toBeDisabled();
  await page.getByRole("button", { name: "Erase all results" }).click();
  await page.getByRole("button", { name: "Erase everything" }).click();
  expect(await everythingKept(page)).not.toContain("A written answer");
});

test("a cancelled crawl stops at the service too", async ({ page }) => {
  service.answer(({ method, path }) =>
    method === "GET" && path.includes("/crawl/") ? { body: { status: "scraping" } } : undefined,
  );
  await openExtractor(page, "/athkar");
  await useOwnService(page);
  await extractFrom(page, ["quran.com", "equran.me"]);
  await expect(site(page, "quran.com", "crawling")).toBeVisible();
  await page.getByRole("button", { name: "Cancel", exact: true }).click();
  await expect(site(page, "quran.com", "cancelled")).toBeVisible();
  await expect(site(page, "equran.me", "cancelled")).toBeVisible();
  await expect.poll(() => service.asked.at(-1)?.method).toBe("DELETE");
  await page.reload();
  await whenReady(page);
  await expect(page.getByRole("button", { name: "Extract content" })).toBeEnabled();
  expect(service.asked.filter(({ method }) => method === "POST")).toHaveLength(1);
});

test("the key goes to the service alone: not to a link elsewhere, not to a redirect, not to us", async ({
  page,
}) => {
  const other = await wireServer();
  const leaks: string[] = [];
  page.on("request", (request) => {
    const sent = `${request.url()} ${JSON.stringify(request.headers())} ${request.postData() ?? ""}`;
    if (sent.includes(key) && new URL(request.url()).origin !== service.url) leaks.push(request.url());
  });
  service.answer(({ method, path, body }) => {
    if (method === "GET" && path.includes("/crawl/"))
      return { body: { status: "completed", data: [], next: `${other.url}/v1/crawl/job-1?skip=1` } };
    if (method === "POST" && JSON.stringify(body).includes("equran"))
      return { status: 307, body: {}, headers: { location: `${other.url}/v1/crawl` } };
    return undefined;
  });
  await openExtractor(page);
  await saveKey(page);
  await useOwnService(page);
  await extractFrom(page, ["quran.com", "equran.me"]);
  await expect(site(page, "quran.com", "failed")).toContainText("your key was not sent there", {
    timeout: 30_000,
  });
  await expect(site(page, "equran.me", "failed")).toContainText("No answer");
  expect(service.asked[0]?.headers.authorization).toBe(`Bearer ${key}`);
  expect(other.asked).toEqual([]);
  expect(leaks).toEqual([]);
  await other.close();
});

test("a key that is removed leaves nothing behind", async ({ page, context }) => {
  await openExtractor(page);
  await useOwnService(page);
  await saveKey(page);
  await page.getByRole("button", { name: "Try the key" }).click();
  await expect(page.getByText("The key works: a page was fetched", { exact: true })).toBeVisible();
  expect(service.asked[0]?.body).toMatchObject({ limit: 1 });
  await extractFrom(page, ["quran.com"]);
  await expect(site(page, "quran.com", "done")).toBeVisible({ timeout: 30_000 });
  expect(await everythingKept(page)).toContain(key);
  await page.getByRole("button", { name: "Remove the key" }).click();
  await expect(page.getByText("••••••••••••cdef")).toHaveCount(0);
  expect(await everythingKept(page)).not.toContain(key);
  expect(JSON.stringify(await context.cookies())).not.toContain(key);

  await page.getByRole("switch", { name: "Keep the key for this session only" }).click();
  await saveKey(page);
  await expect(page.getByText("Kept for this session only:")).toBeVisible();
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain(key);
});

/** Everything this browser keeps for the site, as one text. */
function everythingKept(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const kept: unknown[] = [{ ...localStorage }, { ...sessionStorage }];
    for (const { name } of await indexedDB.databases()) {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open(name ?? "");
        opening.onsuccess = () => resolve(opening.result);
        opening.onerror = () => reject(opening.error);
      });
      for (const store of database.objectStoreNames)
        kept.push(
          await new Promise((resolve) => {
            const all = database.transaction(store).objectStore(store).getAll();
            all.onsuccess = () => resolve(all.result);
          }),
        );
      database.close();
    }
    return JSON.stringify(kept);
  });
}

test("wrong addresses and full storage are said, and the page lives on", async ({ page }) => {
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
  for (const [typed, said] of [
    ["ftp://fire.example", "This is not an address that begins with https:// or http://"],
    ["https://fire.example", /may not connect to https:\/\/fire\.example/],
  ] as const) {
    await address.fill(typed);
    await page.getByRole("button", { name: "Save the address" }).click();
    await expect(page.getByText(said).first()).toBeVisible();
  }
  await address.fill(service.url);
  await page.getByRole("button", { name: "Save the address" }).click();
  await extractFrom(page, ["quran.com"]);
  await expect(site(page, "quran.com", "done")).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText(/storage is full or off/).first()).toBeVisible();
});

test("the pages with the extractor are documents of their own, and they alone may reach its service", async ({
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
  expect(await isSame()).toBe(true);
  await page.goBack();
  await expect(page).toHaveURL(/\/athkar$/);
  await page.locator('footer a[href="/digital-tasbih"]').click();
  await expect(page).toHaveURL(/\/digital-tasbih$/);
  await whenReady(page);
  await expect.poll(isSame).toBe(false);
});
