import type { Page } from "@playwright/test";

/** The contrast of what identifies a control with what is behind it (WCAG 1.4.11). */
const least = 3;

/**
 * Controls of the page, or of the open dialog, that are drawn by a border, a ring or a fill, none of which has enough
 * contrast with what is behind. Text alone, a disabled control and what the browser draws itself are not asked.
 */
export function faintEdges(page: Page): Promise<string[]> {
  return page.evaluate((wanted) => {
    type Colour = readonly [red: number, green: number, blue: number, alpha: number];
    const canvas = document.createElement("canvas");
    canvas.width = canvas.height = 1;
    const pen = canvas.getContext("2d", { willReadFrequently: true });
    const known = new Map<string, Colour>();
    const read = (css: string): Colour => {
      const before = known.get(css);
      if (before) return before;
      pen?.clearRect(0, 0, 1, 1);
      if (pen) pen.fillStyle = css;
      pen?.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0, alpha = 0] = pen?.getImageData(0, 0, 1, 1).data ?? [];
      const colour = [red, green, blue, alpha / 255] as const;
      known.set(css, colour);
      return colour;
    };
    const over = (top: Colour, below: Colour): Colour => {
      const mix = (place: 0 | 1 | 2) => top[place] * top[3] + below[place] * (1 - top[3]);
      return [mix(0), mix(1), mix(2), 1];
    };
    const surface = (element: Element | null): Colour => {
      if (!element) return read(getComputedStyle(document.documentElement).backgroundColor);
      const own = read(getComputedStyle(element).backgroundColor);
      return own[3] === 1 ? own : over(own, surface(element.parentElement));
    };
    const luminance = (colour: Colour) => {
      const part = (place: 0 | 1 | 2) => {
        const share = colour[place] / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      };
      return 0.2126 * part(0) + 0.7152 * part(1) + 0.0722 * part(2);
    };
    const contrast = (a: Colour, b: Colour) => {
      const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((one, other) => other - one);
      return (light + 0.05) / (dark + 0.05);
    };
    // A choice with a hidden input is drawn by its label, a switch by the track in its button.
    const asked =
      "button,a[href],summary,input:not([type=checkbox],[type=radio],[type=range]),select,textarea,[role=button],[role=option],label:has(> input.sr-only),[role=switch] > [aria-hidden]";
    const off = ":disabled,[aria-disabled=true],:disabled *,label:has(:disabled)";
    const chosen = "[aria-current]:not([aria-current=false]),[aria-pressed=true],[aria-selected=true]";
    const sides = ["Top", "Bottom", "InlineStart", "InlineEnd"] as const;
    const bordersOf = (control: Element) => {
      const style = getComputedStyle(control);
      const part = (side: string, what: string) => String(Reflect.get(style, `border${side}${what}`));
      const there = sides.filter(
        (side) => Number.parseFloat(part(side, "Width")) > 0 && part(side, "Style") !== "none",
      );
      const colours = there.map((side) => read(part(side, "Color"))).filter((colour) => colour[3] > 0);
      return { isBox: there.length === 4 && colours.length > 0, colours };
    };
    // A ring is a shadow that only spreads; a round control may have one drawn in it, as large as itself.
    const ringsOf = (control: Element, width: number) => [
      ...getComputedStyle(control)
        .boxShadow.split(/,(?![^(]*\))/)
        .map((shadow) => /^\s*(.+?) 0px 0px 0px (?!0px)\d[\d.]*px/.exec(shadow)?.[1])
        .filter((colour) => colour !== undefined)
        .map(read),
      ...[...control.querySelectorAll(":scope > svg > circle")]
        .filter((circle) => (circle.parentElement?.getBoundingClientRect().width ?? 0) >= width - 1)
        .map((circle) => read(getComputedStyle(circle).stroke)),
    ];
    const shown = [...document.querySelectorAll("dialog:modal")].at(-1) ?? document.body;
    const faults: string[] = [];
    for (const control of shown.querySelectorAll(asked)) {
      if (control.matches(off) || !control.checkVisibility({ visibilityProperty: true })) continue;
      const { width, height } = control.getBoundingClientRect();
      if (width <= 1 || height <= 1) continue;
      const behind = surface(control.parentElement);
      const fill = contrast(surface(control), behind);
      const { isBox, colours } = bordersOf(control);
      const name = control.getAttribute("aria-label") ?? control.textContent ?? "";
      // The text of a link says what it is: a card around it only groups, unless it says which one is chosen.
      const isCard =
        control.matches("a") && /\p{L}/u.test(control.textContent ?? "") && !control.matches(chosen);
      // Under the pointer a fill is only an answer to it.
      const isUnfilled = fill < 1.005 || control.matches(`:hover:not(${chosen})`);
      if (!isBox && (isUnfilled || isCard)) continue;
      const edges = [...colours, ...ringsOf(control, width)].map((edge) =>
        contrast(over(edge, behind), behind),
      );
      const best = Math.max(fill, ...edges);
      if (best < wanted)
        faults.push(
          `${isBox ? "edge" : "fill"} ${best.toFixed(2)}:1 ${control.tagName.toLowerCase()} “${name.trim().slice(0, 40)}” .${String(control.getAttribute("class")).slice(0, 110)}`,
        );
    }
    return faults;
  }, least);
}
