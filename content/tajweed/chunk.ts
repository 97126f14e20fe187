import { type TajweedSpan, tajweedRules } from "#domain/tajweed/rule.ts";
import { ayahsIn } from "#domain/verse-reference.ts";

/**
 * One verse's spans: distance from the last `from` (from 0 for the first), length, index of the rule in
 * `tajweedRules`.
 */
export type VerseChunk = readonly number[];

/** Packs the spans of a verse, which are in the order of the text. */
export function packSpans(spans: readonly TajweedSpan[]): VerseChunk {
  let last = 0;
  return spans.flatMap(({ from, to, rule }) => {
    const gap = from - last;
    last = from;
    return [gap, to - from, tajweedRules.indexOf(rule)];
  });
}

/** Unpacks the spans of a verse; undefined for anything that `packSpans` did not write. */
export function unpackSpans(chunk: unknown): readonly TajweedSpan[] | undefined {
  if (!Array.isArray(chunk) || chunk.length % 3 !== 0) return undefined;
  const spans: TajweedSpan[] = [];
  let from = 0;
  for (let at = 0; at < chunk.length; at += 3) {
    const [gap, length, place] = chunk.slice(at, at + 3) as unknown[];
    const rule = typeof place === "number" ? tajweedRules[place] : undefined;
    if (!isCount(gap) || !isCount(length) || length === 0 || !rule) return undefined;
    from += gap;
    spans.push({ from, to: from + length, rule });
  }
  return spans;
}

/** Unpacks a surah: one list of spans per ayah; undefined if it is not that whole surah. */
export function unpackSurah(value: unknown, surah: number): readonly (readonly TajweedSpan[])[] | undefined {
  if (!Array.isArray(value) || value.length !== ayahsIn(surah)) return undefined;
  const verses = value.map(unpackSpans);
  return verses.every((spans) => spans !== undefined) ? verses : undefined;
}

function isCount(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= 0;
}
