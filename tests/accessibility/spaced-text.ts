import type { Page } from "@playwright/test";

/**
 * Sets the distances of WCAG 1.4.12 on every text. Scripts that join their letters have none between them,
 * and their lines stand further apart than asked for already.
 */
export async function spaceText(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
      *:not(:lang(ar)):not(:lang(ur)) { line-height: 1.5 !important; letter-spacing: 0.12em !important }
      * { word-spacing: 0.16em !important }
      p { margin-block-end: 2em !important }
    `);
    document.adoptedStyleSheets = [sheet];
  });
  return () =>
    page.evaluate(() => {
      document.adoptedStyleSheets = [];
    });
}
