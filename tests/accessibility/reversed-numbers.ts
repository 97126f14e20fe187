import type { Page } from "@playwright/test";

/** Numbers with their signs, times and references whose characters are not displayed from left to right. */
export function reversedNumbers(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const number =
      /(?<![\d٠-٩۰-۹])[+−-]?[\d٠-٩۰-۹]+(?:[.,:/٫٬][\d٠-٩۰-۹]+)*[%٪]?|\+[\d٠-٩۰-۹][\d٠-٩۰-۹ ()-]+/g;
    const faults: string[] = [];
    const shown = [...document.querySelectorAll("dialog:modal")].at(-1) ?? document.body;
    const texts = document.createTreeWalker(shown, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const parent = node.parentElement;
      if (!parent?.checkVisibility() || parent.closest("option,svg,.quran,.sr-only")) continue;
      for (const match of (node.textContent ?? "").matchAll(number)) {
        const places = [...match[0]].map((_, at) => {
          range.setStart(node, match.index + at);
          range.setEnd(node, match.index + at + 1);
          return range.getBoundingClientRect();
        });
        const isOneLine = places.every((box) => Math.abs(box.top - (places[0]?.top ?? 0)) < box.height / 2);
        // The place of the percent sign depends on the language.
        const digits = /[%٪]$/.test(match[0]) ? places.slice(0, -1) : places;
        const isInOrder = digits.every(
          (box, at) => at === 0 || box.left >= (digits[at - 1]?.left ?? 0) - 0.5,
        );
        if (isOneLine && !isInOrder)
          faults.push(`reversed: “${match[0]}” in “${(node.textContent ?? "").trim().slice(0, 60)}”`);
      }
    }
    return [...new Set(faults)];
  });
}
