/** Pixels covered at the bottom of the screen: by the bars of a phone, the margin of a wide screen, or the keyboard's gap. */
const bottomInset = { phone: 144, wide: 24, keyboard: 8 };
/** Pixels: a keyboard covers more than this of the screen, the browser's own bars cover less. */
const minKeyboardHeight = 120;
/** The list grows to this height in pixels; with less room for it, the field is scrolled to the top first. */
const maxListHeight = 320;
/** Pixels, about two and a half results: a smaller list is of no use. */
const minListHeight = 110;

function roomBelow(field: Element): number {
  const view = globalThis.visualViewport;
  const visibleHeight = view?.height ?? innerHeight;
  const isWide = matchMedia("(width >= 64rem)").matches;
  const isKeyboardOpen = innerHeight - visibleHeight > minKeyboardHeight;
  const inset = isKeyboardOpen ? bottomInset.keyboard : isWide ? bottomInset.wide : bottomInset.phone;
  const bottom = field.getBoundingClientRect().bottom - (view?.offsetTop ?? 0);
  return visibleHeight - bottom - inset;
}

/**
 * Keeps a list that opens under a field clear of the keyboard and of the bars at the bottom of the screen: the field is
 * scrolled up where there is too little room, and the list scrolls within the rest. Returns the cleanup function.
 */
export function fitBelow(field: Element, list: HTMLElement): () => void {
  const measure = () => {
    list.style.maxHeight = `${Math.max(minListHeight, Math.min(maxListHeight, roomBelow(field)))}px`;
  };
  if (roomBelow(field) < Math.min(maxListHeight, list.scrollHeight)) field.scrollIntoView({ block: "start" });
  measure();
  const view = globalThis.visualViewport;
  view?.addEventListener("resize", measure);
  addEventListener("scroll", measure, { passive: true });
  return () => {
    view?.removeEventListener("resize", measure);
    removeEventListener("scroll", measure);
  };
}
