import type { Page } from "@playwright/test";

/** Shapes and states of the page, or of the open dialog, that disappear with forced colours. */
export async function lostInForcedColours(page: Page): Promise<string[]> {
  await page.evaluate(() => {
    const shown = [...document.querySelectorAll("dialog:modal")].at(-1) ?? document.body;
    const alone = (element: Element) =>
      !element.textContent?.trim() && !element.querySelector("svg,img,input");
    for (const element of shown.querySelectorAll("span,div,i,b,progress,meter")) {
      const { backgroundColor } = getComputedStyle(element);
      const { width, height } = element.getBoundingClientRect();
      const isPainted = !/^rgba\(.*, 0\)$|transparent/.test(backgroundColor);
      if (isPainted && alone(element) && width > 2 && height > 2 && element.checkVisibility())
        element.setAttribute("data-painted", "");
    }
  });
  await page.emulateMedia({ forcedColors: "active" });
  const faults = await page.evaluate(() => {
    const shown = [...document.querySelectorAll("dialog:modal")].at(-1) ?? document.body;
    const say = (what: string, element: Element) =>
      `${what}: ${element.tagName.toLowerCase()} “${(element.getAttribute("aria-label") ?? element.textContent ?? "").trim().slice(0, 40)}” .${String(element.getAttribute("class")).slice(0, 90)}`;
    const found: string[] = [];
    const behind = (element: Element | null): string => {
      for (let up = element; up; up = up.parentElement) {
        const { backgroundColor } = getComputedStyle(up);
        if (!/^rgba\(.*, 0\)$|transparent/.test(backgroundColor)) return backgroundColor;
      }
      return getComputedStyle(document.documentElement).backgroundColor;
    };
    for (const element of document.querySelectorAll("[data-painted]")) {
      const { backgroundColor, borderTopWidth, outlineStyle } = getComputedStyle(element);
      const isSeen =
        backgroundColor !== behind(element.parentElement) ||
        borderTopWidth !== "0px" ||
        outlineStyle !== "none";
      if (!isSeen) found.push(say("shape lost", element));
      element.removeAttribute("data-painted");
    }
    const looks = (element: Element) => {
      const style = getComputedStyle(element);
      return [
        style.color,
        style.backgroundColor,
        style.borderTopColor,
        style.borderTopWidth,
        style.borderBottomWidth,
        style.outlineStyle,
        style.fontWeight,
        style.textDecorationLine,
        element.querySelectorAll("svg").length,
        element.querySelector("svg")?.getAttribute("fill"),
        element.querySelector("svg")?.getAttribute("class"),
        ...[...element.querySelectorAll("span")].map((part) => {
          const { backgroundColor, color, justifyContent } = getComputedStyle(part);
          return `${backgroundColor}${color}${justifyContent}`;
        }),
      ].join();
    };
    for (const state of ["aria-pressed", "aria-selected", "aria-current", "aria-checked"]) {
      const isOn = (element: Element) => !["false", null].includes(element.getAttribute(state));
      for (const element of shown.querySelectorAll(`[${state}]`)) {
        if (!isOn(element) || !element.checkVisibility()) continue;
        const tag = element.tagName;
        const siblings = [
          ...(element.closest("ul,ol,nav,[role=group],[role=tablist],fieldset,div")?.querySelectorAll(tag) ??
            []),
        ];
        const other = siblings.find(
          (each) =>
            !isOn(each) && each !== element && each.getAttribute("role") === element.getAttribute("role"),
        );
        if (other && looks(other) === looks(element)) found.push(say(`${state} lost`, element));
      }
    }
    // A choice with a hidden input is visible by its label only.
    for (const chosen of shown.querySelectorAll<HTMLInputElement>("label > input.sr-only:checked")) {
      const siblings = [...shown.querySelectorAll<HTMLInputElement>(`label > input[name="${chosen.name}"]`)];
      const other = siblings.find((each) => !each.checked)?.parentElement;
      const label = chosen.parentElement;
      if (label && other && looks(other) === looks(label)) found.push(say("choice lost", label));
    }
    return [...new Set(found)];
  });
  await page.emulateMedia({ forcedColors: null });
  return faults;
}
