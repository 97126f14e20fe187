import { csvTable } from "#domain/csv-table.ts";
import type { VerseMatch } from "./pages/match-seen.ts";
import type { ProcessedVerse } from "./pages/process-site.ts";

/** The verdicts on a quote, those that a site should act on first. */
export const verdicts = ["altered", "wrong-reference", "not-quran", "variant", "exact"] as const;
export type SiteVerdict = VerseMatch["kind"];

/** A quote of a page that its site should look at. */
export type Finding = {
  readonly verdict: Exclude<SiteVerdict, "exact">;
  /** As the page shows it. */
  readonly text: string;
  /** The verse that it is, and the one that the page names where that is another: `112:1`. */
  readonly verse?: string;
  readonly given?: string;
  /** What the page should show. */
  readonly verified?: string;
  readonly differences: readonly { readonly seen: string; readonly verified: string }[];
};

/** What one page shows as Quran. */
export type PageReport = {
  readonly url: string;
  readonly title?: string;
  readonly counts: Readonly<Record<SiteVerdict, number>>;
  readonly findings: readonly Finding[];
};

const noCounts = { exact: 0, variant: 0, altered: 0, "wrong-reference": 0, "not-quran": 0 } as const;

const keyOf = ({ surah, ayah }: { readonly surah: number; readonly ayah: number }) => `${surah}:${ayah}`;

function findingOf({ arabicText, match }: ProcessedVerse): Finding[] {
  if (match.kind === "exact") return [];
  const differences =
    match.kind === "altered" ? match.differences.map(({ seen, verified }) => ({ seen, verified })) : [];
  if (match.kind === "not-quran") return [{ verdict: match.kind, text: arabicText, differences }];
  return [
    {
      verdict: match.kind,
      text: arabicText,
      verse: keyOf(match.reference),
      ...(match.kind === "wrong-reference" ? { given: keyOf(match.given) } : {}),
      ...(match.verified === undefined ? {} : { verified: match.verified }),
      differences,
    },
  ];
}

const placeOf = ({ verdict }: Finding) => verdicts.indexOf(verdict);

/** The report of a page with the quotes that were found on it. */
export function pageReport(
  url: string,
  title: string | undefined,
  verses: readonly ProcessedVerse[],
): PageReport {
  const counts = { ...noCounts } as Record<SiteVerdict, number>;
  for (const { match } of verses) counts[match.kind] += 1;
  const findings = verses.flatMap(findingOf).sort((one, other) => placeOf(one) - placeOf(other));
  return { url, ...(title === undefined ? {} : { title }), counts, findings };
}

/** How many quotes of a page a site should mend: other words, and the words of another verse. */
function toMend({ counts }: Pick<PageReport, "counts">): number {
  return counts.altered + counts["wrong-reference"];
}

/** A site's result as far as its report needs it. */
type Reported = {
  readonly siteName: string;
  readonly timestamp: string;
  readonly data: { readonly verses: readonly ProcessedVerse[] };
  readonly reports?: readonly PageReport[];
};

/**
 * The pages of a site with quotes, those with most to mend first. Results that an earlier release stored have each
 * repeated quote on its first page only.
 */
export function siteReport({ reports, data }: Pick<Reported, "reports" | "data">): readonly PageReport[] {
  const pages = reports ?? groupedByPage(data.verses);
  return pages
    .filter(({ counts }) => verdicts.some((verdict) => counts[verdict] > 0))
    .toSorted((one, other) => toMend(other) - toMend(one));
}

function groupedByPage(verses: readonly ProcessedVerse[]): readonly PageReport[] {
  const pages = new Map<string, ProcessedVerse[]>();
  for (const verse of verses) pages.set(verse.page, [...(pages.get(verse.page) ?? []), verse]);
  return [...pages].map(([url, found]) => pageReport(url, undefined, found));
}

/** The counts of several pages together. */
export function totalCounts(pages: readonly PageReport[]): Readonly<Record<SiteVerdict, number>> {
  const total = { ...noCounts } as Record<SiteVerdict, number>;
  for (const { counts } of pages) for (const verdict of verdicts) total[verdict] += counts[verdict];
  return total;
}

const columns = ["page", "title", "verdict", "verse", "given", "text", "verified", "differences"] as const;

/** What a site should look at as CSV, one row for each quote (RFC 4180). */
export function reportAsCsv(pages: readonly PageReport[]): string {
  const rows = pages.flatMap(({ url, title, findings }) =>
    findings.map(({ verdict, verse, given, text, verified, differences }) => [
      url,
      title,
      verdict,
      verse,
      given,
      text,
      verified,
      differences.map(({ seen, verified: ours }) => `${seen || "∅"} → ${ours || "∅"}`).join("; "),
    ]),
  );
  return csvTable([columns, ...rows]);
}

/** The whole report as JSON. */
export function reportAsJson(
  { siteName, timestamp }: Pick<Reported, "siteName" | "timestamp">,
  pages: readonly PageReport[],
): string {
  const whole = { site: siteName, checkedAt: timestamp, total: totalCounts(pages), pages };
  return `${JSON.stringify(whole, null, 2)}\n`;
}
