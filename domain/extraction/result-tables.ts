import { csvTable } from "#domain/csv-table.ts";
import type { VerseMatch } from "./pages/match-seen.ts";
import type { ProcessedData, ProcessedVerse } from "./pages/process-site.ts";
import type { PageReport } from "./site-report.ts";

/** The stored and exported result of a site. */
export type SiteResult = {
  readonly siteName: string;
  readonly timestamp: string;
  readonly data: ProcessedData;
  /** What each page shows as Quran; absent in results that an earlier release stored. */
  readonly reports?: readonly PageReport[];
};

/** Whether a text may be called Quran or was only seen on a site. */
export function verificationStatus({ kind }: VerseMatch): "quran" | "seen-on-site" {
  return kind === "exact" ? "quran" : "seen-on-site";
}

const columns = [
  "site",
  "seen_at",
  "page",
  "number",
  "surah",
  "verse",
  "standing",
  "match",
  "text",
  "differences",
  "translation",
] as const;

function differencesOf(match: VerseMatch): string {
  if (match.kind === "wrong-reference")
    return `${match.given.surah}:${match.given.ayah} → ${match.reference.surah}:${match.reference.ayah}`;
  if (match.kind !== "altered") return "";
  return match.differences.map(({ seen, verified }) => `${seen || "∅"} → ${verified || "∅"}`).join("; ");
}

function row({ siteName, timestamp }: SiteResult, verse: ProcessedVerse) {
  return [
    siteName,
    timestamp,
    verse.page,
    verse.number,
    verse.surahNumber,
    verse.verseNumber,
    verificationStatus(verse.match),
    verse.match.kind,
    verse.arabicText,
    differencesOf(verse.match),
    verse.translation,
  ];
}

/** The verses of the sites as CSV with a header row (RFC 4180). */
export function resultsAsCsv(results: readonly SiteResult[]): string {
  const rows = results.flatMap((result) => result.data.verses.map((verse) => row(result, verse)));
  return csvTable([columns, ...rows]);
}

/** The results of the sites as JSON, each verse with its verification status. */
export function resultsAsJson(results: readonly SiteResult[]): string {
  const whole = results.map(({ siteName, timestamp, data }) => ({
    siteName,
    timestamp,
    ...data,
    verses: data.verses.map((verse) => ({ ...verse, standing: verificationStatus(verse.match) })),
  }));
  return `${JSON.stringify(whole, null, 2)}\n`;
}
