import type { CrawlSite } from "../crawl-sites.ts";
import { agree } from "../matching/agree.ts";
import { readLetters } from "../matching/letters.ts";
import { matchVerse, type VerseMatch } from "../matching/match-verse.ts";
import type { VerifiedQuran } from "../matching/verified-quran.ts";
import { parseGeneral, type SurahNamed } from "./general-page.ts";
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
  readonly quran: VerifiedQuran;
  readonly surahs: readonly SurahFacts[];
  readonly surahNamed: SurahNamed;
};

/** Loose text must have more than this many characters without pause marks and the sign of prostration. */
const longestIgnored = 10;
const uncounted = /[\u06d6-\u06dc\u06e9]/g;

const basmalaWords = 4;

/** Removes the basmala that sites write before the first verse of a surah, except of surahs 1 and 9. */
function withoutBasmala(verse: SeenVerse, quran: VerifiedQuran): SeenVerse {
  const { reference } = verse;
  if (reference?.ayah !== 1 || reference.surah === 1 || reference.surah === 9) return verse;
  const words = verse.text.trim().split(/\s+/);
  const head = readLetters(words.slice(0, basmalaWords).join(" "));
  // 95 and 97 start with a doubled ba, where recitation joins the verse before.
  const plainHead = head.map((letter, at) =>
    at === 0 ? { ...letter, vowels: letter.vowels & ~64 } : letter,
  );
  const basmala = quran.verse({ surah: 1, ayah: 1 });
  const isBasmala = basmala?.spellings().some((spelling) => agree(plainHead, spelling)) ?? false;
  return isBasmala && words.length > basmalaWords
    ? { ...verse, text: words.slice(basmalaWords).join(" ") }
    : verse;
}

function matched(verse: SeenVerse, quran: VerifiedQuran): VerseMatch {
  const { text, reference, isQuotation = false, isLoose = false } = verse;
  return matchVerse(
    { text, isQuotation: isQuotation || isLoose, ...(reference ? { reference } : {}) },
    quran,
  );
}

function seenOn(page: CrawledPage, site: CrawlSite, { quran, surahNamed }: Knowledge): readonly SeenVerse[] {
  const parser = quranParsers[site.id as keyof typeof quranParsers];
  const seen = parser ? parser(page) : parseGeneral(page, surahNamed);
  return nameSurahs(
    seen.map((verse) => withoutBasmala(verse, quran)),
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
    const match = matched(verse, knowledge.quran);
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
