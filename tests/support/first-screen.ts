import type { Page } from "@playwright/test";
import { expect, whenReady } from "./e2e.ts";

/** The phones that first screens are measured on: width and height in CSS pixels. */
export const phones = [
  [360, 780],
  [390, 844],
] as const;

/** The lists whose first card stands in the first screen: the attribute of a card, by address. */
const lists: Readonly<Record<string, string>> = { "/hadith": "data-hadith", "/duas-collection": "data-dua" };

/** A list begins high on a phone. */
export async function expectEarlyList(page: Page, address: string): Promise<void> {
  const card = lists[address];
  if (!card) return;
  expect((await page.locator(`[${card}]`).first().boundingBox())?.y, address).toBeLessThanOrEqual(380);
}

/** The height that no page on a phone goes beyond. */
export const tallest = 8000;

/** Opens an address and waits until it answers and its fonts are drawn. */
export async function openSettled(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await whenReady(page);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

/** Gives the open page the size of another phone, and waits until it is laid out anew. */
export async function turnInto(page: Page, [width, height]: (typeof phones)[number]): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(resolve));
        setTimeout(resolve, 250);
      }),
  );
}

/** Scrolls through the page until all parts that are loaded or laid out late are there, and back to its top. */
export async function layOutAll(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // Headless Chromium may render no frame for a long time: then a timeout goes on.
    const frame = () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => setTimeout(resolve, 15));
        setTimeout(resolve, 250);
      });
    const root = document.documentElement;
    for (let before = 0; before !== root.scrollHeight; ) {
      before = root.scrollHeight;
      for (let down = 0; down < root.scrollHeight; down += innerHeight / 2) {
        scrollTo({ top: down, behavior: "instant" });
        await frame();
      }
    }
    await document.fonts.ready;
    scrollTo({ top: 0, behavior: "instant" });
    await frame();
  });
}

/** The top edge of the bar at the bottom of the screen. */
export function barTop(page: Page): Promise<number> {
  return page.evaluate(
    () => document.querySelector("nav:has(> ul .bar-link)")?.getBoundingClientRect().top ?? 0,
  );
}

/** The lowest edge of all elements that a selector finds and that are shown; 0 where there is none. */
export function lowestEdge(page: Page, selector: string): Promise<number> {
  return page
    .locator(selector)
    .evaluateAll((all) =>
      Math.max(
        0,
        ...all.filter((each) => each.checkVisibility()).map((each) => each.getBoundingClientRect().bottom),
      ),
    );
}

/**
 * Goes through the open set of athkar by a key, from its first id to its last, and says of each dhikr where its text stands, in pixels from the top of
 * the screen, and how large its letters are.
 */
export function measureAthkar(page: Page, ids: readonly string[], key: "ArrowRight" | "ArrowLeft") {
  return page.evaluate(
    async ({ wanted, next }) => {
      const measure = () => {
        const words = document.querySelector("[data-dhikr] [lang=ar]");
        const scroller = document.querySelector("[data-words]");
        const box = scroller?.getBoundingClientRect();
        const counter = document.querySelector("section [data-tap]")?.getBoundingClientRect();
        if (!words || !scroller || !box || !counter) throw new Error("no dhikr is shown");
        const walker = document.createTreeWalker(words, NodeFilter.SHOW_TEXT);
        const range = document.createRange();
        const tops = new Set<number>();
        let passed = 0;
        let first = Number.NaN;
        let last = Number.NaN;
        for (let node = walker.nextNode(); node; node = walker.nextNode()) {
          const length = node.textContent?.length ?? 0;
          if (length === 0) continue;
          range.selectNodeContents(node);
          const lines = [...range.getClientRects()];
          for (const { top } of lines) tops.add(Math.round(top / 20));
          if (passed === 0) first = lines[0]?.top ?? first;
          // The first 200 characters, vowel marks included.
          if (passed < 200) {
            range.setEnd(node, Math.min(length, 200 - passed));
            last = Math.max(...[...range.getClientRects()].map(({ bottom }) => bottom));
          }
          passed += length;
        }
        return {
          first,
          last,
          lines: tops.size,
          size: Math.round(Number.parseFloat(getComputedStyle(words).fontSize)),
          box: box.top,
          boxEnd: box.bottom,
          counter: counter.top,
          /** Whether all of a text that is longer than its box can be scrolled to. */
          reaches:
            scroller.scrollHeight <= scroller.clientHeight + 1 ||
            getComputedStyle(scroller).overflowY === "auto",
        };
      };
      const seen: (ReturnType<typeof measure> & { readonly id: string })[] = [];
      for (const [place, id] of wanted.entries()) {
        if (place > 0)
          document.body.dispatchEvent(new KeyboardEvent("keydown", { key: next, bubbles: true }));
        const isShown = () => document.querySelector(`[data-dhikr="${id}"]`)?.checkVisibility();
        for (const until = performance.now() + 15_000; !isShown(); ) {
          if (performance.now() > until) throw new Error(`${id} is not shown`);
          await new Promise((resolve) => setTimeout(resolve, 5));
        }
        await document.fonts.ready;
        seen.push({ id, ...measure() });
      }
      return seen;
    },
    { wanted: ids, next: key },
  );
}
