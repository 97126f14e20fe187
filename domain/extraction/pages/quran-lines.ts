import { ayahsIn } from "#domain/verse-reference.ts";
import { isArabic } from "./page-lines.ts";
import { atVerse, type SeenVerse } from "./seen-verse.ts";
import { atMarks } from "./verse-marks.ts";

/** The verses named by a page's address. */
export type VersesOfPage = { readonly surah?: number; readonly from?: number; readonly to?: number };

const key = /^(\d{1,3}):(\d{1,3})\b[\s.\-\u2013]*/;
const number = /^\s*[([]?\d{1,3}[)\].:]?\s+/;

/** The lines of a Quran page as verses, each with the lines of another language after it as its translation. */
export function versesInLines(lines: readonly string[], { surah, from, to }: VersesOfPage): SeenVerse[] {
  const verses: {
    text: string;
    surah?: number | undefined;
    ayah?: number | undefined;
    translation: string;
  }[] = [];
  let named: { readonly surah: number; readonly ayah: number } | undefined;
  for (const whole of lines) {
    const match = key.exec(whole);
    if (match) named = { surah: Number(match[1]), ayah: Number(match[2]) };
    const line = match ? whole.slice(match[0].length) : whole;
    if (line.trim() === "") continue;
    if (!isArabic(line)) {
      const last = verses.at(-1);
      if (last) last.translation = `${last.translation} ${line.replace(number, "")}`.trim();
      continue;
    }
    for (const { text, ayah } of atMarks(line)) {
      verses.push({ text, surah: named?.surah ?? surah, ayah: ayah ?? named?.ayah, translation: "" });
      named = undefined;
    }
  }
  numberByOrder(verses, surah, from, to);
  return verses.map(({ text, surah: one, ayah, translation }) => ({
    ...atVerse(text, one, ayah),
    ...(translation === "" ? {} : { translation }),
  }));
}

/** On a page without marks and with as many Arabic lines as verses, each line is a verse. */
function numberByOrder(
  verses: { ayah?: number | undefined }[],
  surah: number | undefined,
  first = 1,
  last = surah === undefined ? 0 : ayahsIn(surah),
): void {
  if (surah === undefined || verses.some(({ ayah }) => ayah !== undefined)) return;
  const count = last - first + 1;
  // A heading or the basmala may precede the verses.
  const surplus = verses.length - count;
  if (count < 1 || surplus < 0 || surplus > 2) return;
  verses.slice(surplus).forEach((verse, at) => {
    verse.ayah = first + at;
  });
}
