import type { Page } from "@playwright/test";

/** How far a page has moved under the eye by itself, as layout shift, and what moved. */
export type LayoutShifts = { readonly shift: number; readonly moved: readonly string[] };

/** From now on each page that is opened counts what moves in it. */
export async function observeLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen = { shift: 0, moved: [] as string[] };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        sources: { node: Node | null }[];
      })[]) {
        seen.shift += entry.value;
        const names = entry.sources.map(({ node }) => node?.parentElement?.outerHTML.slice(0, 120) ?? "");
        seen.moved.push(`${entry.value}: ${names.join(" ")}`);
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
}

/** What has moved in the page that is open. */
export function layoutShifts(page: Page): Promise<LayoutShifts> {
  return page.evaluate(() => Reflect.get(window, "seen") as LayoutShifts);
}
