import { readFile } from "node:fs/promises";
import { createServer, request, type Server } from "node:http";
import type { BrowserContext, Page } from "@playwright/test";
import { expect as anyExpect, test, whenReady } from "#tests/support/e2e.ts";

test.use({ serviceWorkers: "allow" });

const expect = anyExpect.configure({ timeout: 20_000 });

/** A proxy that can deploy a new version, whose service worker no longer has the code of one page. */
type Proxy = { readonly origin: string; readonly deploy: () => void; readonly close: () => void };

async function openProxy(product: string): Promise<Proxy> {
  const manifest = JSON.parse(await readFile("dist/client/.vite/manifest.json", "utf8"));
  const gone: string = manifest["app/pages/hadith.tsx"].file;
  const worker = await readFile("dist/worker/sw.js", "utf8");
  expect(worker).toContain(`/${gone}`);
  const next = worker.replaceAll(`/${gone}`, `/${manifest["app/pages/faq.tsx"].file}`);
  let isNew = false;
  const server: Server = createServer((asked, answer) => {
    if (isNew && asked.url === "/sw.js") {
      answer.writeHead(200, { "content-type": "text/javascript", "cache-control": "no-cache" }).end(next);
      return;
    }
    if (isNew && asked.url === `/${gone}`) {
      answer.writeHead(404).end();
      return;
    }
    const { method, headers, url = "/" } = asked;
    const passed = request(new URL(url, product), { method, headers }, (own) => {
      answer.writeHead(own.statusCode ?? 502, own.headers);
      own.pipe(answer);
    });
    passed.on("error", () => answer.writeHead(502).end());
    asked.pipe(passed);
  });
  const port = await new Promise<number>((resolve) => {
    server.listen(0, "localhost", () => {
      const address = server.address();
      resolve(typeof address === "object" && address ? address.port : 0);
    });
  });
  return {
    origin: `http://localhost:${port}`,
    deploy: () => {
      isNew = true;
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

async function openWithWorker(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/faq`);
  await whenReady(page);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

const look = (page: Page) =>
  page.evaluate(async () => {
    await (await navigator.serviceWorker.ready).update();
  });

const isWaiting = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.ready).waiting !== null);

/**
 * Waits until everything is loaded that a page fetches by itself or at the first action. A Chromium under devtools
 * loses a `skipWaiting` while its old worker is busy, which does not happen to people.
 */
async function waitUntilLoaded(page: Page): Promise<void> {
  await page.keyboard.press("Shift");
  await expect(page.locator("html")).toHaveAttribute("data-foot", "ready");
  let known = 0;
  const isSame = async () => {
    const [before, names] = [
      known,
      await page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name)),
    ];
    known = names.length;
    return known === before && names.some((name) => name.includes("toast-region"));
  };
  await expect.poll(isSame, { intervals: [1000] }).toBe(true);
}

/** True once the newest worker is active. */
const hasActivated = (context: BrowserContext) =>
  context
    .serviceWorkers()
    .at(-1)
    ?.evaluate(() => (globalThis as unknown as ServiceWorkerGlobalScope).registration.waiting === null);

test("a new version is offered; pages opened with the old one go on, and their code stays available", async ({
  page,
  context,
  baseURL,
}) => {
  const proxy = await openProxy(baseURL ?? "");
  try {
    const other = await context.newPage();
    await openWithWorker(page, proxy.origin);
    await openWithWorker(other, proxy.origin);
    proxy.deploy();
    await look(page);
    const offer = page.getByRole("complementary", { name: "A new version of Riwaq is ready." });
    await expect(offer).toBeVisible();
    expect(await isWaiting(page)).toBe(true);

    await waitUntilLoaded(other);
    await waitUntilLoaded(page);
    const reloaded = page.waitForEvent("load");
    await offer.getByRole("button", { name: "Use it now" }).click();
    await reloaded;
    await whenReady(page);
    await expect.poll(() => isWaiting(page)).toBe(false);
    await expect(offer).toHaveCount(0);

    expect((await other.request.get(`${proxy.origin}/faq`)).status()).toBe(200);
    await other.locator("footer").getByRole("link", { name: "Hadith", exact: true }).click();
    await expect(other).toHaveURL(/\/hadith$/);
    await expect(other.getByRole("heading", { level: 1, name: "Hadith" })).toBeVisible();
  } finally {
    proxy.close();
  }
});

test("a new version that nobody accepted activates at the next visit", async ({ page, context, baseURL }) => {
  const proxy = await openProxy(baseURL ?? "");
  try {
    await openWithWorker(page, proxy.origin);
    proxy.deploy();
    await look(page);
    await page.getByRole("button", { name: "On my next visit" }).click();
    expect(await isWaiting(page)).toBe(true);
    await page.close();
    // The old worker ends after its last page, not at once: a page opened before that would keep it.
    await expect.poll(() => hasActivated(context)).toBe(true);
    const next = await context.newPage();
    await openWithWorker(next, proxy.origin);
    await expect.poll(() => isWaiting(next)).toBe(false);
    await expect(next.getByText("A new version of Riwaq is ready.")).toHaveCount(0);
  } finally {
    proxy.close();
  }
});
