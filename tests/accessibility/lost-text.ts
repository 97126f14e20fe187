import type { Page } from "@playwright/test";

/**
 * Text lost at this width of the page, or of the open dialog: a page wider than its window, text clipped by a box,
 * text outside its button.
 */
export function lostText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const say = (what: string, element: Element) =>
      `${what}: ${element.tagName.toLowerCase()} “${(element.textContent ?? "").trim().slice(0, 50)}” .${String(element.getAttribute("class")).slice(0, 90)}`;
    const isSeen = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    const faults: string[] = [];
    const width = document.documentElement.clientWidth;
    const over = document.documentElement.scrollWidth - width;
    if (over > 0) faults.push(`page ${over} px wider than its window`);
    const scrollsSideways = (element: Element): boolean => {
      for (let up: Element | null = element; up && up !== document.body; up = up.parentElement)
        if (/auto|scroll/.test(getComputedStyle(up).overflowX) && up.scrollWidth > up.clientWidth)
          return true;
      return false;
    };
    const dialog = [...document.querySelectorAll("dialog:modal")].at(-1);
    const shown = dialog ?? document.body;
    for (const element of [...(dialog ? [dialog] : []), ...shown.querySelectorAll("*")]) {
      const { overflowX, overflowY, clipPath, webkitLineClamp } = getComputedStyle(element);
      if (!/hidden|clip/.test(overflowX + overflowY) || clipPath !== "none") continue;
      // A preview of a text that opens in full is clamped to two lines on purpose.
      if (webkitLineClamp !== "none" || !element.textContent?.trim() || !isSeen(element)) continue;
      const isCut =
        (/hidden|clip/.test(overflowX) && element.scrollWidth > element.clientWidth + 1) ||
        (/hidden|clip/.test(overflowY) && element.scrollHeight > element.clientHeight + 1);
      // An inline element has no box that clips.
      if (isCut && element.clientWidth > 1) faults.push(say("cut", element));
    }
    const texts = document.createTreeWalker(shown, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const parent = node.parentElement;
      if (!parent || !node.textContent?.trim() || parent.closest("select,option,svg,.sr-only")) continue;
      range.selectNodeContents(node);
      const box = range.getBoundingClientRect();
      if (box.width <= 1 || box.height <= 1 || !isSeen(parent)) continue;
      if ((box.left < -1 || box.right > width + 1) && !scrollsSideways(parent))
        faults.push(say("outside the window", parent));
      const button = parent.closest("a,button,summary,[role=tab]");
      if (!button || getComputedStyle(button).display === "inline") continue;
      const edge = button.getBoundingClientRect();
      if (edge.width > 1 && (box.left < edge.left - 1 || box.right > edge.right + 1))
        faults.push(say("outside its button", button));
    }
    return [...new Set(faults)];
  });
}
