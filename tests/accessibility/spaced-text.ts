import type { Page } from "@playwright/test";

/**
 * Sets the text spacing of WCAG 1.4.12. Joined scripts get no letter spacing,
 * and their lines are further apart than required already.
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
