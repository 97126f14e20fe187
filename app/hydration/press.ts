/** Milliseconds after the finger is lifted until its click has come: a touch sends it after `pointerup`. */
const clickWithin = 100;
/** Milliseconds after which a press counts as over although no end of it was seen, as with a menu of the browser. */
const longestPress = 1500;

let isWatching = false;
let press: Promise<void> | undefined;

function onPointerDown(): void {
  press ??= new Promise((resolve) => {
    const end = () => {
      clearTimeout(limit);
      for (const event of ends) removeEventListener(event, endSoon, true);
      press = undefined;
      resolve();
    };
    const endSoon = () => setTimeout(end, clickWithin);
    const ends = ["pointerup", "pointercancel"] as const;
    for (const event of ends) addEventListener(event, endSoon, { capture: true, once: true });
    const limit = setTimeout(end, longestPress);
  });
}

/** Begins to notice presses; does nothing the second time. */
export function watchPresses(): void {
  if (isWatching) return;
  isWatching = true;
  addEventListener("pointerdown", onPointerDown, { capture: true, passive: true });
}

/**
 * Resolves when no button of the page is being pressed: what comes into the page between the press and its end may push
 * away what the person presses, and the browser then sends no click to it. At once where nothing is pressed.
 */
export async function whenNotPressed(): Promise<void> {
  while (press) await press;
}
