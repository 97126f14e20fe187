import { foldArabic } from "#domain/arabic-folding/fold-arabic.ts";
import { isVerse, type VerseReference } from "#domain/verse-reference.ts";
import { type CrawledPage, isArabic, pageLines } from "./page-lines.ts";
import type { SeenVerse } from "./seen-verse.ts";
import { plainMarks, readDigits } from "./verse-marks.ts";

/** Finds the surah by its name as sites write it; undefined where there is none. */
export type FindSurahNumber = (name: string) => number | undefined;

/** Matches names with or without the article, the word surah and vowels. */
export function surahNames(names: readonly string[]): FindSurahNumber {
  const bare = (name: string) =>
    foldArabic(name)
      .replace(/^(?:سوره\s+)?(?:ال)?/, "")
      .replace(/\s+/g, "");
  const numbers = new Map(names.map((name, at) => [bare(name), at + 1]));
  return (name) => numbers.get(bare(name.trim()));
}

const quotation =
  /\ufd3f([^\ufd3e\ufd3f]{2,4000})\ufd3e|\ufd3e([^\ufd3e\ufd3f]{2,4000})\ufd3f|\{([^{}]{2,4000})\}/g;
const number = "[\\d\\u0660-\\u0669\\u06f0-\\u06f9]{1,3}";
const after = new RegExp(
  `^[\\s."\u00bb\u061b\u060c]*[[(\u0645]?[[(]?\\s*(?:سورة\\s+)?([\\u0621-\\u064a\\s]{2,24}|${number})\\s*[:\u060c/،]\\s*(?:الآية\\s*)?(${number})`,
);

function referenceAfter(text: string, findSurahNumber: FindSurahNumber): VerseReference | undefined {
  const match = after.exec(text);
  if (!match?.[1] || !match[2]) return undefined;
  const surah = /^[\u0621-\u064a]/.test(match[1]) ? findSurahNumber(match[1]) : readDigits(match[1]);
  const reference = { surah: surah ?? 0, ayah: readDigits(match[2]) };
  return isVerse(reference) ? reference : undefined;
}

/** Any other page: quotations in ornate brackets with the reference after them, and loose Arabic lines. */
export function parseGeneral(page: CrawledPage, findSurahNumber: FindSurahNumber): readonly SeenVerse[] {
  const verses: SeenVerse[] = [];
  for (const whole of pageLines(page)) {
    const line = plainMarks(whole, false);
    let isQuoted = false;
    for (const match of line.matchAll(quotation)) {
      const text = match[1] ?? match[2] ?? match[3] ?? "";
      if (!isArabic(text)) continue;
      isQuoted = true;
      verses.push(
        ...quoted(text, referenceAfter(line.slice(match.index + match[0].length), findSurahNumber)),
      );
    }
    if (!isQuoted && isArabic(line))
      verses.push({ text: line.replace(/\u06dd\d+/g, " ").trim(), isLoose: true });
  }
  return verses;
}

/** Verses quoted together are split at their marks, and the reference after them applies to none. */
function quoted(text: string, reference: VerseReference | undefined): SeenVerse[] {
  const parts = text.split(/\u06dd\d*/).map((part) => part.replace(/\s+/g, " ").trim());
  const several = parts.filter(isArabic);
  return several.map((part) => ({
    text: part,
    isQuotation: true,
    ...(reference && several.length === 1 ? { reference } : {}),
  }));
}
