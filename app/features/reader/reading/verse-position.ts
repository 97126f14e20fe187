/** Where the eye reads, as a share of the screen's height from the top. */
const readingLine = 0.3;

/** Focuses a verse, so that a screen reader says its name; focus that is already within the verse stays. */
export function focusVerse(ayah: number): void {
  const verse = document.getElementById(`verse-${ayah}`);
  if (!verse?.contains(document.activeElement)) verse?.focus({ preventScroll: true });
}

/** True while a verse starts between the top of the screen and the reading line. */
export function isStartAboveReadingLine(ayah: number): boolean {
  const top = document.getElementById(`verse-${ayah}`)?.getBoundingClientRect().top;
  return top !== undefined && top >= 0 && top <= innerHeight * readingLine;
}

/** The verse under the reading line: the one being read. */
export function verseAtLine(): number | undefined {
  const x = document.documentElement.clientWidth / 2;
  const card = document.elementFromPoint(x, innerHeight * readingLine)?.closest<HTMLElement>("li[data-ayah]");
  return card ? Number(card.dataset.ayah) : undefined;
}
