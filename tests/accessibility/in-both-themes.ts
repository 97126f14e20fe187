import type { Page } from "@playwright/test";
import type { AxeRules } from "./axe-faults.ts";

type Check = (page: Page, rules: AxeRules) => Promise<string[]>;

/**
 * The faults that the checks find in each theme, with its name; the page ends in the theme it began with. In the other
 * theme only what depends on colours is asked. Nothing runs a transition meanwhile: outside the layout one would keep
 * the colours of the other theme.
 */
export async function inBothThemes(page: Page, ...checks: readonly Check[]): Promise<string[]> {
  const own = await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("*, ::before, ::after { transition: none !important }");
    document.adoptedStyleSheets = [sheet];
    return document.documentElement.dataset.theme ?? "dark";
  });
  const faults: string[] = [];
  for (const theme of own === "light" ? ["dark", "light"] : ["light", "dark"]) {
    await page.evaluate((name) => {
      document.documentElement.dataset.theme = name;
    }, theme);
    const rules = theme === own ? "all" : "colours";
    for (const check of checks)
      faults.push(...(await check(page, rules)).map((fault) => `${theme}: ${fault}`));
  }
  await page.evaluate(() => {
    document.adoptedStyleSheets = [];
  });
  return faults;
}
