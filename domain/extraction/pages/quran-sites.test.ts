import { describe, expect, test } from "vitest";
import { publishedVerses as published } from "#content/quran/published-verses.testing.ts";
import { alterations, seededNumbers } from "#domain/quote-check/alterations.testing.ts";
import { readLetters } from "#domain/quote-check/letters.ts";
import { quranText } from "#domain/quote-check/quran-text.ts";
import { ayahsIn, surahCount, verseNumber } from "#domain/verse-reference.ts";
import { byTurns } from "#tests/support/by-turns.ts";
import { crawlSites } from "../crawl-sites.ts";
import type { CrawledPage } from "./page-lines.ts";
import { type ProcessedVerse, versesOf } from "./process-site.ts";

const quran = quranText(published);

type Verse = { readonly surah: number; readonly ayah: number; readonly text: string };

const surahNumbers = Array.from({ length: surahCount }, (_, at) => at + 1);
const knowledge = { quran, surahs: [], findSurahNumber: () => undefined };

const arabicDigits = (number: number) =>
  String(number).replace(/\d/g, (digit) => "٠١٢٣٤٥٦٧٨٩".charAt(Number(digit)));
const basmala = published.uthmani[0] ?? "";

const markdown = (url: string, text: string): CrawledPage => ({ url, markdown: text, html: "" });
const html = (url: string, text: string): CrawledPage => ({ url, markdown: "", html: text });

/** Pages with the structure of each site and the verses of one surah. */
const structures: Readonly<
  Record<string, Readonly<Record<string, (verses: readonly Verse[]) => CrawledPage[]>>>
> = {
  "quran.com": {
    "a surah without marks": (verses) => [
      markdown(
        `https://quran.com/${verses[0]?.surah}`,
        verses
          .map(({ text }) => `${text}\n\nA translation of the verse[1](https://quran.com/1)`)
          .join("\n\n"),
      ),
    ],
    "a verse on its own": (verses) =>
      verses.map(({ surah, ayah, text }) =>
        markdown(`https://quran.com/${surah}/${ayah}`, `# Page\n\n${text}\n\nIts meaning`),
      ),
    "verses with their keys": (verses) => [
      markdown(
        "https://quran.com/page",
        verses.map(({ surah, ayah, text }) => `${surah}:${ayah}\n\n${text}`).join("\n\n"),
      ),
    ],
  },
  "tanzil.net": {
    "the text file": (verses) => [
      markdown(
        "https://tanzil.net/pub/download/index.php",
        `${verses
          .map(({ surah, ayah, text }) => {
            const head =
              ayah === 1 && surah !== 1 && surah !== 9
                ? `${surah === 95 ? basmala.replace("بِ", "بِّ") : basmala} `
                : "";
            return `${surah}|${ayah}|${head}${text}`;
          })
          .join("\n")}\n\n# PLEASE DO NOT REMOVE\n# Tanzil Quran Text`,
      ),
    ],
  },
  "quran.ksu.edu.sa": {
    "a page of tafsir": (verses) =>
      verses.map(({ surah, ayah, text }) =>
        html(
          `https://quran.ksu.edu.sa/tafseer/katheer/sura${surah}-aya${ayah}.html`,
          `<html><body><nav><a href="/">القرآن الكريم</a></nav><div class="row" id="ayat"><p><strong class="text-success">${text} ﴿${arabicDigits(ayah)}﴾</strong></p><p>قال المفسر في هذا الموضع كلاما</p></div></body></html>`,
        ),
      ),
  },
  "equran.me": {
    "a surah": (verses) => [
      html(
        `https://equran.me/read-${verses[0]?.surah}.html`,
        `<section><h1>سورة</h1></section><div class='read-surah'><div class="juz">الجزء</div><ul>${verses
          .map(
            ({ ayah, text }) =>
              `<li><a href="/tafseer-${ayah}.html">${text}</a> <span>﴿${arabicDigits(ayah)}﴾</span>`,
          )
          .join("\n")}</ul></div>`,
      ),
    ],
    "a verse's tafsir": (verses) =>
      verses.map(({ surah, ayah, text }) =>
        markdown(`https://equran.me/tafseer-${ayah}-${surah}.html`, `${text} ﴾${ayah}﴿`),
      ),
  },
  "alquran.cloud": {
    "the answer of its API": (verses) => [
      markdown(
        `https://api.alquran.cloud/v1/surah/${verses[0]?.surah}/quran-uthmani`,
        `\`\`\`json\n${JSON.stringify({
          code: 200,
          status: "OK",
          data: {
            number: verses[0]?.surah,
            ayahs: verses.map(({ ayah, text }) => ({ number: 1, text, numberInSurah: ayah })),
          },
        })}\n\`\`\``,
      ),
    ],
    "a surah by numbered lines": (verses) => [
      markdown(
        `https://alquran.cloud/surah/${verses[0]?.surah}/`,
        verses.map(({ ayah, text }) => `${text} (${ayah})`).join("\n"),
      ),
    ],
  },
};

