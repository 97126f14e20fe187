import { type WireServer, wireServer } from "#app/api/firecrawl/wire-server.testing.ts";
import { axeFaults, expect, test, whenReady } from "#tests/support/e2e.ts";
import { everythingStored, key, servicePorts } from "#tests/support/extraction.ts";

// One service on one port, which the server under test has in its settings.
test.describe.configure({ mode: "serial" });
test.use({ allowedErrors: /Failed to load resource|net::ERR|CORS/ });

let service: WireServer;

test.beforeEach(async () => {
  service = await wireServer({ port: servicePorts[2] ?? 0 });
});

test.afterEach(() => service.close());

test("a job saved with version 1 stays, and the end of its extract API is explained in Arabic", async ({
  page,
}) => {
  service.answer(({ path }) => (path.startsWith("/v1/extract") ? { status: 410, body: {} } : undefined));
  await page.addInitScript(
    ([base, key]) => {
      if (localStorage.getItem("language")) return;
      localStorage.setItem("language", "ar");
      localStorage.setItem("firecrawlApiKey", key);
      localStorage.setItem("firecrawlUrl", base);
      localStorage.setItem("firecrawlVersion", "v1");
      const job = { kind: "extract", version: "v1", base, status: "running", jobId: "job-9", notes: [] };
      localStorage.setItem(
        "extractorJob",
        JSON.stringify({ ...job, begunAt: Date.now(), completed: 0, total: 0 }),
      );
    },
    [service.url, key] as const,
  );
  await page.goto("/complete-athkar?tab=extractor&lang=ar");
  await whenReady(page);
  await expect(page.getByText("••••••••••••cdef")).toBeVisible();
  await page.getByText("مهام أخرى", { exact: true }).click();
  await expect(page.locator("[data-job=extract][data-status=failed]")).toContainText("الإصدار الثاني");
  await page.getByText("الخدمة وعنوانها", { exact: true }).click();
  await expect(page.locator("select[name=service-version]")).toHaveValue("v1");
  await page.getByRole("button", { name: "استعمل الإصدار الثاني" }).click();
  await expect(page.locator("select[name=service-version]")).toHaveValue("v2");
  expect(await everythingStored(page)).toContain(key);
  expect(await axeFaults(page)).toEqual([]);
});
