import type { Page } from "@playwright/test";
import { type WireServer, wireServer } from "#app/api/firecrawl/wire-server.testing.ts";
import { axeFaults, expect, test, whenReady } from "#tests/support/e2e.ts";
import {
  everythingStored,
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
  service = await wireServer({ port: servicePorts[1] ?? 0, pagesOf: () => pages });
});

test.afterEach(() => service.close());

/** Advances the clock until the assertion passes: polls are seconds apart, and the deadline is half an hour. */
async function advanceUntil(page: Page, isTrue: () => Promise<boolean>, step = 1000): Promise<void> {
  await expect
    .poll(
      async () => {
        await page.clock.fastForward(step);
        return isTrue();
      },
      { timeout: 60_000, intervals: [50] },
    )
    .toBe(true);
}

const ended = (page: Page, id: string) => () =>
  page.locator(`[data-site="${id}"]`).getAttribute("data-status");

test("a failure of the service ends one site with its reason, and never the run", async ({ page }) => {
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
    if (method !== "GET" || !path.includes("/crawl/job-")) return undefined;
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
  await useOwnService(page, service);
  await page.getByRole("button", { name: "Extract content" }).click();
  await advanceUntil(page, async () => (await ended(page, "islamweb.net")()) === "failed");
  for (const [id, reason] of [
    ["sunnah.com", "The answer was too large to be read"],
    ["dorar.net", "No answer: the network or the service cannot be reached"],
    ["islamqa.info", "The answer could not be read"],
    ["islamweb.net", "your key was not sent there"],
  ] as const)
    await expect(site(page, id, "failed")).toContainText(reason);
  await expect(page.getByText("Failed to crawl website", { exact: true })).toBeVisible();
  expect(other.received).toEqual([]);
  await other.close();

  await page.getByRole("button", { name: "Quran Sites" }).click();
  await page.getByRole("button", { name: "Extract content" }).click();
  await advanceUntil(page, async () => (await ended(page, "alquran.cloud")()) === "crawling");
  await advanceUntil(page, async () => (await ended(page, "alquran.cloud")()) === "failed", 31 * 60_000);
  await expect(site(page, "quran.com", "done")).toBeVisible();
  for (const [id, reason] of [
    ["tanzil.net", "The service answered unexpectedly: 503"],
    ["quran.ksu.edu.sa", "The crawl ended without pages that can be read"],
    ["equran.me", "The crawl failed or was stopped at the service: failed"],
    ["alquran.cloud", "It took longer than half an hour and was stopped"],
  ] as const)
    await expect(site(page, id, "failed")).toContainText(reason);
  expect(looks.get("https://tanzil.net")).toBe(3);
});

test("every status of a rejected start has a message, and polling goes on when the socket closes", async ({
  page,
}) => {
  let status = 0;
  service.answer(({ method }) =>
    status > 0 && method === "POST" ? { status, body: { error: `because ${status}` } } : undefined,
  );
  await openExtractor(page);
  await useOwnService(page, service);
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
    [409, "This request has already been made (because 409)"],
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
  expect(service.received.filter(({ method }) => method === "SOCKET")).toHaveLength(1);
});

test("the service's other jobs are started, survive a reload, can be cancelled, and show their sources", async ({
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
  await useOwnService(page, service);
  await saveKey(page);
  await page.getByText("Other jobs", { exact: true }).click();
  const start = page.getByRole("button", { name: "Start the job" });
  const job = (kind: string, status: string) => page.locator(`[data-job="${kind}"][data-status=${status}]`);

  await page.getByLabel("Addresses", { exact: true }).fill("quran.com/112");
  await start.click();
  await expect(
    page.getByRole("alert").filter({ hasText: "Not a valid address: quran.com/112" }),
  ).toBeVisible();
  await page
    .getByLabel("Addresses", { exact: true })
    .fill("https://quran.com/112\nquran.com\nhttps://quran.com/404");
  await expect(page.getByText("About 2 credits of your account.")).toBeVisible();
  await start.click();
  await expect(job("batch", "done")).toBeVisible({ timeout: 30_000 });
  await expect(job("batch", "done").getByRole("listitem")).toHaveText(["quran.com"]);
  const own = page.locator('[data-result="addresses"]');
  await expect(own).toContainText("Your addresses");
  await expect(own.locator("[data-match=exact]")).toHaveCount(3);
  await expect(own.locator("[data-match=altered] mark")).toHaveText("يُوجَدْ");
  expect(starts(service)[0]).toMatchObject({
    path: "/v2/batch/scrape",
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
  expect(starts(service).at(-1)).toMatchObject({
    path: "/v2/batch/scrape",
    body: { formats: [{ type: "json", schema: { type: "object" } }] },
  });

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
  expect(service.received.filter(({ path }) => path === "/v1/deep-research")).toHaveLength(1);

  await kind.selectOption("llms-text");
  await page.getByLabel("Address of the site").fill("https://tanzil.net");
  await start.click();
  await expect(job("llms-text", "running")).toBeVisible();
  await page.getByRole("button", { name: "Stop the job" }).click();
  await expect(job("llms-text", "cancelled")).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);

  await page.getByRole("button", { name: "Delete all results" }).click();
  await page.getByRole("button", { name: "Delete everything" }).click();
  await expect.poll(() => everythingStored(page)).not.toContain("A written answer");
});
