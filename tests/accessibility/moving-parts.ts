import type { Page } from "@playwright/test";

/** Animations that run although reduced motion is requested. */
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

/** Animations during an action with reduced motion, also those that have ended by its end. */
export async function movingMeanwhile(page: Page, act: () => Promise<unknown>): Promise<string[]> {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const seen = await page.evaluateHandle(() => {
    const found = new Set<string>();
    const note = ({ target }: Event) => {
      if (!(target instanceof Element)) return;
      for (const moving of target.getAnimations({ subtree: true }))
        if (Number(moving.effect?.getComputedTiming().activeDuration ?? 0) > 50)
          found.add(
            `moves: ${target.tagName.toLowerCase()} .${String(target.getAttribute("class")).slice(0, 90)}`,
          );
    };
    for (const beginning of ["animationstart", "transitionrun"])
      document.addEventListener(beginning, note, { capture: true });
    return found;
  });
  await act();
  const faults = [...(await seen.evaluate((found) => [...found])), ...(await movingParts(page))];
  await page.emulateMedia({ reducedMotion: null });
  return [...new Set(faults)];
}
