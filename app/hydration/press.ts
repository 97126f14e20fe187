/** Milliseconds after the finger is lifted until its click has come: a touch sends it after `pointerup`. */
const clickWithin = 100;

let press: Promise<void> | undefined;
let release: (() => void) | undefined;

const begin = () => {
  press ??= new Promise((resolve) => {
    release = resolve;
  });
};

const end = () => {
  press = undefined;
  release?.();
};

const endSoon = () => setTimeout(end, clickWithin);

/** Begins to notice presses; does nothing the second time. */
export function watchPresses(): void {
  addEventListener("pointerdown", begin);
  addEventListener("pointerup", endSoon);
  addEventListener("pointercancel", endSoon);
}

/**
 * Resolves when the press on the page is over: what comes into the page between the press and its end may push away what
 * the person presses, and the browser then sends no click to it. Undefined where nothing is pressed.
 */
export const whenNotPressed = () => press;
