import { withoutBasmala } from "#domain/quote-check/check-text.ts";
import type { QuranText } from "#domain/quote-check/quran-text.ts";
import type { CrawlSite } from "../crawl-sites.ts";
import { type FindSurahNumber, parseGeneral } from "./general-page.ts";
import { matchSeen, type VerseMatch } from "./match-seen.ts";
import { nameSurahs } from "./name-surahs.ts";
import { type AudioLink, audioLinks, translationLanguage, translatorOn } from "./page-facts.ts";
import type { CrawledPage } from "./page-lines.ts";
import { quranParsers } from "./quran-sites.ts";
import { reciterNames } from "./reciter-names.ts";
import type { SeenVerse } from "./seen-verse.ts";

/** A text that a site shows as Quran, and how it compares with ours. */
export type ProcessedVerse = {
  /** Its position among the verses found, from 1. */
  readonly number: number;
  /** As seen on the site. */
  readonly arabicText: string;
  readonly translation?: string;
  readonly surahNumber?: number;
  readonly verseNumber?: number;
  readonly match: VerseMatch;
  readonly page: string;
};

export type ProcessedSurah = {
  readonly number: number;
  readonly name: string;
  readonly arabicName: string;
  readonly englishName: string;
  /** How many of its verses were found. */
  readonly verses: number;
  readonly revelationType: "meccan" | "medinan";
};

export type ProcessedTranslation = {
  readonly language: string;
  readonly translator: string;
  readonly text: string;
};

/** The data extracted from a site's pages. */
export type ProcessedData = {
  readonly verses: readonly ProcessedVerse[];
  readonly surahs: readonly ProcessedSurah[];
  readonly audioLinks: readonly AudioLink[];
  readonly reciterNames: readonly string[];
  readonly translations: readonly ProcessedTranslation[];
};

/** Our own data of a surah. */
export type SurahFacts = {
  readonly number: number;
  readonly arabicName: string;
  readonly englishName: string;
  readonly revelation: "meccan" | "medinan";
};

export type Knowledge = {
  readonly quran: QuranText;
  readonly surahs: readonly SurahFacts[];
  readonly findSurahNumber: FindSurahNumber;
};

/** Loose text must have more than this many characters without pause marks and the sign of prostration. */
const longestIgnored = 10;
const uncounted = /[\u06d6-\u06dc\u06e9]/g;

/** Removes the basmala that sites write before the first verse of a surah, except of surahs 1 and 9. */
function withoutOpening(verse: SeenVerse, quran: QuranText): SeenVerse {
  const { reference } = verse;
  if (reference?.ayah !== 1 || reference.surah === 1 || reference.surah === 9) return verse;
  return { ...verse, text: withoutBasmala(quran, verse.text) };
}

function seenOn(
  page: CrawledPage,
  site: CrawlSite,
  { quran, findSurahNumber }: Knowledge,
): readonly SeenVerse[] {
  const parser = quranParsers[site.id as keyof typeof quranParsers];
  const seen = parser ? parser(page) : parseGeneral(page, findSurahNumber);
  return nameSurahs(
    seen.map((verse) => withoutOpening(verse, quran)),
    quran,
  );
}

function isUsable(verse: SeenVerse, match: VerseMatch): boolean {
  if (!verse.isLoose) return true;
  return verse.text.replace(uncounted, "").trim().length > longestIgnored && match.kind !== "not-quran";
}

/** The verses of one page, not yet numbered. */
export function versesOf(page: CrawledPage, site: CrawlSite, knowledge: Knowledge): ProcessedVerse[] {
  return seenOn(page, site, knowledge).flatMap((verse) => {
    const match = matchSeen(verse, knowledge.quran);
    if (!isUsable(verse, match)) return [];
    const { reference } = match.kind === "not-quran" ? verse : match;
    return [
      {
        number: 0,
        arabicText: verse.text,
        ...(verse.translation === undefined ? {} : { translation: verse.translation }),
        ...(reference ? { surahNumber: reference.surah, verseNumber: reference.ayah } : {}),
        match,
        page: page.url,
      },
    ];
  });
}

/** The data of a site's pages, given the verses found on each; repeated verses count once. */
export function processedData(
  pages: readonly CrawledPage[],
  versesByPage: readonly (readonly ProcessedVerse[])[],
  surahs: readonly SurahFacts[],
): ProcessedData {
  const verses = new Map<string, ProcessedVerse>();
  const translations = new Map<string, ProcessedTranslation>();
  pages.forEach((page, at) => {
    const found = versesByPage[at] ?? [];
    const translator = found.some(({ translation }) => translation) ? translatorOn(page) : "";
    for (const verse of found) {
      const key = `${verse.surahNumber}:${verse.verseNumber} ${verse.arabicText}`;
      if (!verses.has(key)) verses.set(key, { ...verse, number: verses.size + 1 });
      const text = verse.translation;
      if (text)
        translations.set(`${translator} ${text}`, { language: translationLanguage(page), translator, text });
    }
  });
  return {
    verses: [...verses.values()],
    surahs: surahsOf([...verses.values()], surahs),
    audioLinks: audioLinks(pages),
    reciterNames: reciterNames(pages),
    translations: [...translations.values()],
  };
}

function surahsOf(verses: readonly ProcessedVerse[], facts: readonly SurahFacts[]): ProcessedSurah[] {
  const ayahs = new Map<number, Set<number>>();
  for (const { surahNumber, verseNumber, match } of verses)
    if (surahNumber !== undefined && verseNumber !== undefined && match.kind !== "not-quran")
      ayahs.set(surahNumber, (ayahs.get(surahNumber) ?? new Set()).add(verseNumber));
  return facts
    .filter(({ number }) => ayahs.has(number))
    .map(({ number, arabicName, englishName, revelation }) => ({
      number,
      name: arabicName,
      arabicName,
      englishName,
      verses: ayahs.get(number)?.size ?? 0,
      revelationType: revelation,
    }));
}
