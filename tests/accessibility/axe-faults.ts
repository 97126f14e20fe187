import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";

/** `colours`: only the rules whose answer depends on the theme. */
export type AxeRules = "all" | "colours";

const colourRules = ["color-contrast", "link-in-text-block"];

/** Every axe violation of the page, without the frames of other hosts. */
export async function axeFaults(page: Page, rules: AxeRules = "all"): Promise<string[]> {
  await finishAnimations(page);
  const options = { resultTypes: ["violations" as const] };
  const axe = new AxeBuilder({ page })
    .options(rules === "all" ? options : { ...options, runOnly: { type: "rule", values: colourRules } })
    .setLegacyMode();
  const { violations } = await axe.analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(" | ")}`,
  );
}

/**
 * Finishes running transitions, since their colours are not final. They are not awaited: headless Chromium may render
 * no frame for a long time, and nothing animates without one.
 */
async function finishAnimations(page: Page): Promise<void> {
  await page.evaluate(() => {
    // Cards outside the layout (`later-card`) start their transition only when their style is computed.
    for (const element of document.querySelectorAll("main *")) void getComputedStyle(element).color;
    const ending = () =>
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY)
        .filter(({ playState }) => playState !== "finished");
    // An inherited colour starts its own transition after that of its parent.
    for (let round = 0, moving = ending(); moving.length > 0 && round < 20; round += 1, moving = ending())
      for (const each of moving) each.finish();
  });
}
