/** Pixels that the bars at the foot of a phone, or the page's edge on a wide screen, take from what is seen. */
const bars = { phone: 144, wide: 24, keyboard: 8 };
/** The keyboard takes more than this of the screen, a browser's own bars less. */
const leastKeyboard = 120;
/** A list as high as this is not made higher, and one with less room is first brought up, in pixels. */
const tallest = 320;
/** Two results and a half: less is of no use. */
const shortest = 110;

function roomBelow(field: Element): number {
  const view = globalThis.visualViewport;
  const seen = view?.height ?? innerHeight;
  const isWide = matchMedia("(width >= 64rem)").matches;
  const taken = innerHeight - seen > leastKeyboard ? bars.keyboard : isWide ? bars.wide : bars.phone;
  const bottom = field.getBoundingClientRect().bottom - (view?.offsetTop ?? 0);
  return seen - bottom - taken;
}

/**
 * Keeps a list that opens under a field clear of the keyboard and of the bars at the foot of the screen: the field is
 * brought up where there is too little room, and the list scrolls within what is left. Returns what ends it.
 */
export function fitBelow(field: Element, list: HTMLElement): () => void {
  const measure = () => {
    list.style.maxHeight = `${Math.max(shortest, Math.min(tallest, roomBelow(field)))}px`;
  };
  if (roomBelow(field) < Math.min(tallest, list.scrollHeight)) field.scrollIntoView({ block: "start" });
  measure();
  const view = globalThis.visualViewport;
  view?.addEventListener("resize", measure);
  addEventListener("scroll", measure, { passive: true });
  return () => {
    view?.removeEventListener("resize", measure);
    removeEventListener("scroll", measure);
  };
}
