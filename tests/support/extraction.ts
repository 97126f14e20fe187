import { expect, type Page } from "@playwright/test";
import type { WireServer } from "#app/api/firecrawl/wire-server.testing.ts";
import { readVerses } from "#content/quran/index.ts";
import { publishedTexts } from "#server/services/published-text.ts";
import { whenReady } from "./e2e.ts";
import { portAbove } from "./ports.ts";

/** Ports of the services in the test server's settings, one for each test file. */
export const servicePorts = [portAbove(200), portAbove(201), portAbove(202), portAbove(203)];
export const key = "fc-0123456789abcdef";
const read = publishedTexts(`${process.cwd()}/.built/public`);

/** A page of the Quran with one verse altered, and a missing page. */
export async function pagesOf(url: string) {
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

export async function openExtractor(page: Page, address = "/complete-athkar") {
  await page.goto(address);
  await whenReady(page);
  await page.locator("main").getByText("Content extractor", { exact: true }).first().click();
  await expect(page.getByRole("heading", { name: "Firecrawl API key" })).toBeVisible();
}

export async function useOwnService(page: Page, service: WireServer) {
  await page.getByText("Service and its address").click();
  await page.getByLabel("Address of the service").fill(`${service.url}/`);
  await page.getByRole("button", { name: "Save the address" }).click();
  await expect(page.getByText("The address is saved", { exact: true })).toBeVisible();
}

/** The requests that start a job, in order. */
export const starts = (service: WireServer) => service.received.filter(({ method }) => method === "POST");

export async function saveKey(page: Page, typed = ` ${key}\n`) {
  await page.getByLabel("Your key").fill(typed);
  await page.getByRole("button", { name: "Save the key" }).click();
}

const chosenSites = (page: Page) => page.locator("section[aria-labelledby=extractor-sites]");

export async function extractFrom(page: Page, sites: readonly string[]) {
  await page.getByRole("button", { name: "Quran Sites" }).click();
  for (const box of await chosenSites(page).getByRole("checkbox").all()) await box.uncheck();
  for (const site of sites) await page.getByLabel(site, { exact: true }).check();
  await page.getByRole("button", { name: "Extract content" }).click();
}

export const site = (page: Page, id: string, status: string) =>
  page.locator(`[data-site="${id}"][data-status=${status}]`);

/** Everything that this browser stores for the site, as one text. */
export function everythingStored(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const saved: unknown[] = [{ ...localStorage }, { ...sessionStorage }];
    for (const { name } of await indexedDB.databases()) {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open(name ?? "");
        opening.onsuccess = () => resolve(opening.result);
        opening.onerror = () => reject(opening.error);
      });
      for (const store of database.objectStoreNames)
        saved.push(
          await new Promise((resolve) => {
            const all = database.transaction(store).objectStore(store).getAll();
            all.onsuccess = () => resolve(all.result);
          }),
        );
      database.close();
    }
    return JSON.stringify(saved);
  });
}
