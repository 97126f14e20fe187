/** Puts the focus on a verse, whose name says it to a screen reader; what has the focus within it keeps it. */
export function focusVerse(ayah: number): void {
  const verse = document.getElementById(`verse-${ayah}`);
  if (!verse?.contains(document.activeElement)) verse?.focus({ preventScroll: true });
}
