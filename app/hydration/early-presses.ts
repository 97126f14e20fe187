/** Where `before-first-paint.ts` notes the buttons pressed before the page's code came, in their order; undefined from then on. */
type Noting = { riwaqPressed?: readonly HTMLElement[] | undefined };

/** Stops noting early presses and repeats them now, so that none is lost on a slow connection. */
export function replayEarlyPresses(): void {
  const noting = window as Noting;
  const pressed = noting.riwaqPressed ?? [];
  noting.riwaqPressed = undefined;
  for (const button of pressed) if (button.isConnected) button.click();
}
