import type { Page } from "@playwright/test";

/** How far a page has moved under the eye by itself, as layout shift, and what moved. */
export type Shifts = { readonly shift: number; readonly moved: readonly string[] };

/** From now on each page that is opened counts what moves in it. */
export async function watchShifts(page: Page): Promise<void> {
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
export function shiftsOf(page: Page): Promise<Shifts> {
  return page.evaluate(() => Reflect.get(window, "seen") as Shifts);
}
