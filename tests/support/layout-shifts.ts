import type { Page } from "@playwright/test";

/** The cumulative layout shift of a page, and what moved. */
export type LayoutShifts = { readonly shift: number; readonly moved: readonly string[] };

/** Records the layout shifts of each page that is opened from now on. */
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

/** The layout shifts of the open page. */
export function layoutShifts(page: Page): Promise<LayoutShifts> {
  return page.evaluate(() => Reflect.get(window, "seen") as LayoutShifts);
}
