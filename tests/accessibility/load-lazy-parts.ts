import type { Page } from "@playwright/test";

/** Scrolls down the page once, so that parts load that wait until they are near, and returns to the top. */
export async function loadLazyParts(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // Without a frame for a while, a timeout goes on.
    const frame = () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => resolve());
        setTimeout(resolve, 250);
      });
    for (let y = 0; y < Math.min(document.body.scrollHeight, 12_000); y += innerHeight) {
      scrollTo({ top: y, behavior: "instant" });
      await frame();
      await frame();
    }
    scrollTo({ top: document.body.scrollHeight, behavior: "instant" });
  });
  // The footer loads its code when it is near, which needs a frame, or at the first key press: headless Chromium
  // may render no frame for a long time. Its text may change only after that.
  await page.keyboard.press("Shift");
  await page.waitForFunction(() => "foot" in document.documentElement.dataset, undefined, { polling: 100 });
  // The areas of the header are taken over by their code at that press too.
  await page.waitForFunction(
    () => {
      const area = document.querySelector("header nav a");
      return !area || Object.keys(area).some((key) => key.startsWith("__reactProps"));
    },
    undefined,
    { polling: 100 },
  );
  await page.evaluate(async () => {
    scrollTo({ top: 0, behavior: "instant" });
    await new Promise<void>((resolve) => {
      requestAnimationFrame(() => resolve());
      setTimeout(resolve, 250);
    });
  });
}
