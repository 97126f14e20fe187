import type { Page } from "@playwright/test";

/**
 * Takes everything out of the layout that is behind the open dialog, which nobody can reach meanwhile and which is
 * checked with its page: each check of a dialog would otherwise lay out a whole page again. The returned function puts it
 * back.
 */
export async function isolateDialog(page: Page): Promise<() => Promise<void>> {
  const behind = await page.evaluateHandle(() => {
    const found: { readonly element: HTMLElement; readonly display: string }[] = [];
    const dialog = [...document.querySelectorAll("dialog:modal")].at(-1);
    if (!dialog) throw new Error("there is no open dialog");
    for (let part: Element = dialog; part !== document.body; ) {
      const parent = part.parentElement;
      if (!parent) break;
      for (const other of parent.children)
        if (other !== part && other instanceof HTMLElement) {
          found.push({ element: other, display: other.style.display });
          other.style.setProperty("display", "none", "important");
        }
      part = parent;
    }
    return found;
  });
  return () =>
    behind.evaluate((found) => {
      for (const { element, display } of found) element.style.display = display;
    });
}
