import assert from "node:assert/strict";
import fc from "fast-check";
import { publishedVerses } from "#content/quran/published-verses.testing.ts";
import { parseCalendarDay } from "#domain/calendar-day.ts";
import { readMark } from "#domain/citations/citation-mark.ts";
import { type CrawlSite, crawlSites } from "#domain/extraction/crawl-sites.ts";
import { surahNames } from "#domain/extraction/pages/general-page.ts";
import { versesOf } from "#domain/extraction/pages/process-site.ts";
import { readJobState, readStarted } from "#domain/extraction/wire/answers.ts";
import { parseHijriDate } from "#domain/hijri/hijri-date.ts";
import { isLanguage, languages, preferredLanguage } from "#domain/language.ts";
import { parseAmount } from "#domain/money/parse-amount.ts";
import { readMosqueTable } from "#domain/prayer-times/mosque-table.ts";
import { quranText } from "#domain/quote-check/quran-text.ts";
import { parsePlace } from "#domain/search/parse-place.ts";
import { isTimestamp, parseTimestamp } from "#domain/sync/timestamp.ts";
import { findTexts, marksIn, readQuery, searchableText } from "#domain/text-search/text-search.ts";
import { parseVerseRange } from "#domain/verse-range.ts";
import { ayahsIn, isVerse, parseVerseKey } from "#domain/verse-reference.ts";
import { isTimeZone } from "#domain/zoned-time.ts";
import { oddText, oddValue } from "./odd-text.ts";
import { type Target, target } from "./target.ts";

const references = target("references", 120, oddText, (text) => {
  const range = parseVerseRange(text);
  if (typeof range === "object")
    assert(range.from >= 1 && range.from <= range.to && range.to <= ayahsIn(range.surah), "no such range");
  const verse = parseVerseKey(text);
  assert(!verse || isVerse(verse), "no such verse");
  const cited = readMark(text);
  assert(cited?.kind !== "quran" || isVerse(cited), "no such cited verse");
  parsePlace(text);
});

const most = 1_000_000;
const amounts = target(
  "amounts",
  120,
  fc.tuple(oddText, fc.constantFrom(...languages), fc.constantFrom("USD", "JPY", "EUR")),
  ([typed, language, currency]) => {
    const read = parseAmount(typed, { language, currency, most });
    if (read.isAmount)
      assert(Number.isInteger(read.amount) && read.amount > 0 && read.amount <= most, "no amount");
  },
);

const line = fc
  .array(
    fc.oneof(
      oddText,
      fc.constantFrom("05:12", "6:30 am", "12.15", "٤:٤٥", "--", "Fajr", "العشاء", "2026-03-01"),
    ),
  )
  .map((cells) => cells.join(" "));
const tables = target("prayer tables", 80, fc.array(line, { maxLength: 30 }), (lines) => {
  const { days } = readMosqueTable(lines.join("\n"), { year: 2026, month: 3, day: 1 });
  for (const { times } of days)
    for (const minutes of Object.values(times))
      assert(minutes >= 0 && minutes < 2880, "a time outside its day");
});

const days = target("calendar", 80, oddText, (text) => {
  const day = parseCalendarDay(text);
  assert(
    !day || new Date(Date.UTC(day.year, day.month - 1, day.day)).getUTCDate() === day.day,
    "no such day",
  );
  const hijri = parseHijriDate(text);
  assert(
    !hijri || (hijri.month >= 1 && hijri.month <= 12 && hijri.day >= 1 && hijri.day <= 30),
    "no Hijri day",
  );
});

const locales = target("locale", 80, fc.array(oddText, { maxLength: 5 }), (tags) => {
  const language = preferredLanguage(tags);
  assert(language === undefined || isLanguage(language), "no language of ours");
  for (const tag of tags) {
    isTimeZone(tag);
    if (isTimestamp(tag)) assert(Number.isSafeInteger(parseTimestamp(tag).time), "a stamp without a time");
  }
});

const item = searchableText(["Actions are but by intentions", "إِنَّمَا ٱلْأَعْمَالُ بِٱلنِّيَّاتِ"]);
const searches = target("search of texts", 40, oddText, (typed) => {
  const query = readQuery(typed);
  findTexts([item], (text) => text, query);
  for (const [from, to] of marksIn(typed, query))
    assert(from >= 0 && from < to && to <= typed.length, "a mark outside");
});

const wire = target("answers of firecrawl", 60, oddValue, (body) => {
  const state = readJobState(body);
  assert(!state || (state.total >= 0 && state.completed >= 0), "a count below nothing");
  readStarted("start crawl job", "crawl", { status: 200, body });
});

const opening = publishedVerses.uthmani.slice(0, 12);
const knowledge = {
  quran: quranText(publishedVerses),
  surahs: [{ number: 1, arabicName: "الفاتحة", englishName: "Al-Fatihah", revelation: "meccan" as const }],
  findSurahNumber: surahNames(["الفاتحة"]),
};
const page = fc.record({
  url: fc.oneof(oddText, fc.constantFrom("https://quran.com/1", "https://equran.me/read-1.html", "http://[")),
  markdown: fc
    .array(fc.oneof(oddText, fc.constantFrom(...opening)), { maxLength: 8 })
    .map((lines) => lines.join("\n")),
  html: fc
    .array(fc.oneof(oddText, fc.constantFrom(...opening)), { maxLength: 8 })
    .map((parts) => parts.join("")),
});
const pages = target(
  "pages of firecrawl",
  60,
  fc.tuple(page, fc.constantFrom<CrawlSite>(...crawlSites)),
  ([seen, site]) => void versesOf(seen, site, knowledge),
  [{ url: "https://example.org", markdown: `${opening.join(" ")} ${opening[5]}`, html: "" }, crawlSites[0]],
);

/** The parsers of the domain, each with an invariant of its result. */
export const parserTargets: readonly Target[] = [
  references,
  amounts,
  tables,
  days,
  locales,
  searches,
  wire,
  pages,
];
