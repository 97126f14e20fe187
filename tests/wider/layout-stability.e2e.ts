import type { Locator, Page } from "@playwright/test";
import { routeTable } from "#app/pages/route-table.ts";
import { byTurns } from "#tests/support/by-turns.ts";
import { expect, setLanguage, test, whenReady } from "#tests/support/e2e.ts";
import { layoutShifts, observeLayoutShifts } from "#tests/support/layout-shifts.ts";

// The service worker has tests of its own; here its caching would only cost time.
test.use({ serviceWorkers: "block", viewport: { width: 412, height: 823 } });

/** Lighthouse rounds less than this to 0. */
const nothing = 0.005;

/** The most that a page may shift when its fonts come after its code. */
const lateFonts = 0.01;

/** Every page of the menu, and the readers at a place. */
const addresses = [
  ...routeTable.map(({ address }) => address),
  "/digital-quran?surah=2",
  "/complete-quran?surah=2",
];

const shifting = ["en", "ar", "ur"] as const;

// Each page of the menu in one of the languages, the readers at a place in all.
for (const language of shifting)
  test(`no page in ${language} shifts when its code and then its fonts load`, async ({ page }) => {
    // Many pages, one after another.
    test.slow();
    await setLanguage(page, language);
    await observeLayoutShifts(page);
    // Signs of the Quran wait two seconds for their font, unseen: a busy machine holds it back for longer.
    const slowMotion = await page.context().newCDPSession(page);
    await slowMotion.send("Animation.enable");
    await slowMotion.send("Animation.setPlaybackRate", { playbackRate: 0.02 });
    // The code is held back until the server's HTML has been painted, the fonts until the code is ready.
    let painted = Promise.withResolvers<void>();
    let ready = Promise.withResolvers<void>();
    await page.route("**/assets/*.js", async (route) => {
      await painted.promise;
      await route.continue();
    });
    await page.route("**/*.woff2", async (route) => {
      await ready.promise;
      await route.continue();
    });
    const moved: Record<string, unknown> = {};
    const own = addresses.filter(
      (address, place) => address.includes("?") || byTurns(shifting, place).includes(language),
    );
    for (const address of own) {
      painted = Promise.withResolvers();
      ready = Promise.withResolvers();
      await page.goto(address, { waitUntil: "commit" });
      await page.waitForFunction(
        () => performance.getEntriesByName("first-contentful-paint").length > 0,
        undefined,
        { polling: 50 },
      );
      painted.resolve();
      await whenReady(page);
      await afterFrames(page);
      const byCode = await layoutShifts(page);
      ready.resolve();
      await waitForFonts(page);
      await afterFrames(page);
      const byFonts = await layoutShifts(page);
      if (byCode.shift > nothing || byFonts.shift - byCode.shift > lateFonts)
        moved[address] = { byCode, byFonts };
    }
    expect(moved).toEqual({});
    if (language !== "ur") return;
    // Nastaliq that came too late for the page is there for the next one.
    const nastaliq = () =>
      page.evaluate(() =>
        [...document.fonts]
          .filter(({ family, status }) => family.includes("Nastaliq Urdu") && status === "loaded")
          .map(({ display }) => display),
      );
    expect(await nastaliq()).not.toContain("swap");
    await page.locator('a[href="/"]').first().dispatchEvent("click");
    await expect.poll(nastaliq).toContain("swap");
  });

/** Long enough for what code or a font that has just come changes to be drawn. */
const afterFrames = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => setTimeout(() => requestAnimationFrame(resolve), 200)));

/** Waits until the fonts are loaded: the fallback fonts have another height. */
const waitForFonts = (page: Page) => page.evaluate(() => document.fonts.ready.then(() => undefined));

/** Pages of long lists, and the attribute that names each of their cards. */
const lists = {
  duas: { address: "/duas-collection", attribute: "data-dua" },
  names: { address: "/names-of-allah", attribute: "data-name" },
} as const;

/** Opens a list of cards on a phone, with helpers to scroll, leave and measure. */
async function openCards(page: Page, list: keyof typeof lists) {
  const { address, attribute } = lists[list];
  await setLanguage(page, "ar");
  await page.goto(address);
  await whenReady(page);
  const cards = page.locator(`[${attribute}]`);
  const waiting = () =>
    cards.evaluateAll(
      (all) =>
        all.filter((card) => !card.querySelector("h2")?.checkVisibility({ contentVisibilityAuto: true }))
          .length,
    );
  const read = () =>
    cards.evaluateAll(
      (all, name) => all.find((card) => card.getBoundingClientRect().bottom > 400)?.getAttribute(name) ?? "",
      attribute,
    );
  const top = async (card: string) =>
    (await page.locator(`[${attribute}="${card}"]`).boundingBox())?.y ?? Number.NaN;
  /** Leaves by a link without the pointer, which would bring the sticky bar into view and scroll the page. */
  const leave = async () => {
    await page.getByRole("banner").getByRole("link", { name: "رواق" }).first().dispatchEvent("click");
    await expect(cards).toHaveCount(0);
  };
  const standsAt = (card: string, place: number) =>
    expect.poll(async () => Math.abs((await top(card)) - place)).toBeLessThanOrEqual(2);
  /** Jumps to the last card and returns the one at the top and its position: some above were never laid out. */
  const jumpDown = async () => {
    await cards.last().evaluate((last) => {
      scrollBy(0, last.getBoundingClientRect().top - 750);
      return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 300)));
    });
    await waitForFonts(page);
    const card = await read();
    return { card, before: await top(card) };
  };
  return { waiting, read, top, leave, standsAt, jumpDown };
}