const cases = Object.entries(structures).flatMap(([site, shapes]) =>
  Object.entries(shapes).map(([shape, pagesFrom]) => ({ site, shape, pagesFrom })),
);

const surahWith = (surah: number, change: (text: string) => string): Verse[] =>
  Array.from({ length: ayahsIn(surah) }, (_, at) => {
    const ayah = at + 1;
    return { surah, ayah, text: change(published.uthmani[(verseNumber({ surah, ayah }) ?? 0) - 1] ?? "") };
  });

function read(site: string, pages: readonly CrawledPage[]): ProcessedVerse[] {
  const known = crawlSites.find(({ id }) => id === site);
  if (!known) throw new Error(`no site ${site}`);
  return pages.flatMap((page) => versesOf(page, known, knowledge));
}

const lettersOf = (text: string) =>
  readLetters(text)
    .letters.map(({ base, marks }) => `${base}${marks}`)
    .join();

/** The surahs that are read in the structure of this place: every third, so that each is read in three structures. */
const surahsOf = (index: number) =>
  surahNumbers.filter((surah) => byTurns([0, 1, 2], surah).includes(index % 3));

describe.each(cases)("$site, $shape", ({ site, shape, pagesFrom }) => {
  const index = cases.findIndex((one) => one.site === site && one.shape === shape);

  test("every verse is found as exact in its place, without false alarms", () => {
    const own = surahsOf(index);
    const seen = own.flatMap((surah) => read(site, pagesFrom(surahWith(surah, (text) => text))));
    const alarms = seen.filter(({ match }) => match.kind !== "exact");
    expect(alarms.slice(0, 3)).toEqual([]);
    expect(seen.map(({ surahNumber, verseNumber: ayah }) => `${surahNumber}:${ayah}`)).toEqual(
      own.flatMap((surah) => surahWith(surah, String).map(({ ayah }) => `${surah}:${ayah}`)),
    );
  });

  // Of its surahs each structure alters another of as many parts as there are structures.
  test("every altered verse is found among the right ones, and only those", () => {
    const next = seededNumbers(index + 1);
    const ways = Object.values(alterations);
    const missed: string[] = [];
    let alteredCount = 0;
    let turn = index;
    const own = surahsOf(index);
    for (const surah of own) {
      const wasAltered = new Set<number>();
      let at = 0;
      const verses = surahWith(surah, (text) => {
        at += 1;
        if ((at + surah) % cases.length !== index) return text;
        turn += 1;
        const changed = ways[turn % ways.length]?.(text, next) ?? text;
        if (lettersOf(changed) !== lettersOf(text)) wasAltered.add(at);
        return wasAltered.has(at) ? changed : text;
      });
      alteredCount += wasAltered.size;
      const pages = pagesFrom(verses);
      // A right verse on a page of its own is the page that the test above has read.
      const isPageEach = pages.length === verses.length;
      const toRead = isPageEach ? pages.filter((_, page) => wasAltered.has(page + 1)) : pages;
      const seen = read(site, toRead);
      const exact = new Set(
        seen
          .filter(({ match }) => match.kind === "exact" || match.kind === "variant")
          .map((verse) => verse.verseNumber),
      );
      for (const { ayah, text } of verses.filter(({ ayah }) => !isPageEach || wasAltered.has(ayah)))
        if (exact.has(ayah) === wasAltered.has(ayah)) missed.push(`${surah}:${ayah} ${text}`);
    }
    expect(missed.slice(0, 5)).toEqual([]);
    const verseCount = own.reduce((sum, surah) => sum + ayahsIn(surah), 0);
    expect(alteredCount).toBeGreaterThan((0.8 * verseCount) / cases.length);
  });
});
