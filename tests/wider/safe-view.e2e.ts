import { mkdtemp, rm } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { type BrowserContext, chromium, type Page } from "@playwright/test";
import { wholeBrowser } from "#tests/support/browsers.ts";
import { expect, test } from "#tests/support/e2e.ts";

/** The build's archive: packing it again would replace the footer's file during other tests. */
const folder = resolve(import.meta.dirname, "../../.built/extension");
const pictures = 50;
const square =
  '<svg xmlns="http://www.w3.org/2000/svg" width="80" height="80"><rect width="80" height="80" fill="red"/></svg>';

const quotes = `<!doctype html><meta charset="utf-8"><title>Quotes</title>
  <p>قال تعالى: ﴿إن مع <b>العسر</b> يسرا﴾ [الشرح: 6]</p><p>وقال: ﴿إن الله مع الصادقين﴾ [البقرة: 153]</p>`;

type Opened = {
  readonly context: BrowserContext;
  readonly id: string;
  readonly address: string;
  readonly close: () => Promise<void>;
};

/** Serves a page with fifty pictures. */
function servePictures(): Promise<Server> {
  const server = createServer((request, response) => {
    if (request.url?.endsWith(".svg")) return response.setHeader("content-type", "image/svg+xml").end(square);
    if (request.url === "/quotes") return response.setHeader("content-type", "text/html").end(quotes);
    const images = Array.from({ length: pictures }, (_, at) => `<img src="/${at}.svg" alt="Picture ${at}">`);
    return response
      .setHeader("content-type", "text/html")
      .end(
        `<!doctype html><title>Pictures</title><a href="#gone">${images.join("</a><a href='#gone'>")}</a>`,
      );
  });
  return new Promise((done) => server.listen(0, "127.0.0.1", () => done(server)));
}

async function openWithExtension(): Promise<Opened> {
  const profile = await mkdtemp(join(tmpdir(), "riwaq-safe-view-"));
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: wholeBrowser.executablePath,
    // Only the whole browser supports extensions, not the headless shell.
    headless: false,
    args: [
      "--headless=new",
      "--no-sandbox",
      "--disable-gpu",
      `--disable-extensions-except=${folder}`,
      `--load-extension=${folder}`,
    ],
  });
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent("serviceworker"));
  const server = await servePictures();
  return {
    context,
    id: new URL(worker.url()).hostname,
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    close: async () => {
      await context.close();
      server.close();
      await rm(profile, { recursive: true, force: true });
    },
  };
}

const hideText = (page: Page) =>
  page
    .locator("img")
    .evaluateAll((all) => all.filter((one) => getComputedStyle(one).filter.includes("blur")).length);

test("fifty pictures are covered, one is shown on click, and a safe site is not covered", async () => {
  const { context, id, address, close } = await openWithExtension();
  try {
    const page = await context.newPage();
    await page.goto(address);
    expect(await hideText(page)).toBe(pictures);

    // The first click shows the picture and does not follow the link.
    await page.getByAltText("Picture 7", { exact: true }).click();
    await expect.poll(() => hideText(page)).toBe(pictures - 1);
    expect(new URL(page.url()).hash).toBe("");
    await page.getByAltText("Picture 7", { exact: true }).click();
    await expect(page).toHaveURL(/#gone$/);

    const popup = await context.newPage();
    await popup.goto(`chrome-extension://${id}/popup.html`);
    await popup.getByLabel("Site", { exact: true }).fill("nothing at all");
    await popup.getByRole("button", { name: "Add" }).click();
    await expect(popup.locator("#said")).toHaveText("That isn’t a valid site address.");
    await popup.getByLabel("How to veil").selectOption("hide");
    const hidden = () =>
      page
        .locator("img")
        .evaluateAll((all) => all.filter((one) => getComputedStyle(one).opacity === "0").length);
    await expect.poll(hidden).toBe(pictures - 1);
    await popup.getByLabel("Site", { exact: true }).fill(address);
    await popup.getByRole("button", { name: "Add" }).click();
    await expect(popup.getByText("127.0.0.1", { exact: true })).toBeVisible();
    await expect.poll(hidden).toBe(0);
    await popup.getByRole("button", { name: "Remove 127.0.0.1" }).click();
    await expect.poll(hidden).toBe(pictures - 1);
    await popup.getByLabel("Veil pictures").uncheck();
    await expect.poll(hidden).toBe(0);
  } finally {
    await close();
  }
});

test("the quotes of a page are marked in it and listed, and nothing is requested for that", async () => {
  const { context, id, address, close } = await openWithExtension();
  try {
    const page = await context.newPage();
    await page.goto(`${address}quotes`);
    const html = await page.content();
    const popup = await context.newPage();
    // Opened in a tab of its own, the window takes the tab before it for the one that it was opened on.
    await popup.addInitScript(() => {
      const { tabs } = (globalThis as unknown as { chrome: { tabs: Record<string, CallableFunction> } })
        .chrome;
      const all = tabs.query?.bind(tabs);
      tabs.query = async () => {
        const [own, every] = await Promise.all([tabs.getCurrent?.(), all?.({})]);
        return every.filter(({ index }: { readonly index: number }) => index === own.index - 1);
      };
    });
    const asked: string[] = [];
    context.on("request", (request) => asked.push(request.url()));
    await popup.goto(`chrome-extension://${id}/popup.html`);
    await popup.getByRole("button", { name: "Check the quotes on this page" }).click();
    const found = popup.locator("#found li");
    await expect(found).toHaveText([/Right, spelt differently.*94:6.*إن مع العسر يسرا/, /Altered.*2:153/]);
    await expect(popup.locator("#checked")).toContainText("Press a quote");
    const marked = (look: string) =>
      page.evaluate(
        (name) => [...(CSS.highlights.get(name) ?? [])].map((range) => (range as Range).toString()),
        `riwaq-${look}`,
      );
    expect(await marked("right")).toEqual(["إن مع العسر يسرا"]);
    expect(await marked("wrong")).toEqual(["إن الله مع الصادقين"]);
    // The elements of the page are as they were.
    expect(await page.content()).toBe(html);
    expect(asked.filter((url) => !url.startsWith(`chrome-extension://${id}/`))).toEqual([]);
  } finally {
    await close();
  }
});
