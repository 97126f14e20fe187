/** Does something once the next frame is painted, so that what was pressed is seen first; at once while hidden. */
export function afterPaint(task: () => void): void {
  if (document.hidden) task();
  else requestAnimationFrame(() => setTimeout(task));
}
