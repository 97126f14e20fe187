import type { APIRequestContext, Page } from "@playwright/test";
import { routeTable } from "#app/pages/route-table.ts";
import { languages } from "#domain/language.ts";
import { faintEdges } from "#tests/accessibility/faint-edges.ts";
import { inBothThemes } from "#tests/accessibility/in-both-themes.ts";
import { loadLazyParts } from "#tests/accessibility/load-lazy-parts.ts";
import { layoutsByTurns, pageFaults } from "#tests/accessibility/page-faults.ts";
import { byTurns } from "#tests/support/by-turns.ts";
import { axeFaults, expect, setLanguage, test, whenReady } from "#tests/support/e2e.ts";
import { expectEarlyList, openSettled, tallest } from "#tests/support/first-screen.ts";

const addresses = routeTable.map(({ address }) => address);

const sizes = { phone: { width: 360, height: 780 }, desktop: { width: 1280, height: 860 } } as const;

/** Each address in one of the languages; of two in the same language one is in the light on a desktop. */
const views = routeTable.flatMap(({ address }, place) =>
  byTurns(languages, place).map((language) => ({
    address,
    place,
    language,
    isLight: (place + languages.indexOf(language)) % 4 < 2,
  })),
);

/** Checks an address, which is opened in the language of the context. */
async function checkAddress(
  page: Page,
  request: APIRequestContext,
  { address, place, isLight }: (typeof views)[number],
) {
  await page.setViewportSize(sizes.phone);
  await openSettled(page, address);
  await expectEarlyList(page, address);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow, address).toBeLessThanOrEqual(0);
  const links = await page
    .locator("a[href^='/']")
    .evaluateAll((found) =>
      (found as HTMLAnchorElement[]).map((link) => [link.pathname, link.search] as const),
    );
  const further = links.filter(([path]) => !addresses.some((known) => known === path));
  for (const link of new Set(further.map(([path, search]) => path + search)))
    expect((await request.get(link)).status(), link).toBe(200);
  await loadLazyParts(page);
  expect(await page.evaluate(() => document.documentElement.scrollHeight), address).toBeLessThanOrEqual(
    tallest,
  );
  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const size of byTurns([sizes.phone, sizes.desktop], isLight ? 1 : 0)) {
    await page.setViewportSize(size);
    expect(await inBothThemes(page, faintEdges), address).toEqual([]);
  }
  await page.emulateMedia({ reducedMotion: null });
  await page.setViewportSize(isLight ? sizes.desktop : sizes.phone);
  if (isLight)
    await page.evaluate(() => {
      document.documentElement.dataset.theme = "light";
    });
  expect(await axeFaults(page), address).toEqual([]);
  expect(await pageFaults(page, layoutsByTurns(place)), address).toEqual([]);
}

for (const language of languages)
  test(`addresses in ${language}: accessible, nothing clipped or faint, not endless, no dead link`, async ({
    page,
    request,
  }) => {
    test.slow();
    await setLanguage(page, language);
    for (const view of views.filter((each) => each.language === language))
      await test.step(view.address, () => checkAddress(page, request, view));
  });

test("a violation of the content security policy fails every test", async ({ page, pageErrors }) => {
  await page.goto("/faq");
  await whenReady(page);
  await page.evaluate(() => {
    const script = document.createElement("script");
    script.textContent = "window.slipped = true";
    const style = document.createElement("style");
    style.textContent = "body { color: red }";
    document.head.append(script, style);
  });
  // Each is reported twice: by the page's listener and by the browser.
  await expect.poll(() => pageErrors.length).toBe(4);
  expect(pageErrors.filter((each) => each.startsWith("forbidden by policy:"))).toHaveLength(2);
  expect(await page.evaluate(() => Reflect.get(window, "slipped"))).toBeUndefined();
  pageErrors.length = 0;
});

test("sitemap, robots, manifest and alternates name every address", async ({ page, request }) => {
  const sitemap = await (await request.get("/sitemap.xml")).text();
  for (const address of addresses) expect(sitemap).toContain(`${address}?lang=ar</loc>`);
  expect(await (await request.get("/robots.txt")).text()).toContain("/sitemap.xml");
  const manifest = await (await request.get("/manifest.webmanifest?lang=ar")).json();
  expect(manifest).toMatchObject({ lang: "ar", dir: "rtl" });
  for (const { src } of manifest.icons) expect((await request.get(src)).status()).toBe(200);
  await page.goto("/digital-quran?surah=18");
  expect(await page.locator("link[hreflang]").count()).toBe(7);
  await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", /\/digital-quran\?surah=18$/);
});
