import type { Page } from "@playwright/test";
import { lastReadKey } from "#app/storage/reader-address.ts";
import { readPage } from "#content/quran/mushaf-page.ts";
import { verseOfLines } from "#content/quran/page-lines.ts";
import { axeFaults, expect, test, whenReady } from "#tests/support/e2e.ts";
import { touchingInk } from "#tests/support/mushaf-ink.ts";
import { drawnPages } from "#tests/support/mushaf-lines.ts";
import { readBuilt } from "#tests/support/read-built.ts";

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await whenReady(page);
}

const leaf = (page: Page, number: number) => page.locator(`[data-page="${number}"]`);

/** Moves a finger across the page, as the browser reports it. */
async function swipe(page: Page, from: number, to: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", x?: number) =>
    session.send("Input.dispatchTouchEvent", { type, touchPoints: x === undefined ? [] : [{ x, y: 400 }] });
  await touch("touchStart", from);
  for (const share of [0.25, 0.5, 0.75, 1]) await touch("touchMove", from + (to - from) * share);
  await touch("touchEnd");
}

test("two pages lie open on a wide screen, a key turns them, and a reload keeps the place", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 860 });
  await open(page, "/digital-quran?surah=2&verse=6");
  await page.getByRole("button", { name: "Page", exact: true }).click();
  await expect(leaf(page, 4)).toBeVisible();
  // Both pages and what leads to another one stand on the screen whole, in letters as large as its height allows.
  await expect(leaf(page, 3)).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole("spinbutton", { name: "Page number, 1 to 604" })).toBeInViewport({ ratio: 1 });
  const size = await page
    .locator(".leaf-lines")
    .first()
    .evaluate((one) => getComputedStyle(one).fontSize);
  expect(Number.parseFloat(size)).toBeGreaterThan(23);
  await expect(page).toHaveURL(/surah=2&verse=6&view=page/);
  const [right, left] = [await leaf(page, 3).boundingBox(), await leaf(page, 4).boundingBox()];
  expect(right?.x).toBeGreaterThan((left?.x ?? 0) + (left?.width ?? 0) - 1);
  await expect(page.getByRole("status").filter({ hasText: "Pages 3 and 4 of 604" })).toBeVisible();
  await page.keyboard.press("ArrowLeft");
  await expect(leaf(page, 5)).toBeVisible();
  await expect(leaf(page, 6)).toBeVisible();
  await expect(page).toHaveURL(/surah=2&verse=25&view=page/);
  await page.reload();
  await whenReady(page);
  await expect(leaf(page, 6)).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await expect(leaf(page, 3)).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);
});

test("a click on a verse opens what the list opens, and back to the verses the place stays", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await open(page, "/digital-quran?surah=2&verse=6&view=page");
  const verse = leaf(page, 3).getByRole("group", { name: "Verse 10", exact: true });
  await verse.click();
  const sheet = page.getByRole("dialog", { name: /2:10$/ });
  await expect(sheet.getByRole("button", { name: "Copy", exact: true })).toBeVisible();
  await expect(verse).toHaveAttribute("aria-current", "true");
  await sheet.getByRole("button", { name: "Close" }).click();
  await page.getByRole("button", { name: "Verses", exact: true }).click();
  await expect(page.locator("#verse-10")).toBeVisible();
  await expect(page).toHaveURL(/surah=2&verse=10$/);
});

test("the text of a page comes with its address, before any code runs", async ({ request }) => {
  for (const reader of ["digital-quran", "complete-quran"]) {
    const html = await (await request.get(`/${reader}?surah=2&verse=255&view=page`)).text();
    expect(html).toContain('data-verse="2:253"');
    expect(html).not.toContain('id="verse-255"');
  }
});

