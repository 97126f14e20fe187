import { statSync } from "node:fs";
import { join } from "node:path";
import type { Browser, Page, Request } from "@playwright/test";
import type { Language } from "#domain/language.ts";
import { whenReady } from "./e2e.ts";
import type { Figure } from "./figure.ts";

const kib = 1024;

/** The share of a budget that a first load may use: what is built next needs room. */
const share = 0.95;

/** Bytes of a file of ours on the wire: brotli where there is one; 0 for what is rendered or answered by a call. */
export function travelSize(root: string, path: string): number {
  const folder = /^\/(?:texts|search|places)\//.test(path) ? ".built/public" : "dist/client";
  const file = join(root, folder, path);
  const found = [`${file}.br`, file].find((one) => statSync(one, { throwIfNoEntry: false })?.isFile());
  return found === undefined ? 0 : statSync(found).size;
}

/** Milliseconds: what the page plans for so much later is no part of its first load, however slow the machine is. */
const later = 1000;

/** Milliseconds without a request after which a page that has hydrated counts as loaded. */
const quiet = 500;

type Served = { readonly root: string; readonly browser: Browser; readonly origin: string };

/**
 * JavaScript and styles that the first load of an address requests, in Chromium, before any interaction. The context is
 * of this load alone; `look` sees its page when nothing is under way any more.
 */
export async function pageWeight(
  { root, browser, origin }: Served,
  address: string,
  language: Language,
  look?: (page: Page) => Promise<void>,
): Promise<Figure[]> {
  const context = await browser.newContext({ serviceWorkers: "block" });
  const page = await context.newPage();
  await page.addInitScript((limit) => {
    const real = window.setTimeout.bind(window);
    const sooner = (act: TimerHandler, delay = 0, ...rest: unknown[]) =>
      delay >= limit ? 0 : real(act, delay, ...rest);
    window.setTimeout = sooner as typeof window.setTimeout;
  }, later);
  const asked = new Set<string>();
  let underWay = 0;
  let last = Date.now();
  const count = (change: number) => (request: Request) => {
    asked.add(new URL(request.url()).pathname);
    // Live figures stay under way.
    if (request.resourceType() === "eventsource") return;
    underWay += change;
    last = Date.now();
  };
  page.on("request", count(1));
  page.on("requestfinished", count(-1));
  page.on("requestfailed", count(-1));
  await page.goto(`${origin}${address}?lang=${language}`);
  // A busy machine may be quiet for long before it has read the first script.
  await whenReady(page);
  while (underWay > 0 || Date.now() - last < quiet) await page.waitForTimeout(50);
  await look?.(page);
  await context.close();
  const filesOf = (ending: string) =>
    [...asked].filter((path) => path.startsWith("/assets/") && path.endsWith(ending));
  const sum = (ending: string) =>
    filesOf(ending).reduce((bytes, path) => bytes + travelSize(root, path), 0) / kib;
  const budget = address === "/" ? 90 : address === "/complete-quran" ? 115 : 100;
  const javascript = sum(".js");
  // Whoever has to mend it begins with the files.
  const files = javascript > budget * share ? ` (${filesOf(".js").join(" ")})` : "";
  return [
    {
      name: `javascript ${address} ${language}${files}`,
      value: javascript,
      unit: "KiB brotli",
      atMost: budget * share,
    },
    { name: `styles ${address} ${language}`, value: sum(".css"), unit: "KiB brotli", atMost: 16 },
    { name: `requests ${address} ${language}`, value: asked.size, unit: "requests" },
  ];
}
