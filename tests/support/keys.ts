import type { Locator, Page } from "@playwright/test";
import { expect, whenReady } from "./e2e.ts";

const hasFocus = (wanted: Locator) => wanted.evaluate((element) => element === document.activeElement);

/** The focused element, the label of a hidden input, or the frame of the chat's field is in the viewport with an outline. */
async function expectSeen(wanted: Locator): Promise<void> {
  await expect(wanted).toBeFocused();
  const isSeen = () =>
    wanted.evaluate((element) => {
      const frame = element.matches(".sr-only") ? "label" : element.matches("textarea.grow") ? "form" : "*";
      const shown = element.closest(frame) ?? element;
      const { outlineStyle, outlineWidth } = getComputedStyle(shown);
      const { top, bottom } = shown.getBoundingClientRect();
      return (
        outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2 && bottom > 0 && top < innerHeight
      );
    });
  await expect.poll(isSeen).toBe(true);
}

/** Tabs until the element has the focus: it is in the tab order, and nothing before it traps the focus. */
export async function tabTo(page: Page, wanted: Locator, most = 80, key = "Tab"): Promise<void> {
  await wanted.waitFor();
  for (let tabs = 0; tabs < most && !(await hasFocus(wanted)); tabs += 1) await page.keyboard.press(key);
  await expectSeen(wanted);
}

/** Tabs to the element and presses it. */
export async function pressByKeys(page: Page, wanted: Locator, most = 80, key = "Enter"): Promise<void> {
  await tabTo(page, wanted, most);
  await page.keyboard.press(key);
}

/** Skips the header by its first link, as keyboard users do. */
async function skipToContent(page: Page): Promise<void> {
  await pressByKeys(page, page.getByRole("link", { name: "Skip to content" }), 3);
}

/** Opens a page and goes to its content by keyboard. */
export async function openByKeys(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await whenReady(page);
  await skipToContent(page);
}

/** Opens a dialog, or what opens instead, acts in it and closes it with Escape: the focus must return to the button. */
export async function visitByKeys(
  page: Page,
  opener: Locator,
  within: (opened: Locator) => Promise<void>,
  opened: Locator = page.locator("dialog[open]"),
) {
  await pressByKeys(page, opener, 150);
  await expect(opened).toBeVisible();
  await within(opened);
  await page.keyboard.press("Escape");
  await expect(opened).toBeHidden();
  await expectSeen(opener);
}
