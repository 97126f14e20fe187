import type { Page } from "@playwright/test";

/** Walks down the page once, so that the parts which wait to come near are there, and returns to its top. */
export async function loadLazyParts(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // A page that is not drawn for a while has no frames: then a moment does.
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
  // The foot takes its code when it comes near, which the browser tells with a frame, or at the first deed: a browser
  // without windows may draw no frame for long. Its words may change only after that.
  await page.keyboard.press("Shift");
  await page.waitForFunction(() => "foot" in document.documentElement.dataset, undefined, { polling: 100 });
  await page.evaluate(async () => {
    scrollTo({ top: 0, behavior: "instant" });
    await new Promise<void>((resolve) => {
      requestAnimationFrame(() => resolve());
      setTimeout(resolve, 250);
    });
  });
}
