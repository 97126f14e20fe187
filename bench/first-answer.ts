import type { Browser, BrowserContext, Page } from "@playwright/test";
import type { Language } from "#domain/language.ts";
import { whenReady } from "#tests/support/e2e.ts";
import type { Figure } from "#tests/support/figure.ts";
import { travelSize } from "#tests/support/page-weight.ts";
import type { RunningServer } from "./built-server.ts";

/** One first question of each kind, in languages of both writings. */
const questions: readonly (readonly [kind: string, language: Language, question: string])[] = [
  ["help", "en", "I want to kill myself"],
  ["help", "ar", "أريد أن أنتحر"],
  ["card", "en", "How do I make up missed prayers?"],
  ["card", "ar", "كيف أقضي الصلوات الفائتة؟"],
  ["verses", "en", "Verses about patience"],
  ["verses", "ar", "آيات عن الصبر"],
  ["verses", "tr", "Sabır hakkında ayetler"],
  ["hadith", "en", "hadith about intentions"],
  ["count", "en", "How many times is the word sabr mentioned in the Quran?"],
  ["times", "en", "When is maghrib in Manchester?"],
  ["verse", "en", "2:255"],
];

const locales: Readonly<Record<Language, string>> = {
  en: "en-GB",
  ar: "ar-EG",
  fr: "fr-FR",
  ur: "ur-PK",
  id: "id-ID",
  tr: "tr-TR",
};

/** A phone on a slow line: 1.6 Mbit/s down, 150 ms, a processor at a quarter of its speed. */
async function likeAPhone(context: BrowserContext, page: Page): Promise<void> {
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", {
    ...{ offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 },
  });
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
}

/** Milliseconds without a request after which nothing more is expected. */
const quiet = 1500;

/** A page with an empty cache that counts the bytes of our files that it asks for. */
async function openCounted(root: string, browser: Browser, language: Language) {
  const context = await browser.newContext({
    serviceWorkers: "block",
    locale: locales[language],
    viewport: { width: 360, height: 800 },
  });
  const page = await context.newPage();
  const paths = new Set<string>();
  let underWay = 0;
  let last = Date.now();
  const count = (change: number) => () => {
    underWay += change;
    last = Date.now();
  };
  context.on("request", (request) => {
    paths.add(new URL(request.url()).pathname);
    count(1)();
  });
  context.on("requestfinished", count(-1));
  context.on("requestfailed", count(-1));
  await likeAPhone(context, page);
  return {
    context,
    page,
    bytes: () => [...paths].reduce((sum, path) => sum + travelSize(root, path), 0),
    untilQuiet: async () => {
      while (underWay > 0 || Date.now() - last < quiet) await page.waitForTimeout(50);
    },
  };
}

async function firstAnswer(
  root: string,
  browser: Browser,
  { origin }: RunningServer,
  [kind, language, question]: (typeof questions)[number],
): Promise<Figure[]> {
  const { context, page, bytes, untilQuiet } = await openCounted(root, browser, language);
  await page.goto(`${origin}/chatbot?lang=${language}`);
  await whenReady(page);
  const field = page.locator("main form textarea");
  await field.pressSequentially(question, { delay: 20 });
  await untilQuiet();
  const before = bytes();
  const sent = Date.now();
  await field.press("Enter");
  const answer = page.locator("[data-turn=bot]");
  await answer.locator("time").waitFor({ timeout: 60_000 });
  const isWhole = () => document.querySelector("[data-turn=bot] div[aria-hidden=true]") === null;
  await page.waitForFunction(isWhole, undefined, { polling: 50, timeout: 60_000 });
  const seconds = (Date.now() - sent) / 1000;
  const after = bytes();
  await context.close();
  const name = `assistant: first answer, ${kind} in ${language}`;
  return [
    { name: `${name}, after sending`, value: Math.round((after - before) / 1000), unit: "KB", atMost: 150 },
    { name: `${name}, with the page`, value: Math.round(after / 1000), unit: "KB", atMost: 500 },
    { name: `${name}, from sending`, value: seconds, unit: "s", atMost: 3 },
  ];
}

async function firstSearch(root: string, browser: Browser, { origin }: RunningServer): Promise<Figure[]> {
  const { context, page, bytes, untilQuiet } = await openCounted(root, browser, "en");
  await page.goto(`${origin}/faq?lang=en`);
  await whenReady(page);
  await page.keyboard.press("Control+k");
  const box = page.getByRole("dialog").getByRole("combobox");
  await box.waitFor();
  await untilQuiet();
  const before = bytes();
  const typed = Date.now();
  await box.press("k");
  await page.getByRole("option").first().waitFor();
  const first = (Date.now() - typed) / 1000;
  await box.pressSequentially("ahf", { delay: 100 });
  await page.getByRole("option", { name: /Al-Kahf/ }).waitFor();
  const fetched = bytes() - before;
  await context.close();
  const name = "search: first results in the header's box";
  return [
    { name: `${name}, from the first letter`, value: first, unit: "s", atMost: 1 },
    { name: `${name}, fetched for them`, value: Math.round(fetched / 1000), unit: "KB", atMost: 200 },
  ];
}

/** What a phone fetches for its first answer of each kind and its first search, and how long both take. */
export async function benchFirstAnswer(
  root: string,
  browser: Browser,
  served: RunningServer,
): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const one of questions) figures.push(...(await firstAnswer(root, browser, served, one)));
  return [...figures, ...(await firstSearch(root, browser, served))];
}
