import { routeTable } from "#app/routes/route-table.ts";
import { expect, speak, test, whenReady } from "./journey.ts";

// What is kept for offline use is other journeys' matter; keeping it would take the machine from this one.
test.use({ serviceWorkers: "block", viewport: { width: 412, height: 823 } });

/** What Lighthouse writes as 0. */
const nothing = 0.005;

for (const language of ["en", "ar"] as const)
  test(`no page in ${language} moves under the eye when its code comes`, async ({ page }) => {
    // Every page of the house, one after another.
    test.slow();
    await speak(page, language);
    await page.addInitScript(() => {
      const seen = { shift: 0, moved: [] as string[] };
      Object.assign(window, { seen });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & {
          value: number;
          sources: { node: Node | null }[];
        })[]) {
          seen.shift += entry.value;
          seen.moved.push(
            ...entry.sources.map(({ node }) => node?.parentElement?.outerHTML.slice(0, 120) ?? ""),
          );
        }
      }).observe({ type: "layout-shift", buffered: true });
    });
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
      const seen = await page.evaluate(() => Reflect.get(window, "seen") as { shift: number });
      if (seen.shift > nothing) moved[address] = seen;
    }
    expect(moved).toEqual({});
  });
