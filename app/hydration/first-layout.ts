/**
 * Ends the first layout, in which a phone leaves cards far below the screen aside (`before-first-paint.ts`, `first-paint.css`): from here
 * on every height on the page is the true one, as the way back to a place on it needs.
 */
export function endFirstLayout(): void {
  delete document.documentElement.dataset.firstLayout;
}
