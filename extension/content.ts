import { listenForQuestions } from "./page-quotes.ts";
import { coverMode, firstSafeView } from "./rules.ts";
import { subscribeToView } from "./saved-view.ts";

const veil = "data-safe-view";
const shown = "data-safe-view-shown";
const backgroundMarker = "data-safe-view-background";
const media = "img, video, picture, svg image, canvas, object, embed";
const maxElements = 400;

const root = document.documentElement;
// Covered until storage has answered, so that no picture flashes.
root.setAttribute(veil, firstSafeView.mode);

// A frame belongs to the site of its top page, where the browser reveals that.
const host = hostOfPage();

function hostOfPage(): string {
  const above = location.ancestorOrigins;
  const top = above.length > 0 ? above[above.length - 1] : undefined;
  return (top ? new URL(top).hostname : location.hostname).replace(/^www\./, "");
}

subscribeToView((view) => {
  const mode = coverMode(host, view);
  if (mode) root.setAttribute(veil, mode);
  else root.removeAttribute(veil);
});

/** The covered picture at a point, whatever is over it. */
function coveredAt(x: number, y: number): Element | undefined {
  return document.elementsFromPoint(x, y).find((element) => element.matches(media) && isCovered(element));
}

function isCovered(element: Element): boolean {
  return root.hasAttribute(veil) && element.closest(`[${shown}]`) === null;
}

function show(element: Element): void {
  (element.closest("picture") ?? element).setAttribute(shown, "");
  element.setAttribute(shown, "");
}

// The first click shows the picture, the second reaches the page.
window.addEventListener(
  "click",
  (event) => {
    if (!event.isTrusted) return;
    const found = coveredAt(event.clientX, event.clientY);
    const target = event.target instanceof Element ? event.target : undefined;
    // If text is over the picture, a plain click is for the text; with Alt it is for the picture.
    if (!found || (target !== found && !target?.contains(found) && !event.altKey)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    show(found);
  },
  true,
);

// For the keyboard: Alt+V shows the pictures in the focused link or button.
window.addEventListener(
  "keydown",
  (event) => {
    if (!event.isTrusted || !event.altKey || event.shiftKey || event.code !== "KeyV") return;
    const focused = document.activeElement;
    if (!focused || focused === document.body) return;
    const inside = focused.matches(media) ? [focused] : [...focused.querySelectorAll(media)];
    for (const element of inside) show(element);
    if (inside.length > 0) event.preventDefault();
  },
  true,
);

/** No selector matches background pictures: they are searched for as parts of the page are added. */
function markBackgrounds(within: Element): void {
  const scanned = [within, ...within.querySelectorAll("*")].slice(0, maxElements);
  for (const element of scanned)
    if (getComputedStyle(element).backgroundImage.includes("url("))
      element.setAttribute(backgroundMarker, "");
}

const waiting = new Set<Element>();

function scheduleScan(element: Element): void {
  if (waiting.size === 0)
    requestIdleCallback(() => {
      for (const one of waiting) if (one.isConnected) markBackgrounds(one);
      waiting.clear();
    });
  waiting.add(element);
}

new MutationObserver((changes) => {
  for (const { addedNodes } of changes)
    for (const node of addedNodes) if (node instanceof Element) scheduleScan(node);
}).observe(root, { childList: true, subtree: true });

// A frame is part of the page that shows it, not a page of its own.
if (window === window.top) listenForQuestions();
