import type { Browser, Page } from "@playwright/test";
import { type Figure, median, quantile } from "#tests/support/figure.ts";
import type { RunningServer } from "./built-server.ts";
import { servePlainList } from "./plain-page.ts";

const throttle = 4;
const rounds = 5;

/** Init script: records when the first verse of a surah of that length is painted. */
function watchFirstVerse(): void {
  const state = window as unknown as { from: number; firstVerse: Promise<number>; watch: () => void };
  state.watch = () => {
    const { promise, resolve } = Promise.withResolvers<number>();
    state.firstVerse = promise;
    const look = () => {
      const verse = document.querySelector("[data-ayah='1'] [data-arabic]");
      const isSecondSurah = /^الٓمٓ$/.test((verse?.textContent ?? "").normalize("NFC").trim());
      if (isSecondSurah) requestAnimationFrame(() => resolve(performance.now() - state.from));
      else requestAnimationFrame(look);
    };
    look();
  };
  state.from = 0;
  state.watch();
}

async function slowPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    serviceWorkers: "block",
  });
  const page = await context.newPage();
  await page.addInitScript(watchFirstVerse);
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: throttle });
  return page;
}

const firstVerse = (page: Page) =>
  page.evaluate(() => (window as unknown as { firstVerse: Promise<number> }).firstVerse);

async function coldLoad(browser: Browser, address: string): Promise<number> {
  const page = await slowPage(browser);
  await page.goto(address, { waitUntil: "commit" });
  const time = await firstVerse(page);
  await page.context().close();
  return time;
}

async function changeOfSurah(
  browser: Browser,
  address: string,
  change: (page: Page) => Promise<void>,
): Promise<number> {
  const page = await slowPage(browser);
  await page.goto(address, { waitUntil: "networkidle" });
  // A page is used only after it has hydrated; the plain list does not report that and has by then.
  await page.waitForFunction(() =>
    document.getElementById("root") ? document.documentElement.dataset.ready : true,
  );
  await page.evaluate(() => {
    const state = window as unknown as { from: number; watch: () => void };
    state.from = performance.now();
    state.watch();
  });
  await change(page);
  const time = await firstVerse(page);
  await page.context().close();
  return time;
}

/** The 95th percentile of frame times while scrolling from the first verse to the last, in milliseconds. */
async function scrollFrames(browser: Browser, address: string): Promise<number> {
  const page = await slowPage(browser);
  await page.goto(address, { waitUntil: "networkidle" });
  await page.waitForFunction(() => document.querySelectorAll("[data-ayah]").length === 286);
  const frames = await page.evaluate(
    () =>
      new Promise<number[]>((done) => {
        const times: number[] = [];
        let last = performance.now();
        const next = () => {
          const now = performance.now();
          times.push(now - last);
          last = now;
          scrollBy(0, 400);
          const isAtEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - 2;
          if (isAtEnd) done(times);
          else requestAnimationFrame(next);
        };
        scrollTo(0, 0);
        requestAnimationFrame(next);
      }),
  );
  await page.context().close();
  return quantile(frames, 0.95);
}

async function medianOf(measure: () => Promise<number>): Promise<number> {
  const values: number[] = [];
  for (let round = 0; round < rounds; round++) values.push(await measure());
  return median(values);
}

/** The medians of two measurements that alternate, so that other load on the machine affects both. */
async function mediansInTurn(one: () => Promise<number>, other: () => Promise<number>) {
  const pairs: [number, number][] = [];
  // The first run of each opens files and warms up the server, for both alike.
  await one();
  await other();
  for (let round = 0; round < rounds; round++) pairs.push([await one(), await other()]);
  return [median(pairs.map(([time]) => time)), median(pairs.map(([, time]) => time))] as const;
}

/** Al-Baqarah with its translation on a slow phone, beside a plain list of the same verses in the same run. */
export async function benchReadingSpeed(
  root: string,
  browser: Browser,
  { origin }: RunningServer,
): Promise<Figure[]> {
  const plain = await servePlainList(root);
  const ours = `${origin}/digital-quran?surah=2`;
  const theirs = `${plain.origin}/?surah=2`;
  const [cold, plainCold] = await mediansInTurn(
    () => coldLoad(browser, ours),
    () => coldLoad(browser, theirs),
  );
  const change = await medianOf(() =>
    changeOfSurah(browser, `${origin}/digital-quran`, (page) =>
      page.evaluate(() => history.pushState(null, "", "/digital-quran?surah=2")),
    ),
  );
  const plainChange = await medianOf(() =>
    changeOfSurah(browser, `${plain.origin}/?surah=1`, (page) =>
      page.evaluate(() => {
        dispatchEvent(new CustomEvent("open-surah", { detail: 2 }));
      }),
    ),
  );
  const frames = await medianOf(() => scrollFrames(browser, ours));
  const plainFrames = await medianOf(() => scrollFrames(browser, theirs));
  plain.stop();
  const beside = (value: number) => ({ name: "plain list, ms", value: Math.round(value) });
  return [
    {
      name: `first verse of Al-Baqarah, cold (${Math.round(cold)} ms)`,
      value: cold / plainCold,
      unit: "of a plain list",
      atMost: 1 / 3,
      beside: beside(plainCold),
    },
    {
      name: `first verse of Al-Baqarah, change of surah (${Math.round(change)} ms)`,
      value: change / plainChange,
      unit: "of a plain list",
      atMost: 1 / 3,
      beside: beside(plainChange),
    },
    {
      name: `scrolling Al-Baqarah, 95th percentile frame (${Math.round(frames)} ms)`,
      value: frames / plainFrames,
      unit: "of a plain list",
      atMost: 1.5,
      beside: beside(plainFrames),
    },
  ];
}
