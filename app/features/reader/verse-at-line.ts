/** The verse nearest under the header line is the one being read. */
const readingLine = 0.3;

/** The verse that stands where the eye reads. */
export function verseAtLine(): number | undefined {
  const x = document.documentElement.clientWidth / 2;
  const card = document.elementFromPoint(x, innerHeight * readingLine)?.closest<HTMLElement>("[data-ayah]");
  return card ? Number(card.dataset.ayah) : undefined;
}
