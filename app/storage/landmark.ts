/** A piece of text on the page that can be found again when the page is restored, though its surroundings changed. */
export type Landmark = {
  /** Id of the page part that contains it, and the child indexes that lead to it from there. */
  readonly part: string;
  readonly way: readonly number[];
  readonly tag: string;
  /** Its length in characters. */
  readonly length: number;
  /** Its distance from the top of the screen, in CSS pixels. */
  readonly top: number;
};

/** Points of the screen where it is looked for: around the middle, allowing for gaps between cards and for bars. */
const across = [0.25, 0.5, 0.75];
const down = [0.3, 0.4, 0.5, 0.6, 0.7];

/** True where the element scrolls with the page; fixed and sticky bars do not. */
function scrollsAlong(element: Element): boolean {
  for (let above: Element | null = element; above; above = above.parentElement)
    if (["fixed", "sticky"].includes(getComputedStyle(above).position)) return false;
  return true;
}

/** The page part around the element and the path from it; undefined outside the app and in parts without an id. */
function pathTo(element: Element): Pick<Landmark, "part" | "way"> | undefined {
  const appRoot = document.getElementById("root");
  const way: number[] = [];
  for (let at = element; at.parentElement; at = at.parentElement) {
    if (at.parentElement === appRoot) return at.id ? { part: at.id, way } : undefined;
    way.unshift(Array.prototype.indexOf.call(at.parentElement.children, at));
  }
  return undefined;
}

/** The smallest piece of text around the middle of the screen; undefined when nothing there scrolls. */
export function visibleLandmark(): Landmark | undefined {
  let found: Landmark | undefined;
  let height = Number.POSITIVE_INFINITY;
  for (const x of across)
    for (const y of down) {
      const element = document.elementFromPoint(x * innerWidth, y * innerHeight);
      const length = element?.textContent.length;
      if (!element || !length || !scrollsAlong(element)) continue;
      const box = element.getBoundingClientRect();
      const route = box.height < height ? pathTo(element) : undefined;
      if (!route) continue;
      height = box.height;
      found = { ...route, tag: element.tagName, length, top: box.top };
    }
  return found;
}

/**
 * How far the page has to be scrolled for the landmark to stand where it stood; undefined when it is not there, or
 * hidden: what was unfolded when the page was left comes back folded.
 */
export function scrollTopOf({ part, way, tag, length, top }: Landmark): number | undefined {
  let at: Element | null | undefined = document.getElementById(part);
  for (const step of way) at = at?.children[step];
  if (at?.tagName !== tag || at.textContent.length !== length || !at.checkVisibility()) return undefined;
  return scrollY + at.getBoundingClientRect().top - top;
}
