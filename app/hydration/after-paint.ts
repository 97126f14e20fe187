/** Runs a function after the next frame is painted, so that a press shows first; immediately while the page is hidden. */
export function afterPaint(task: () => void): void {
  if (document.hidden) task();
  else requestAnimationFrame(() => setTimeout(task));
}
