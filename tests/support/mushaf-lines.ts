import type { Page } from "@playwright/test";

/** The lines of a page of the mushaf as the browser has drawn them. */
export type DrawnPage = {
  readonly page: number;
  /** CSS pixels of an em. */
  readonly size: number;
  /** Lines that hold words of verses, and all that the page is high. */
  readonly textLines: number;
  readonly lines: number;
  /** CSS pixels by which a line passes its measure; at most 0 where all are within. */
  readonly over: number;
  /** Em by which the narrowest space between two words is wider than the font has it. */
  readonly spare: number;
  /** CSS pixels by which the edge of something that hides what passes it lies within the marks of the lines. */
  readonly cut: number;
};

/** Measures every page of the mushaf on the screen, once its font is there. */
export async function drawnPages(page: Page): Promise<readonly DrawnPage[]> {
  return await page.evaluate(async () => {
    await document.fonts.load("20px 'Amiri Quran'", "\u0627");
    const fontSpace = 0.292;
    const range = document.createRange();
    const measure = (leaf: HTMLElement): DrawnPage => {
      const box = leaf.querySelector<HTMLElement>(".leaf-lines");
      if (!box) throw new Error("a page has no lines");
      const style = getComputedStyle(box);
      const [em, height] = [Number.parseFloat(style.fontSize), Number.parseFloat(style.lineHeight)];
      const edge = box.getBoundingClientRect();
      const textLines = new Set<number>();
      let over = Number.NEGATIVE_INFINITY;
      let spare = Number.POSITIVE_INFINITY;
      const walker = document.createTreeWalker(box, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const text = walker.currentNode as Text;
        const parent = text.parentElement;
        if (!parent || parent.closest("h2")) continue;
        const isWord = parent.closest("[data-arabic]") !== null && parent.closest(".quran-sign") === null;
        range.selectNodeContents(text);
        for (const { left, right, top, bottom, width } of range.getClientRects()) {
          if (width === 0) continue;
          over = Math.max(over, edge.left - left, right - edge.right);
          if (isWord) textLines.add(Math.round(((top + bottom) / 2 - edge.top) / height));
        }
        if (!isWord) continue;
        for (const { index } of text.data.matchAll(/(?<=\S) (?=\S)/g)) {
          range.setStart(text, index);
          range.setEnd(text, index + 1);
          spare = Math.min(spare, range.getBoundingClientRect().width / em - fontSpace);
        }
      }
      // The numbers of the verses are drawn and no text.
      for (const number of box.querySelectorAll("[data-number]")) {
        const { left, right } = number.getBoundingClientRect();
        over = Math.max(over, edge.left - left, right - edge.right);
      }
      let cut = Number.NEGATIVE_INFINITY;
      for (
        let around = box.parentElement;
        around && around !== document.body;
        around = around.parentElement
      ) {
        if (getComputedStyle(around).overflow === "visible") continue;
        const outer = around.getBoundingClientRect();
        // Marks above the first and below the last line are within half a line of it.
        const above = outer.top - edge.top + height / 2;
        cut = Math.max(cut, outer.left - edge.left, edge.right - outer.right, above);
      }
      const lines = Math.round(edge.height / height);
      return {
        page: Number(leaf.dataset.page),
        size: em,
        textLines: textLines.size,
        lines,
        over,
        spare,
        cut,
      };
    };
    return [...document.querySelectorAll<HTMLElement>("[data-page]")].map(measure);
  });
}
