import type { Browser, Page } from "@playwright/test";
import { pageCount } from "#content/quran/index.ts";
import { readPage } from "#content/quran/mushaf-page.ts";
import { type Figure, quantile } from "#tests/support/figure.ts";
import { touchingInk } from "#tests/support/mushaf-ink.ts";
import { type DrawnPage, drawnPages } from "#tests/support/mushaf-lines.ts";
import { readBuilt } from "#tests/support/read-built.ts";
import type { RunningServer } from "./built-server.ts";

const sizes = [
  { width: 360, height: 780 },
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1280, height: 900 },
] as const;

const throttle = 4;

/** In em the lines of a page are the same at every width, alone or beside another page. */
const inkWidths: readonly number[] = [360, 1280];

/** Every line of all 604 pages at four widths, their ink at two, and how long a page takes to turn on a slow phone. */
export async function benchMushaf(browser: Browser, { origin }: RunningServer): Promise<Figure[]> {
  const figures: Figure[] = [];
  const decoder = await browser.newPage();
  for (const size of sizes) {
    const page = await openAtStart(browser, origin, size, 2);
    const drawn: DrawnPage[] = [];
    const touching = new Map<number, number>();
    for (let first = 1; first <= pageCount; first = (drawn.at(-1)?.page ?? first) + 1) {
      // The page beside comes after the code of the reader.
      const last = size.width >= 1100 ? first + 1 : first;
      for (const number of [first, last]) await page.locator(`[data-page="${number}"]`).waitFor();
      drawn.push(...(await drawnPages(page)));
      if (inkWidths.includes(size.width))
        for (const [number, places] of await touchingInk(page, decoder)) touching.set(number, places);
      await page.keyboard.press("ArrowLeft");
    }
    await page.close();
    figures.push(...(await lineFigures(size.width, drawn)));
    if (inkWidths.includes(size.width))
      figures.push({
        name: `mushaf at ${size.width} px: pages on which ink of a line touches another or the frame`,
        value: [...touching.values()].filter((places) => places > 0).length,
        unit: `of ${touching.size} pages`,
        atMost: 0,
      });
  }
  await decoder.close();
  return [...figures, await turnFigure(browser, origin)];
}

async function openAtStart(
  browser: Browser,
  origin: string,
  viewport: { readonly width: number; readonly height: number },
  deviceScaleFactor = 1,
): Promise<Page> {
  const page = await browser.newPage({ viewport, deviceScaleFactor });
  // A first visit is asked for its language in a sheet, which takes the keys.
  await page.addInitScript(() => localStorage.setItem("firstRun", "done"));
  await page.goto(`${origin}/digital-quran?surah=1&verse=1&view=page`);
  await page.waitForFunction(() => document.documentElement.dataset.ready === "true");
  return page;
}

async function lineFigures(width: number, drawn: readonly DrawnPage[]): Promise<Figure[]> {
  const wrong = await Promise.all(
    drawn.map(async ({ page, textLines }) => {
      const { blocks } = await readPage(readBuilt, page);
      const texts = blocks.flatMap((block) => ("verses" in block ? [block.verses.join("")] : []));
      // A line with nothing but the number of a verse has no words.
      const expected = texts.join("\n").split("\n");
      return textLines > expected.length || textLines < expected.filter(Boolean).length;
    }),
  );
  const most = (of: (page: DrawnPage) => number) => Math.max(...drawn.map(of));
  const name = `mushaf at ${width} px:`;
  return [
    { name: `${name} pages`, value: drawn.length, unit: "pages", atLeast: pageCount, atMost: pageCount },
    { name: `${name} pages with other lines`, value: wrong.filter(Boolean).length, unit: "pages", atMost: 0 },
    { name: `${name} lines past their measure`, value: most(({ over }) => over), unit: "px", atMost: 0.5 },
    { name: `${name} marks that are cut`, value: most(({ cut }) => Math.max(0, cut)), unit: "px", atMost: 0 },
    {
      name: `${name} narrowest space beside the font's`,
      value: Math.min(...drawn.map(({ spare }) => spare)),
      unit: "em",
      atLeast: -0.01,
    },
    // The size is that of the widest line: on no opening is all of a page drawn out.
    {
      name: `${name} widest lines drawn out`,
      value: quantile(openings(drawn), 1),
      unit: "em a space",
      atMost: 0.03,
    },
  ];
}

/** The narrowest space of each opening: of one page, or of two that lie side by side. */
function openings(drawn: readonly DrawnPage[]): readonly number[] {
  return drawn.map(({ spare, page, size }) => {
    const beside = drawn.find((other) => other.page === (page % 2 === 1 ? page + 1 : page - 1));
    return beside && beside.size === size ? Math.min(spare, beside.spare) : spare;
  });
}

/** From the key to the next page on the screen, at four times throttle. */
async function turnFigure(browser: Browser, origin: string): Promise<Figure> {
  const page = await openAtStart(browser, origin, sizes[0]);
  const session = await page.context().newCDPSession(page);
  // The code of the keys comes with the first of them.
  await page.keyboard.press("ArrowLeft");
  await page.waitForTimeout(3000);
  await session.send("Emulation.setCPUThrottlingRate", { rate: throttle });
  const times: number[] = [];
  for (let turn = 0; turn < 40; turn += 1) {
    times.push(
      await page.evaluate(
        () =>
          new Promise<number>((done) => {
            const shown = () => document.querySelector<HTMLElement>("[data-page]")?.dataset.page;
            const before = shown();
            const start = performance.now();
            const changes = new MutationObserver(() => {
              if (shown() === before) return;
              changes.disconnect();
              requestAnimationFrame(() => setTimeout(() => done(performance.now() - start)));
            });
            changes.observe(document.body, { childList: true, subtree: true, attributes: true });
            dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowLeft" }));
          }),
      ),
    );
    // As long as a reader takes at least: the pages beside come meanwhile.
    await page.waitForTimeout(500);
  }
  await page.close();
  return { name: "mushaf: turning a page, p95", value: quantile(times, 0.95), unit: "ms", atMost: 100 };
}
