import type { Page } from "@playwright/test";
import { languages } from "#domain/language.ts";
import { faintEdges } from "#tests/accessibility/faint-edges.ts";
import { inBothThemes } from "#tests/accessibility/in-both-themes.ts";
import { isolateDialog } from "#tests/accessibility/isolate-dialog.ts";
import { loadLazyParts } from "#tests/accessibility/load-lazy-parts.ts";
import { movingMeanwhile } from "#tests/accessibility/moving-parts.ts";
import { type OpenedPart, openedParts, openPart } from "#tests/accessibility/opened-parts.ts";
import { layoutsByTurns, pageFaults } from "#tests/accessibility/page-faults.ts";
import { byTurns, isExhaustive } from "#tests/support/by-turns.ts";
import {
  axeFaults,
  expect,
  restartVisit,
  setLanguage,
  test,
  whenReady,
  whenSheetsLeft,
} from "#tests/support/e2e.ts";

const sizes = { phone: { width: 360, height: 780 }, desktop: { width: 1280, height: 860 } } as const;
const themes = ["dark", "light"] as const;
const devices = ["phone", "desktop"] as const;

test.describe("without a page", () => {
  // The browser reports the status of the address that leads nowhere.
  test.use({ allowedErrors: /status of 404/ });

  for (const [place, address] of ["/no-such-page", "/offline-shell"].entries())
    for (const [turn, language] of (["en", "ar"] as const).entries())
      for (const theme of byTurns(themes, place + turn))
        test(`${address} in ${language}, ${theme}: accessible`, async ({ page }) => {
          await setLanguage(page, language);
          await page.addInitScript((chosen) => localStorage.setItem("theme", chosen), theme);
          await page.setViewportSize(sizes[devices[place] ?? "phone"]);
          await page.goto(address);
          await whenReady(page);
          await loadLazyParts(page);
          await page.emulateMedia({ reducedMotion: "reduce" });
          expect(await inBothThemes(page, faintEdges)).toEqual([]);
          expect(await axeFaults(page)).toEqual([]);
          expect(await pageFaults(page, layoutsByTurns(2 * place + turn))).toEqual([]);
        });
});

/**
 * Names do not depend on the theme, nor colours on the language: each page whose parts are opened is visited in one of
 * these views by turns, so that twelve visits meet every language in both themes.
 */
const views = [0, 1].flatMap((turn) =>
  languages.map((language, place) => ({ language, theme: themes[((place >> 1) + turn) % 2] ?? "dark" })),
);
type View = (typeof views)[number];

type PlacedPart = { readonly part: OpenedPart; readonly place: number };

/** The parts of each visit, opened one after the other; what is in the page itself has a visit of its own. */
const visits: readonly (readonly PlacedPart[])[] = [
  ...Map.groupBy(
    openedParts
      .map((part, place) => ({ part, place }))
      .filter(({ part }) => isExhaustive || !part.hasOwnTest),
    ({ part, place }) => (part.isInPage ? place : part.address),
  ).values(),
];

async function checkPart(page: Page, { part, place }: PlacedPart, { language }: View): Promise<void> {
  await page.setViewportSize(sizes.phone);
  const moving = await movingMeanwhile(page, () => openPart(page, part, language));
  expect(moving, part.name).toEqual([]);
  const putBack = !part.isInPage && (await isolateDialog(page));
  expect(await inBothThemes(page, faintEdges), part.name).toEqual([]);
  expect(await axeFaults(page), part.name).toEqual([]);
  expect(await pageFaults(page, layoutsByTurns(place)), part.name).toEqual([]);
  if (putBack) await putBack();
}

/** Closes the dialogs that are open, without animations, and leaves their entries of the history. */
async function closeParts(page: Page): Promise<void> {
  await page.setViewportSize(sizes.phone);
  await page.emulateMedia({ reducedMotion: "reduce" });
  // The first Escape in a field may only empty it.
  await expect(async () => {
    await page.keyboard.press("Escape");
    await expect(page.locator("dialog[open]")).toHaveCount(0, { timeout: 1000 });
  }).toPass({ timeout: 30_000 });
  await whenSheetsLeft(page);
}

async function visitParts(page: Page, parts: readonly PlacedPart[], view: View): Promise<void> {
  await page.setViewportSize(sizes.phone);
  // Set before the page loads, so that no animation has started.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(parts[0]?.part.address ?? "/");
  await whenReady(page);
  // A part of the page itself is checked with the whole page, whose text must not change by hydration meanwhile.
  if (parts[0]?.part.isInPage) await loadLazyParts(page);
  for (const [at, one] of parts.entries())
    await test.step(one.part.name, async () => {
      if (at > 0) await closeParts(page);
      await checkPart(page, one, view);
    });
}

for (const view of views)
  test(`what opens, in ${view.language}, ${view.theme}: accessible`, async ({ page }) => {
    const own = visits.filter((_, place) => byTurns(views, place).includes(view));
    test.setTimeout(own.flat().length * 180_000);
    await setLanguage(page, view.language);
    await page.addInitScript((chosen) => localStorage.setItem("theme", chosen), view.theme);
    for (const [at, parts] of own.entries()) {
      if (at > 0) await restartVisit(page, view.language);
      await visitParts(page, parts, view);
    }
  });

test("in Arabic the player, the clock and the numbers still run from left to right", async ({ page }) => {
  await setLanguage(page, "ar");
  await page.goto("/quran-streaming?reciter=mp3quran-123&surah=112");
  await whenReady(page);
  const player = page.locator("[data-streaming]");
  const start = async (name: string) =>
    (await player.getByRole("button", { name, exact: true }).boundingBox())?.x ?? Number.NaN;
  const [previous, play, next] = [await start("السابق"), await start("تشغيل"), await start("التالي")];
  expect(previous).toBeLessThan(play);
  expect(play).toBeLessThan(next);
  // Louder is to the right in every language.
  const volume = player.getByRole("slider", { name: "مستوى الصوت" });
  await expect(volume).toHaveCSS("direction", "ltr");
  await volume.press("ArrowRight");
  await expect.poll(async () => Number(await volume.getAttribute("aria-valuenow"))).toBeGreaterThan(70);
  await page.goto("/prayer");
  await whenReady(page);
  // Hours are left of minutes, minutes left of seconds.
  const clock = page.locator("main time").first();
  await expect(clock).toHaveText(/[٠-٩]+:[٠-٩]{2}:[٠-٩]{2}/);
  const places = await clock.evaluate((element) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    const found: number[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      for (const match of (node.textContent ?? "").matchAll(/[٠-٩]+/g)) {
        range.setStart(node, match.index);
        range.setEnd(node, match.index + match[0].length);
        found.push(range.getBoundingClientRect().left);
      }
    return found;
  });
  expect(places).toEqual([...places].sort((a, b) => a - b));
  expect(places.length).toBeGreaterThanOrEqual(3);
});
