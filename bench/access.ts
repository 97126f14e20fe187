import { join } from "node:path";
import type { Browser, Page } from "@playwright/test";
import { routeTable } from "#app/pages/route-table.ts";
import { type Language, languages } from "#domain/language.ts";
import { sourceFingerprint } from "#scripts/build/fingerprint.ts";
import { axeFaults } from "#tests/accessibility/axe-faults.ts";
import { loadLazyParts } from "#tests/accessibility/load-lazy-parts.ts";
import { type OpenedPart, openedParts, openPart } from "#tests/accessibility/opened-parts.ts";
import { pageFaults } from "#tests/accessibility/page-faults.ts";
import type { Figure } from "#tests/support/figure.ts";
import type { RunningServer } from "./built-server.ts";
import { resumableRun } from "./resumable-run.ts";

const devices = {
  phone: { viewport: { width: 360, height: 780 }, hasTouch: true },
  desktop: { viewport: { width: 1280, height: 860 } },
} as const;
const themes = ["dark", "light"] as const;

const pages: readonly OpenedPart[] = routeTable.map(({ address }) => ({
  name: address,
  address,
  isInPage: true,
}));

/** Opens a page in a language on a device, with that choice saved. */
async function withPage<T>(
  browser: Browser,
  origin: string,
  { language, device }: { readonly language: Language; readonly device: keyof typeof devices },
  use: (page: Page) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({ ...devices[device], locale: "en-GB" });
  await context.addCookies([{ name: "language", value: language, url: origin }]);
  await context.addInitScript((code) => localStorage.setItem("language", code), language);
  try {
    return await use(await context.newPage());
  } finally {
    await context.close();
  }
}

async function visit(page: Page, origin: string, part: OpenedPart, language: Language): Promise<void> {
  await page.goto(`${origin}${part.address}`);
  await page.waitForFunction(() => document.documentElement.dataset.ready === "true");
  await loadLazyParts(page);
  await openPart(page, part, language);
}

/**
 * The whole matrix: axe on every address and every part that opens, in six languages, two themes, on phone and
 * desktop; and the checks of letters, targets, zoom, spacing and longer words on each of them in six languages.
 * Resumes where an earlier run of the same build was stopped.
 */
export async function benchAccess(
  root: string,
  browser: Browser,
  { origin }: RunningServer,
): Promise<Figure[]> {
  const state = resumableRun<string[]>(join(root, ".reports/bench/access.json"), sourceFingerprint(root));
  const once = async (key: string, find: () => Promise<string[]>) => {
    if (state.done.has(key)) return;
    const faults = await find().catch((error: Error) => {
      // If the browser or the server fails, the results so far are saved and the next run resumes.
      if (!browser.isConnected() || /ERR_CONNECTION|has been closed/.test(error.message)) throw error;
      return [`could not be visited: ${error.message}`];
    });
    state.add(key, faults);
    for (const fault of faults) console.error(`${key} · ${fault}`);
  };
  for (const language of languages)
    for (const part of [...pages, ...openedParts]) {
      for (const device of ["phone", "desktop"] as const)
        await once(`axe · ${language} · ${device} · ${part.name}`, () =>
          withPage(browser, origin, { language, device }, async (page) => {
            await visit(page, origin, part, language);
            const found: string[] = [];
            for (const theme of themes) {
              await page.evaluate((name) => {
                document.documentElement.dataset.theme = name;
              }, theme);
              found.push(...(await axeFaults(page)).map((fault) => `${theme}: ${fault}`));
            }
            return found;
          }),
        );
      await once(`page · ${language} · ${part.name}`, () =>
        withPage(browser, origin, { language, device: "phone" }, async (page) => {
          // Set before the page loads, so that no animation has started.
          await page.emulateMedia({ reducedMotion: "reduce" });
          await visit(page, origin, part, language);
          return pageFaults(page);
        }),
      );
    }
  const figures = languages.flatMap((language) =>
    (["axe", "page"] as const).map((kind): Figure => {
      const own = [...state.done].filter(([key]) => key.startsWith(`${kind} · ${language} · `));
      const name =
        kind === "axe"
          ? `axe violations in ${language}, ${own.length * themes.length} views`
          : `faults of letters, targets, zoom and words in ${language}, ${own.length} views`;
      return { name, value: own.flatMap(([, faults]) => faults).length, unit: "faults", atMost: 0 };
    }),
  );
  state.forget();
  return figures;
}
