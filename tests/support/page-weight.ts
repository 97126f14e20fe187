import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import type { Browser, Page } from "@playwright/test";
import type { Language } from "#domain/language.ts";
import type { Figure } from "./figure.ts";

const kib = 1024;

/** The share of a budget that a first load may use: what is built next needs room. */
const share = 0.95;

/** Bytes of a file on the wire: brotli where there is one. */
function travelSize(root: string, path: string): number {
  const file = join(root, "dist/client", path);
  try {
    return statSync(`${file}.br`).size;
  } catch {
    return readFileSync(file).length;
  }
}

/** Milliseconds: what the page plans for so much later is no part of its first load, however slow the machine is. */
const later = 1000;

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
  page.on("request", (request) => asked.add(new URL(request.url()).pathname));
  await page.goto(`${origin}${address}?lang=${language}`, { waitUntil: "networkidle" });
  await look?.(page);
  await context.close();
  const sum = (ending: string) =>
    [...asked]
      .filter((path) => path.startsWith("/assets/") && path.endsWith(ending))
      .reduce((bytes, path) => bytes + travelSize(root, path), 0) / kib;
  const budget = address === "/" ? 90 : address === "/complete-quran" ? 115 : 100;
  return [
    {
      name: `javascript ${address} ${language}`,
      value: sum(".js"),
      unit: "KiB brotli",
      atMost: budget * share,
    },
    { name: `styles ${address} ${language}`, value: sum(".css"), unit: "KiB brotli", atMost: 16 },
    { name: `requests ${address} ${language}`, value: asked.size, unit: "requests" },
  ];
}
