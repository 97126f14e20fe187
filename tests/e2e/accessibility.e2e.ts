import { routeTable } from "#app/pages/route-table.ts";
import { languages } from "#domain/language.ts";
import { englishWords } from "#tests/accessibility/english-words.ts";
import { faintEdges } from "#tests/accessibility/faint-edges.ts";
import { foreignRuns } from "#tests/accessibility/foreign-runs.ts";
import { inBothThemes } from "#tests/accessibility/in-both-themes.ts";
import { loadLazyParts } from "#tests/accessibility/load-lazy-parts.ts";
import { movingMeanwhile } from "#tests/accessibility/moving-parts.ts";
import { openedParts, openPart } from "#tests/accessibility/opened-parts.ts";
import { pageFaults } from "#tests/accessibility/page-faults.ts";
import { smallTargets } from "#tests/accessibility/small-targets.ts";
import { axeFaults, expect, setLanguage, test, whenReady } from "#tests/support/e2e.ts";

const sizes = { phone: { width: 360, height: 780 }, desktop: { width: 1280, height: 860 } } as const;
const themes = ["dark", "light"] as const;
const devices = ["phone", "desktop"] as const;

/**
 * The crawl runs axe and the other checks on every address in English and Arabic, `npm run bench -- access` the whole
 * matrix.
 */
const others = languages.filter((language) => language !== "en" && language !== "ar");

for (const [place, { address }] of routeTable.entries()) {
  // Every language is combined with every theme and device within sixteen addresses.
  const language = others[place % 4] ?? "fr";
  const theme = themes[(place >> 2) % 2] ?? "dark";
  const device = devices[(place >> 3) % 2] ?? "phone";

  test(`${address} in ${language}, ${theme}, on a ${device}: no faint edge, small target or word of another language`, async ({
    page,
  }) => {
    await setLanguage(page, language);
    await page.addInitScript((name) => localStorage.setItem("theme", name), theme);
    await page.setViewportSize(sizes[device]);
    await page.goto(address);
    await whenReady(page);
    await loadLazyParts(page);
    expect([...(await foreignRuns(page)), ...(await englishWords(page))]).toEqual([]);
    await page.emulateMedia({ reducedMotion: "reduce" });
    expect(await inBothThemes(page, faintEdges)).toEqual([]);
    await page.setViewportSize(sizes[device === "phone" ? "desktop" : "phone"]);
    expect(await inBothThemes(page, faintEdges)).toEqual([]);
    await page.setViewportSize(sizes.phone);
    expect(await smallTargets(page)).toEqual([]);
  });
}

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

for (const [place, part] of openedParts.entries()) {
  const language = languages[place % 6] ?? "en";
  const theme = themes[(place >> 1) % 2] ?? "dark";

  test(`${part.name} in ${language}, ${theme}: accessible`, async ({ page }) => {
    await setLanguage(page, language);
    await page.addInitScript((chosen) => localStorage.setItem("theme", chosen), theme);
    await page.setViewportSize(sizes.phone);
    // Set before the page loads, so that no animation has started.
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto(part.address);
    await whenReady(page);
    // A part of the page itself is checked with the whole page, whose text must not change by hydration meanwhile.
    if (part.isInPage) await loadLazyParts(page);
    const moving = await movingMeanwhile(page, () => openPart(page, part, language));
    expect(moving).toEqual([]);
    expect(await inBothThemes(page, axeFaults, faintEdges)).toEqual([]);
    if (!part.hasOwnTest) expect(await pageFaults(page)).toEqual([]);
  });
}

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
