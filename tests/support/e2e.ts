import { test as base, expect, type Page } from "@playwright/test";
import type { Language } from "#domain/language.ts";

export { axeFaults } from "#tests/accessibility/axe-faults.ts";
export { expect };

/** What a journey may expect the console to complain about. */
type FixtureOptions = { readonly allowedErrors: RegExp | undefined };

/** The browser's own words where it looks for a newer service worker while there is no network. */
const noWorkerScript = /^An unknown error occurred when fetching the script\.$/;

/** A journey: whatever the page throws, or writes as an error, fails it. */
export const test = base.extend<FixtureOptions & { readonly pageErrors: string[] }>({
  allowedErrors: [undefined, { option: true }],
  pageErrors: [
    async ({ page, allowedErrors }, use) => {
      const pageErrors: string[] = [];
      page.on("pageerror", (error) => pageErrors.push(error.message));
      page.on("console", (message) => {
        const text = message.text();
        // Only a journey that takes the network away may hear them.
        const isAllowed = allowedErrors?.test(text) || (allowedErrors && noWorkerScript.test(text));
        if (message.type() === "error" && !isAllowed) pageErrors.push(text);
      });
      // What the policy of the page forbids is a fault of the page, even where the browser says nothing of it.
      await page.addInitScript(() => {
        document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI, sample }) => {
          console.error(`forbidden by policy: ${violatedDirective} ${blockedURI} ${sample}`);
        });
      });
      await use(pageErrors);
      expect(pageErrors).toEqual([]);
    },
    { auto: true },
  ],
});

/** Puts the person's language where the product keeps it, before the first visit. */
export async function setLanguage(page: Page, language: Language): Promise<void> {
  await page.addInitScript((code) => {
    if (!localStorage.getItem("language")) localStorage.setItem("language", code);
  }, language);
  await page.context().addCookies([{ name: "language", value: language, domain: "localhost", path: "/" }]);
}

/**
 * Waits until the page with this heading, which a press led to, stands in its place. Between the frame that draws it and
 * the one that puts it there lies a moment no eye sees, in which a machine's press would land where the page is no more.
 */
export async function whenHeadingFocused(page: Page, heading: string | RegExp): Promise<void> {
  await expect(page.getByRole("heading", { level: 1, name: heading })).toBeFocused();
}

/** Waits until the page answers to the person. */
export async function whenReady(page: Page): Promise<void> {
  // Asked by the clock: a page that is not drawn for a while has no frames to ask in.
  await page.waitForFunction(() => document.documentElement.dataset.ready === "true", undefined, {
    polling: 50,
  });
}
