/** Puts the focus on a verse, whose name says it to a screen reader; what has the focus within it keeps it. */
export function focusVerse(ayah: number): void {
  const verse = document.getElementById(`verse-${ayah}`);
  if (!verse?.contains(document.activeElement)) verse?.focus({ preventScroll: true });
}

/** The verse nearest under the header line is the one being read. */
const readingLine = 0.3;

/** True while the beginning of a verse stands between the top of the screen and the reading line. */
export function isStartAboveReadingLine(ayah: number): boolean {
  const top = document.getElementById(`verse-${ayah}`)?.getBoundingClientRect().top;
  return top !== undefined && top >= 0 && top <= innerHeight * readingLine;
}

/** The verse that stands where the eye reads. */
export function verseAtLine(): number | undefined {
  const x = document.documentElement.clientWidth / 2;
  const card = document.elementFromPoint(x, innerHeight * readingLine)?.closest<HTMLElement>("[data-ayah]");
  return card ? Number(card.dataset.ayah) : undefined;
}
