import { lettersOf } from "./letters.ts";
import { isTanween } from "./noon-meem.ts";
import { openingLettersCount } from "./opening-letters.ts";
import { nextPronounced, readingOf } from "./reading.ts";
import { wasl } from "./signs.ts";

/**
 * What a lesson teaches besides the marked rules: where nothing changes, and where the reader pauses without
 * breath.
 */
export const lessonPoints = ["izhar", "izhar_shafawi", "opening_letter", "sakt"] as const;

export type LessonPoint = (typeof lessonPoints)[number];

export type LessonSpan = { readonly from: number; readonly to: number; readonly point: LessonPoint };

const throatLetters: ReadonlySet<string> = new Set("ءهعحغخ");

/**
 * Places of a verse that serve as examples: a clear noon or tanween before a throat letter, a clear meem, the
 * opening letters, the letter on which the reader pauses without breath. In code points, as in `tajweedOf`.
 */
export function lessonPointsOf(text: string): LessonSpan[] {
  const letters = lettersOf(text);
  const opening = openingLettersCount(letters);
  const reading = readingOf(letters.slice(opening));
  const spans = letters.slice(0, opening).map(({ from, to }) => span(from, to, "opening_letter"));
  for (const [index, letter] of reading.entries()) {
    const { from, to, base, sound } = letter;
    const after = reading[index + 1];
    if (after?.pauseBefore && after.word !== letter.word) spans.push(span(from, to, "sakt"));
    const next = nextPronounced(reading, index);
    if (!next || next.base === wasl) continue;
    if (((base === "ن" && sound === "sukun") || isTanween(letter)) && throatLetters.has(next.base))
      spans.push(span(from, to, "izhar"));
    if (base === "م" && sound === "sukun") spans.push(span(from, to, "izhar_shafawi"));
  }
  return spans;
}

function span(from: number, to: number, point: LessonPoint): LessonSpan {
  return { from, to, point };
}