test("the browser finds words across the ends of lines, and copies verses as they are written", async ({
  page,
}) => {
  for (const [number, place] of [
    [1, "surah=1&verse=1"],
    [2, "surah=2&verse=1"],
    [3, "surah=2&verse=6"],
    [604, "surah=112&verse=1"],
  ] as const) {
    const { blocks } = await readPage(readBuilt, number);
    const all = blocks.flatMap((block) => ("verses" in block ? [block] : []));
    // The last word of each line with the first of the next one, where no number stands between them.
    const pairs = all.flatMap(({ verses }) =>
      verses.flatMap((lines) =>
        [...lines.matchAll(/(\S+)\n(\S+)/g)].map(([, last, first]) => `${last} ${first}`),
      ),
    );
    // Across pause marks and the numbers of verses too.
    for (const { verses } of all) pairs.push(verses.map(verseOfLines).join(" "));
    await open(page, `/digital-quran?${place}&view=page`);
    await expect(leaf(page, number)).toBeVisible();
    const { missed, copied } = await page.evaluate(
      ([texts, shown]) => {
        const selection = getSelection();
        const find = (text: string) => (window as unknown as { find(text: string): boolean }).find(text);
        const without = texts.filter((text) => {
          selection?.removeAllRanges();
          return !find(text);
        });
        const verses = [...document.querySelectorAll(`[data-page="${shown}"] [data-verse]`)];
        const selected = verses.map((verse) => {
          selection?.selectAllChildren(verse);
          return String(selection).trim();
        });
        return { missed: without, copied: selected };
      },
      [pairs, number] as const,
    );
    expect(missed, `page ${number}`).toEqual([]);
    expect(copied).toEqual(all.flatMap(({ verses }) => verses.map(verseOfLines)));
  }
});

test("a bookmarked verse has its ribbon, and the text is hidden to be recited", async ({ page }) => {
  await open(page, "/complete-quran?surah=112&verse=1&view=page");
  await expect(page.locator("[data-ribbon]")).toHaveCount(0);
  await page.keyboard.press("b");
  await expect(leaf(page, 604).locator("[data-ribbon]")).toBeVisible();
  await page.getByRole("button", { name: "Hide the text to recite it" }).click();
  const words = page.locator('[data-verse="112:2"] [data-arabic]');
  await expect(words).toHaveCSS("opacity", "0");
  await page.locator('[data-verse="112:2"]').click();
  await expect(words).toHaveCSS("opacity", "1");
  await expect(page.locator('[data-verse="112:3"] [data-arabic]')).toHaveCSS("opacity", "0");
  await page.getByRole("button", { name: "Show the text" }).click();
  await expect(page.locator('[data-verse="112:3"] [data-arabic]')).toHaveCSS("opacity", "1");
});

test.describe("a page that does not come", () => {
  test.use({ serviceWorkers: "block", allowedErrors: /Failed to load resource|net::ERR/ });

  test("says so, and comes when it is tried again", async ({ page }) => {
    await open(page, "/digital-quran?surah=2&verse=6&view=page");
    await page.route("**/texts/quran/pages-*/**", (route) => route.abort());
    await page.getByRole("spinbutton", { name: "Page number, 1 to 604" }).fill("300");
    await page.getByRole("button", { name: "Go", exact: true }).click();
    const alert = page.getByRole("alert").filter({ hasText: "This page did not load" });
    // Where the page would be; the place is still the one before, which was seen.
    await expect(alert).toBeInViewport({ ratio: 1 });
    await expect(leaf(page, 3)).toBeHidden();
    const place = () => page.evaluate((key) => localStorage.getItem(key), lastReadKey);
    expect(await place()).toBe("2:6");
    await page.getByRole("button", { name: "Whole screen", exact: true }).click();
    await expect(alert).toBeInViewport({ ratio: 1 });
    await page.unroute("**/texts/quran/pages-*/**");
    await alert.getByRole("button", { name: "Try again" }).click();
    await expect(leaf(page, 300)).toBeVisible();
    await expect(alert).toBeHidden();
    await expect.poll(place).toBe("18:54");
  });
});

