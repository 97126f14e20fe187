import type { Page } from "@playwright/test";

/** What still moves although the person asked for less motion. */
export function movingParts(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    document
      .getAnimations()
      .filter((moving) => Number(moving.effect?.getComputedTiming().activeDuration ?? 0) > 50)
      .map((moving) => {
        const target = (moving.effect as KeyframeEffect | null)?.target;
        return `moves: ${target?.tagName.toLowerCase()} .${String(target?.getAttribute("class")).slice(0, 90)}`;
      }),
  );
}
