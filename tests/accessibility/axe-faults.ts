import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";

/** Everything axe finds wrong on the page as it stands; frames of other hosts are their hosts' to answer for. */
export async function axeFaults(page: Page): Promise<string[]> {
  await finishAnimations(page);
  const axe = new AxeBuilder({ page }).options({ resultTypes: ["violations"] }).setLegacyMode();
  const { violations } = await axe.analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(" | ")}`,
  );
}

/**
 * Colours in the middle of a change are nobody's to judge: brings what ends by itself to its end. It is not waited for,
 * since a browser without windows may draw no frame for long, and nothing moves without one.
 */
async function finishAnimations(page: Page): Promise<void> {
  await page.evaluate(() => {
    // Cards outside the layout (`later-card`) begin their change of colour only when somebody asks for it.
    for (const element of document.querySelectorAll("main *")) void getComputedStyle(element).color;
    const ending = () =>
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY)
        .filter(({ playState }) => playState !== "finished");
    // What inherits a colour begins its own change when that of its parent has ended.
    for (let round = 0, moving = ending(); moving.length > 0 && round < 20; round += 1, moving = ending())
      for (const each of moving) each.finish();
  });
}