test.describe("on a phone", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 780 } });

  test("where pages are the choice, an address of a verse opens at the top of its page", async ({ page }) => {
    await open(page, "/digital-quran?surah=2&verse=6&view=page");
    await expect(leaf(page, 3)).toBeVisible();
    await open(page, "/digital-quran?surah=36&verse=13");
    await expect(leaf(page, 441)).toBeInViewport({ ratio: 0.5 });
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  test("a swipe turns the page in reading direction, and a tap gives it the whole screen", async ({
    page,
  }) => {
    await open(page, "/digital-quran?surah=2&verse=6&view=page");
    await expect(leaf(page, 3)).toBeVisible();
    await page.touchscreen.tap(180, 400);
    await expect(page.locator("[data-reader-bar]")).toBeHidden();
    await expect(leaf(page, 3)).toBeInViewport({ ratio: 0.99 });
    await swipe(page, 100, 280);
    await expect(leaf(page, 4)).toBeVisible();
    await swipe(page, 280, 100);
    await expect(leaf(page, 3)).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.locator("[data-reader-bar]")).toBeVisible();
  });

  test("a page begins high on the screen, and lying on its side has letters of 24 pixels that all can be reached", async ({
    page,
  }) => {
    for (const [reader, top, side] of [
      ["digital-quran", 130, 160],
      ["complete-quran", 245, 340],
    ] as const) {
      await page.setViewportSize({ width: 360, height: 780 });
      await open(page, `/${reader}?surah=2&verse=6&view=page`);
      const lines = leaf(page, 3).locator(".leaf-lines");
      await expect(lines).toBeVisible();
      await expect(page.getByRole("button", { name: "Whole screen", exact: true })).toBeInViewport();
      expect((await lines.boundingBox())?.y, reader).toBeLessThanOrEqual(top);
      await page.setViewportSize({ width: 780, height: 360 });
      await expect(lines).toHaveCSS("font-size", "24px");
      expect((await lines.boundingBox())?.y, reader).toBeLessThanOrEqual(side);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width, reader).toBeLessThanOrEqual(780);
      // Whole, it is scrolled within the screen to its last line.
      await page.getByRole("button", { name: "Whole screen", exact: true }).click();
      const last = leaf(page, 3).locator("[data-verse]").last();
      await last.evaluate((verse) => verse.scrollIntoView({ block: "end", behavior: "instant" }));
      await expect(last).toBeInViewport({ ratio: 1 });
      await page.keyboard.press("Escape");
      await expect(page.getByRole("button", { name: "Whole screen", exact: true })).toBeVisible();
    }
  });

  test("the lines of pages are as printed, each fits its measure, and none touches another", async ({
    page,
    context,
  }) => {
    const decoder = await context.newPage();
    const wrong: string[] = [];
    await open(page, "/digital-quran?surah=1&verse=1&view=page");
    for (const number of [1, 2, 3, 50, 187, 255, 440, 451, 570, 597, 602, 603, 604]) {
      const { blocks } = await readPage(readBuilt, number);
      await page.getByRole("spinbutton", { name: "Page number, 1 to 604" }).fill(String(number));
      await page.getByRole("button", { name: "Go", exact: true }).click();
      await expect(leaf(page, number)).toBeVisible();
      await expect(page.locator("[data-page]")).toHaveCount(1);
      const [drawn] = await drawnPages(page);
      const texts = blocks.flatMap((one) => ("verses" in one ? [one.verses.join("")] : []));
      const expected = texts.join("\n").split("\n").length;
      const isRight =
        drawn?.page === number &&
        drawn.textLines <= expected &&
        drawn.lines === (number <= 2 ? 10 : 15) &&
        drawn.over <= 0.5 &&
        drawn.spare >= -0.01 &&
        drawn.cut <= 0 &&
        [...(await touchingInk(page, decoder)).values()].join() === "0";
      if (!isRight) wrong.push(JSON.stringify({ number, expected, drawn }));
    }
    expect(wrong).toEqual([]);
  });
});
