import { routeTable } from "#app/pages/route-table.ts";
import { lostText } from "#tests/accessibility/lost-text.ts";
import { headlessShell } from "#tests/support/browsers.ts";
import { byTurns } from "#tests/support/by-turns.ts";
import { expect, setLanguage, test, whenReady } from "#tests/support/e2e.ts";

const languages = ["en", "ur", "fr", "ar", "tr", "id"] as const;

// Half as large again as a browser's own text, as a person sets it in the browser.
test.use({
  viewport: { width: 360, height: 780 },
  launchOptions: { ...headlessShell, args: [...headlessShell.args, "--blink-settings=defaultFontSize=24"] },
});

test("enlarged text stays within its page, its box and its button", async ({ page }) => {
  test.slow();
  const faults: string[] = [];
  for (const [place, { address }] of routeTable.entries())
    for (const language of byTurns(languages, place)) {
      await setLanguage(page, language);
      await page.goto(address);
      await whenReady(page);
      faults.push(...(await lostText(page)).map((fault) => `${address} ${language}: ${fault}`));
    }
  expect(faults).toEqual([]);
});
