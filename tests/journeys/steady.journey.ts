import { routeTable } from "#app/routes/route-table.ts";
import { expect, speak, test, whenReady } from "./journey.ts";
import { shiftsOf, watchShifts } from "./shifts.ts";

// What is kept for offline use is other journeys' matter; keeping it would take the machine from this one.
test.use({ serviceWorkers: "block", viewport: { width: 412, height: 823 } });

/** What Lighthouse writes as 0. */
const nothing = 0.005;

for (const language of ["en", "ar"] as const)
  test(`no page in ${language} moves under the eye when its code comes`, async ({ page }) => {
    // Every page of the house, one after another.
    test.slow();
    await speak(page, language);
    await watchShifts(page);
    // The code is held back until the page that the server drew has been painted.
    let painted = Promise.withResolvers<void>();
    await page.route("**/assets/*.js", async (route) => {
      await painted.promise;
      await route.continue();
    });
    const moved: Record<string, unknown> = {};
    for (const { address } of routeTable) {
      painted = Promise.withResolvers();
      await page.goto(address, { waitUntil: "commit" });
      await page.waitForFunction(
        () => performance.getEntriesByName("first-contentful-paint").length > 0,
        undefined,
        { polling: 50 },
      );
      painted.resolve();
      await whenReady(page);
      await page.evaluate(
        () => new Promise((resolve) => setTimeout(() => requestAnimationFrame(resolve), 300)),
      );
      const seen = await shiftsOf(page);
      if (seen.shift > nothing) moved[address] = seen;
    }
    expect(moved).toEqual({});
  });

test("on a phone cards far below wait for their layout, and the way back is to the very card", async ({
  page,
}) => {
  await speak(page, "ar");
  await page.goto("/duas-collection");
  await whenReady(page);
  const cards = page.locator("[data-dua]");
  const waiting = () =>
    cards.evaluateAll(
      (all) =>
        all.filter((card) => !card.querySelector("h2")?.checkVisibility({ contentVisibilityAuto: true }))
          .length,
    );
  expect(await waiting()).toBeGreaterThan(30);

  // As a finger does it: card after card comes near the screen.
  for (let turn = 0; turn < 12; turn++)
    await page.evaluate(() => {
      scrollBy(0, 600);
      return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 50)));
    });
  const read = await cards.evaluateAll(
    (all) => all.find((card) => card.getBoundingClientRect().bottom > 400)?.getAttribute("data-dua") ?? "",
  );
  const card = page.locator(`[data-dua="${read}"]`);
  const top = async () => (await card.boundingBox())?.y ?? Number.NaN;
  const before = await top();
  // A pointer of the test's own would bring the sticky bar into view, and move the page by that.
  await page.getByRole("banner").getByRole("link", { name: "رواق" }).first().dispatchEvent("click");
  await expect(cards).toHaveCount(0);
  await page.goBack();
  await expect(card).toBeVisible();
  await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThanOrEqual(2);
  expect(await waiting()).toBe(0);
});

test("from the foot of a page to the top of another and back to the foot, wherever that one was left", async ({
  page,
}) => {
  await page.goto("/names-of-allah");
  await whenReady(page);
  const reached = () => page.evaluate(() => Math.round(scrollY));
  const toFoot = async () => {
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    const kept = () => page.evaluate(() => Object.values(JSON.parse(sessionStorage.scroll ?? "{}")));
    await expect.poll(async () => (await kept()).includes(await page.evaluate(() => scrollY))).toBe(true);
    return reached();
  };
  await toFoot();
  // The foot itself is laid out once it is near.
  const foot = await toFoot();
  await page.getByRole("contentinfo").getByRole("link", { name: "FAQ" }).dispatchEvent("click");
  await expect(page.getByRole("heading", { level: 1, name: "FAQ" })).toBeFocused();
  expect(await reached()).toBe(0);
  expect(await toFoot()).toBeGreaterThan(500);
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1, name: "Names of Allah" })).toBeFocused();
  // Cards that were jumped over had their guessed heights.
  expect(Math.abs((await reached()) - foot)).toBeLessThan(200);
});
