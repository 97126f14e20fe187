import { type BrowserContext, test as base, expect, type Page } from "@playwright/test";
import type { Language } from "#domain/language.ts";

export { axeFaults } from "#tests/accessibility/axe-faults.ts";
export { expect };

/** `allowedErrors` are the console errors that a test expects. */
type FixtureOptions = {
  readonly allowedErrors: RegExp | undefined;
  /** Whether the questions of the first visit are still to be asked. */
  readonly isFirstRun: boolean;
};

/** Chromium's error when it looks for a newer service worker without a network. */
const noWorkerScript = /^An unknown error occurred when fetching the script\.$/;

/** Collects every exception and console error of a page; a violation of the content security policy is one. */
async function collectErrors(page: Page, allowed: RegExp | undefined, pageErrors: string[]): Promise<void> {
  page.on("pageerror", (error) => pageErrors.push(error.message));
  page.on("console", (message) => {
    const text = message.text();
    // Only tests that expect errors, such as those without a network, may get it.
    const isAllowed = allowed?.test(text) || (allowed && noWorkerScript.test(text));
    if (message.type() === "error" && !isAllowed) pageErrors.push(text);
  });
  // A violation is an error even where the browser does not log it.
  await page.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI, sample }) => {
      console.error(`forbidden by policy: ${violatedDirective} ${blockedURI} ${sample}`);
    });
  });
}

type Fixtures = FixtureOptions & {
  readonly pageErrors: string[];
  /** Opens one more tab of this browser, or of another one, and waits until it has hydrated; its errors count too. */
  readonly openTab: (address: string, device?: BrowserContext) => Promise<Page>;
};

/** An end-to-end test that fails on every exception and console error of the page. */
export const test = base.extend<Fixtures>({
  allowedErrors: [undefined, { option: true }],
  isFirstRun: [false, { option: true }],
  context: async ({ context, isFirstRun }, use) => {
    if (!isFirstRun)
      await context.addInitScript(() => {
        // A frame of another origin may have no storage.
        try {
          localStorage.setItem("firstRun", "done");
        } catch {}
      });
    await use(context);
  },
  pageErrors: [
    async ({ page, allowedErrors }, use) => {
      const pageErrors: string[] = [];
      await collectErrors(page, allowedErrors, pageErrors);
      await use(pageErrors);
      expect(pageErrors).toEqual([]);
    },
    { auto: true },
  ],
  openTab: async ({ context, allowedErrors, pageErrors }, use) => {
    await use(async (address, device = context) => {
      const tab = await device.newPage();
      await collectErrors(tab, allowedErrors, pageErrors);
      await tab.goto(address);
      await whenReady(tab);
      return tab;
    });
  },
});

/** Saves the person's language as the app does, before the first visit. */
export async function setLanguage(page: Page, language: Language): Promise<void> {
  await page.addInitScript((code) => {
    if (!localStorage.getItem("language")) localStorage.setItem("language", code);
  }, language);
  await page.context().addCookies([{ name: "language", value: language, domain: "localhost", path: "/" }]);
}

/**
 * Takes back what the visit so far has stored on the device, and goes on in this language; both are true from the next
 * page on.
 */
export async function restartVisit(page: Page, language: Language): Promise<void> {
  await page.context().clearCookies();
  await setLanguage(page, language);
  if (!page.url().startsWith("http")) return;
  await page.evaluate((code) => {
    localStorage.clear();
    sessionStorage.clear();
    localStorage.setItem("language", code);
  }, language);
}

/**
 * Waits until the page with this heading has opened and scrolled into place. Between its first frame and that
 * there is a moment in which a click of a test would miss.
 */
export async function whenHeadingFocused(page: Page, heading: string | RegExp): Promise<void> {
  await expect(page.getByRole("heading", { level: 1, name: heading })).toBeFocused();
}

/** Waits until the page has hydrated. */
export async function whenReady(page: Page): Promise<void> {
  // Polled by a timer: headless Chromium may render no frame for a while.
  await page.waitForFunction(() => document.documentElement.dataset.ready === "true", undefined, {
    polling: 50,
  });
}

/**
 * Waits until the entry of a sheet that was just closed is left: the step back would cancel a reload, or the opening of
 * another page.
 */
export async function whenSheetsLeft(page: Page): Promise<void> {
  await page.waitForFunction(() => !history.state?.sheets, undefined, { polling: 50 });
}
