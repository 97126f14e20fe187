import type { Page } from "@playwright/test";

/** The minimum size of a touch target in CSS px (WCAG 2.5.5). */
const least = 44;

/** Touch targets of the page, or of the open dialog, that are too small; links within text are excepted as in WCAG. */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate((side) => {
    const asked =
      "a[href],button,select,textarea,summary,input:not([type=hidden]),[role=button],[role=link],[role=tab],[role=switch],[role=option],[role=slider]";
    const boxOf = (element: Element) => {
      const own = element.getBoundingClientRect();
      const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
      const all = [own, ...labels.map((label) => label.getBoundingClientRect())];
      const [x, y] = [Math.min(...all.map((box) => box.left)), Math.min(...all.map((box) => box.top))];
      const [right, bottom] = [
        Math.max(...all.map((box) => box.right)),
        Math.max(...all.map((box) => box.bottom)),
      ];
      return { x, y, width: right - x, height: bottom - y };
    };
    const isInText = (element: Element) => {
      if (getComputedStyle(element).display !== "inline") return false;
      const around =
        element.closest("p,li,dd,td,blockquote,figcaption,h1,h2,h3,h4,label,div") ?? document.body;
      return (around.textContent ?? "").trim().length > (element.textContent ?? "").trim().length + 3;
    };
    // A pseudo-element may extend a target beyond its box: what counts is the element at the point.
    const isMetAround = (element: Element) => {
      element.scrollIntoView({ block: "center", behavior: "instant" });
      const { x, y, width, height } = boxOf(element);
      const [middleX, middleY] = [x + width / 2, y + height / 2];
      const reach = side / 2 - 1;
      return [
        [reach, 0],
        [-reach, 0],
        [0, reach],
        [0, -reach],
      ].every(([dx = 0, dy = 0]) => {
        const met = document.elementFromPoint(middleX + dx, middleY + dy);
        return met !== null && (element.contains(met) || met.closest("label")?.control === element);
      });
    };
    const faults: string[] = [];
    // Nothing behind an open dialog can be touched.
    const shown = [...document.querySelectorAll("dialog:modal")].at(-1) ?? document;
    for (const element of shown.querySelectorAll(asked)) {
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      if (element.closest("[inert]") || (element as HTMLInputElement).disabled) continue;
      const { width, height } = boxOf(element);
      const isForListenersAlone = getComputedStyle(element).clipPath !== "none";
      if (width <= 1 || height <= 1 || isForListenersAlone) continue;
      if (width >= side - 0.5 && height >= side - 0.5) continue;
      if (isInText(element) || isMetAround(element)) continue;
      const name = element.getAttribute("aria-label") ?? element.textContent ?? "";
      faults.push(
        `${element.tagName.toLowerCase()} “${name.trim().slice(0, 40)}” ${Math.round(width)}×${Math.round(height)} .${String(element.getAttribute("class")).slice(0, 90)}`,
      );
    }
    scrollTo(0, 0);
    return faults;
  }, least);
}
