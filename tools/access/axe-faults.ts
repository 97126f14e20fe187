import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";

/** Everything axe finds wrong on the page as it stands; frames of other hosts are their hosts' to answer for. */
export async function axeFaults(page: Page): Promise<string[]> {
  await atRest(page);
  const axe = new AxeBuilder({ page }).options({ resultTypes: ["violations"] }).setLegacyMode();
  const { violations } = await axe.analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(" | ")}`,
  );
}

/** Colours in the middle of a change are nobody's to judge: waits until nothing that ends by itself still moves. */
async function atRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter((moving) => moving.effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY);
    await Promise.allSettled(ending.map((moving) => moving.finished));
  });
}