test("on a phone cards far below are laid out late, and Back returns to the same card", async ({ page }) => {
  const { waiting, read, top, leave, standsAt } = await openCards(page, "duas");
  expect(await waiting()).toBeGreaterThan(3);

  // As by touch: card after card comes near the screen.
  for (let turn = 0; turn < 3; turn++)
    await page.evaluate(() => {
      scrollBy(0, 600);
      return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 50)));
    });
  await waitForFonts(page);
  const dua = await read();
  const before = await top(dua);
  await leave();
  await page.goBack();
  await standsAt(dua, before);
  expect(await waiting()).toBe(0);
});

test("Back returns to the same card, whatever has become taller above it meanwhile", async ({ page }) => {
  const { waiting, leave, standsAt, jumpDown } = await openCards(page, "names");
  const { card, before } = await jumpDown();
  expect(await waiting()).toBeGreaterThan(3);
  const down = () => page.evaluate(() => scrollY);
  const reached = await down();
  await leave();
  await page.goBack();
  await standsAt(card, before);
  expect(Math.abs((await down()) - reached)).toBeGreaterThan(20);

  await page.reload();
  await whenReady(page);
  await standsAt(card, before);
});

test("Back before the next page has opened returns to the same position", async ({ page }) => {
  const { leave, standsAt, jumpDown } = await openCards(page, "names");
  const { card, before } = await jumpDown();
  await page.evaluate(() => {
    // A device with one frame a second, and a touch that scrolls the page that is still shown.
    window.requestAnimationFrame = (draw) => window.setTimeout(() => draw(performance.now()), 1000);
    window.cancelAnimationFrame = clearTimeout;
    addEventListener("popstate", () => scrollTo(0, 60), { once: true });
  });
  await leave();
  await page.goBack();
  await standsAt(card, before);
  await page.goForward();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test("from the bottom of a page a link opens another at its top, and Back returns to the bottom", async ({
  page,
}) => {
  await page.goto("/names-of-allah");
  await whenReady(page);
  const reached = () => page.evaluate(() => Math.round(scrollY));
  const scrollToBottom = async () => {
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    const saved = () =>
      page.evaluate(() =>
        Object.values<{ down: number }>(JSON.parse(sessionStorage["left-at"] ?? "{}")).map(
          ({ down }) => down,
        ),
      );
    await expect.poll(async () => (await saved()).includes(await page.evaluate(() => scrollY))).toBe(true);
    return reached();
  };
  await scrollToBottom();
  // The footer itself is laid out once it is near; on a phone its columns are folded.
  await scrollToBottom();
  await page.getByRole("contentinfo").locator("summary").filter({ hasText: "Learn" }).click();
  await scrollToBottom();
  const link = page.getByRole("contentinfo").getByRole("link", { name: "FAQ" });
  const top = async () => (await link.boundingBox())?.y ?? Number.NaN;
  await waitForFonts(page);
  const before = await top();
  await link.dispatchEvent("click");
  await expect(page.getByRole("heading", { level: 1, name: "FAQ" })).toBeFocused();
  expect(await reached()).toBe(0);
  expect(await scrollToBottom()).toBeGreaterThan(500);
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1, name: "Names of Allah" })).toBeFocused();
  await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThanOrEqual(2);
});

/**
 * Scrolls so far down, leaves by the first link of the header, and goes back. Returns how many pixels off
 * the page then is.
 */
async function offAfterReturn(
  page: Page,
  distance: number,
  onlyHere: Locator,
): Promise<() => Promise<number>> {
  const left = await page.evaluate((to) => {
    scrollTo(0, to);
    return new Promise<number>((resolve) =>
      requestAnimationFrame(() => setTimeout(() => resolve(scrollY), 300)),
    );
  }, distance);
  await page.getByRole("banner").getByRole("link").first().dispatchEvent("click");
  await expect(onlyHere).toHaveCount(0);
  await page.goBack();
  return () => page.evaluate((to) => Math.abs(scrollY - to), left);
}

test("after Back opened details are closed, and the same words are on the screen", async ({ page }) => {
  await page.goto("/hadith");
  await whenReady(page);
  const about = page.getByRole("button", { name: "About this page" });
  await about.click();
  await expect(about).toHaveAttribute("aria-expanded", "true");
  await waitForFonts(page);
  await page.evaluate(() => {
    scrollTo(0, 900);
    return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 300)));
  });
  const shown = await page
    .locator("[data-hadith]")
    .evaluateAll(
      (all) => all.find((card) => card.getBoundingClientRect().top > 60)?.getAttribute("data-hadith") ?? "",
    );
  const top = async () => (await page.locator(`[data-hadith="${shown}"]`).boundingBox())?.y ?? Number.NaN;
  const before = await top();
  await page.getByRole("banner").getByRole("link").first().dispatchEvent("click");
  await expect(about).toHaveCount(0);
  await page.goBack();
  await expect(about).toHaveAttribute("aria-expanded", "false");
  await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThanOrEqual(2);
});

test("Back to a tab of a page returns to the same position in it", async ({ page }) => {
  await page.goto("/quran-streaming");
  await whenReady(page);
  const surahs = page.getByRole("tab", { name: "Surahs" });
  await surahs.click();
  await expect(page).toHaveURL(/tab=surahs/);
  await waitForFonts(page);
  const off = await offAfterReturn(page, 800, surahs);
  await expect(surahs).toHaveAttribute("aria-selected", "true");
  await expect.poll(off).toBeLessThanOrEqual(2);
});
