/**
 * A part of a line of the Quran that is drawn separately; its horizontal offset and its distance below the line in
 * ems.
 */
type LinePart = { readonly text: string; readonly aside: number; readonly below: number };

const pauseMark = /( [\u06d6-\u06dc])/;
/** A tanween over the last letter is as high as a mark after it, so the mark moves aside. */
const highEnd = /[\u064b\u064c\u08f0\u08f1]$/;

/** The parts of a line of the Quran. Pause marks are parts of their own, because the font draws them an em too high. */
export function quranParts(line: string): LinePart[] {
  const parts = line.split(pauseMark).filter(Boolean);
  return parts.map((text, at) => {
    const before = parts[at - 1] ?? "";
    if (!pauseMark.test(text)) return { text, aside: 0, below: 0 };
    // Two marks after one word stand beside each other: each is wider than the room of a space.
    const aside = pauseMark.test(before) ? 0.4 : highEnd.test(before) ? 0.28 : 0;
    return { text, aside, below: 0.44 };
  });
}
