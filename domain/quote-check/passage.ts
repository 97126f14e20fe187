import type { VerseReference } from "#domain/verse-reference.ts";
import type { Run } from "./find-runs.ts";
import type { QuranText } from "./quran-text.ts";
import type { VerseRange } from "./source.ts";

/** Verse marks with their numbers, signs of quarters and prostration, tatweel and invisible characters. */
const ornaments =
  /[\u06de\u06e9\u0640\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff\u00ad]|\u06dd[\d\u0660-\u0669\u06f0-\u06f9]*/g;
const pauses = /[\u06d6-\u06dc]/g;
const pauseBehind = /^[\u06d6-\u06dc\u06de\u06e9 ]+|[\u06d6-\u06dc\u06de\u06e9 ]+$/g;

/** The words of a run as the verified text writes them, with the pause marks between them. */
export function textOfRun(quran: QuranText, { first, end }: Run): string {
  const words: string[] = [];
  for (let place = first; place < end; place++) words.push(quran.verified(place));
  return words.join(" ").replace(pauseBehind, "");
}

/** The verses that runs stand in, in order, each once. */
export function versesOf(quran: QuranText, runs: readonly Run[]): VerseReference[] {
  const found = new Set<number>();
  for (const { first, end } of runs)
    for (let verse = quran.verseIndex(first); verse <= quran.verseIndex(end - 1); verse++) found.add(verse);
  return [...found].sort((one, other) => one - other).map(quran.verse);
}

/** True for a run that begins and ends with a verse. */
export function isWhole(quran: QuranText, { first, end }: Run): boolean {
  return quran.verseStarts[quran.verseIndex(first)] === first && quran.isLastOfVerse(end - 1);
}

/** True where a text is written letter for letter and mark for mark; pause marks may all be left out. */
export function isLetterForLetter(written: string, verified: string): boolean {
  const own = plain(written);
  const whole = plain(verified);
  return own === whole || own === withoutPauses(whole);
}

function plain(text: string): string {
  return text.normalize("NFC").replace(ornaments, "").replace(/\s+/g, " ").trim();
}

const withoutPauses = (text: string) => text.replace(pauses, "").replace(/\s+/g, " ").trim();

/** True for a run that touches one of the verses. */
export function isIn(quran: QuranText, run: Run, { surah, ayah, last }: VerseRange): boolean {
  return versesOf(quran, [run]).some(
    (verse) => verse.surah === surah && verse.ayah >= ayah && verse.ayah <= last,
  );
}
