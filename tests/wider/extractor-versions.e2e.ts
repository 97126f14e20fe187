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

test("a job saved with version 1 is followed there, and its server is asked once what it speaks", async ({
  page,
}) => {
  service.answer(({ path }) => {
    if (path.startsWith("/v1/extract")) return { status: 410, body: {} };
    return speaks2 || !path.startsWith("/v2") ? undefined : { status: 404, raw: "<pre>Cannot GET</pre>" };
  });
  let speaks2 = false;
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
  const failed = page.locator("[data-job=extract][data-status=failed]");
  await expect(failed).toContainText("10 ديسمبر 2026");
  const kinds = page.locator("select[name=job-kind] option");
  await expect(kinds).toHaveCount(4);
  await page.getByText("الخدمة وعنوانها", { exact: true }).click();
  await expect(page.locator("[data-versions]")).toContainText("يُسأل خادمك مرة واحدة");

  await failed.getByRole("button", { name: "اسأل الخادم من جديد" }).click();
  await expect(page.locator("[data-versions=v1]")).toContainText("الإصدار الأول");
  speaks2 = true;
  await failed.getByRole("button", { name: "اسأل الخادم من جديد" }).click();
  await expect(page.locator('[data-versions="v2 v1"]')).toBeVisible();
  expect(await everythingStored(page)).toContain(key);
  expect(await axeFaults(page)).toEqual([]);

  await page.getByRole("button", { name: "استخدام خدمة Firecrawl نفسها" }).click();
  await expect(page.locator("[data-versions=v2]")).toBeVisible();
  await expect(kinds).toHaveCount(3);
});
