import type { Page } from "@playwright/test";
import { type Language, languages } from "#domain/language.ts";
import { faintEdges } from "#tests/accessibility/faint-edges.ts";
import { inBothThemes } from "#tests/accessibility/in-both-themes.ts";
import { isolateDialog } from "#tests/accessibility/isolate-dialog.ts";
import { loadLazyParts } from "#tests/accessibility/load-lazy-parts.ts";
import { movingMeanwhile } from "#tests/accessibility/moving-parts.ts";
import { type OpenedPart, openedParts, openPart } from "#tests/accessibility/opened-parts.ts";
import { pageFaults } from "#tests/accessibility/page-faults.ts";
import { axeFaults, expect, restartVisit, setLanguage, test, whenReady } from "#tests/support/e2e.ts";

const sizes = { phone: { width: 360, height: 780 }, desktop: { width: 1280, height: 860 } } as const;
const themes = ["dark", "light"] as const;
const devices = ["phone", "desktop"] as const;

test.describe("without a page", () => {
  // The browser reports the status of the address that leads nowhere.
  test.use({ allowedErrors: /status of 404/ });

  for (const [place, address] of ["/no-such-page", "/offline-shell"].entries())
    for (const language of ["en", "ar"] as const)
      test(`${address} in ${language}: accessible in both themes`, async ({ page }) => {
        await setLanguage(page, language);
        await page.setViewportSize(sizes[devices[place] ?? "phone"]);
        await page.goto(address);
        await whenReady(page);
        await loadLazyParts(page);
        await page.emulateMedia({ reducedMotion: "reduce" });
        expect(await inBothThemes(page, axeFaults, faintEdges)).toEqual([]);
        expect(await pageFaults(page)).toEqual([]);
      });
});

/** Each part in one language and theme, so that within twelve every language has both themes. */
const opened = openedParts.map((part, place) => ({
  part,
  language: languages[place % 6] ?? "en",
  theme: themes[(place >> 1) % 2] ?? "dark",
}));

async function checkPart(page: Page, part: OpenedPart, language: Language): Promise<void> {
  await page.setViewportSize(sizes.phone);
  // Set before the page loads, so that no animation has started.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(part.address);
  await whenReady(page);
  // A part of the page itself is checked with the whole page, whose text must not change by hydration meanwhile.
  if (part.isInPage) await loadLazyParts(page);
  const moving = await movingMeanwhile(page, () => openPart(page, part, language));
  expect(moving, part.name).toEqual([]);
  if (!part.isInPage) await isolateDialog(page);
  expect(await inBothThemes(page, axeFaults, faintEdges), part.name).toEqual([]);
  if (!part.hasOwnTest) expect(await pageFaults(page), part.name).toEqual([]);
}

for (const language of languages)
  for (const theme of themes)
    test(`what opens, in ${language}, ${theme}: accessible`, async ({ page }) => {
      test.slow();
      await setLanguage(page, language);
      await page.addInitScript((chosen) => localStorage.setItem("theme", chosen), theme);
      const own = opened.filter((each) => each.language === language && each.theme === theme);
      for (const [at, { part }] of own.entries())
        await test.step(part.name, async () => {
          if (at > 0) await restartVisit(page, language);
          await checkPart(page, part, language);
        });
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
