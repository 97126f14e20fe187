import type { ProcessedVerse } from "./pages/process-site.ts";
import type { SiteVerdict } from "./site-report.ts";

/** A quote on a page, at one of two times. */
export type QuoteThen = {
  readonly page: string;
  readonly verse?: string;
  readonly text: string;
  readonly verdict: SiteVerdict;
};

/** A quote that a page shows otherwise than last time. */
export type ChangedQuote = {
  readonly page: string;
  readonly verse: string;
  readonly before: Pick<QuoteThen, "text" | "verdict">;
  readonly after: Pick<QuoteThen, "text" | "verdict">;
};

/** How a site differs from last time. */
export type SiteChanges = {
  /** When both were read, as ISO dates. */
  readonly before: string;
  readonly after: string;
  readonly added: readonly QuoteThen[];
  readonly gone: readonly QuoteThen[];
  readonly changed: readonly ChangedQuote[];
  /** Pages of last time that were not read this time: what they show now is not known. */
  readonly unread: readonly string[];
};

type Compared = {
  readonly timestamp: string;
  readonly pages: readonly string[];
  readonly verses: readonly ProcessedVerse[];
};

function quoteOf({ page, surahNumber, verseNumber, arabicText, match }: ProcessedVerse): QuoteThen {
  const hasPlace = surahNumber !== undefined && verseNumber !== undefined;
  return {
    page,
    ...(hasPlace ? { verse: `${surahNumber}:${verseNumber}` } : {}),
    text: arabicText,
    verdict: match.kind,
  };
}

const exactKey = ({ page, verse = "", text }: QuoteThen) => `${page} ${verse} ${text}`;
const placeKey = ({ page, verse }: QuoteThen) => (verse === undefined ? undefined : `${page} ${verse}`);

/**
 * The quotes that are new, gone and changed between two readings of a site. A quote is changed where the same page
 * shows the same verse with another text; one without a verse is compared by its text. A quote that stands on several
 * pages is compared on its first that was read.
 */
export function siteChanges(before: Compared, after: Compared): SiteChanges {
  const readNow = new Set(after.pages);
  const unread = [...new Set(before.pages)].filter((page) => !readNow.has(page));
  const [old, now] = [before.verses.map(quoteOf), after.verses.map(quoteOf)];
  const [oldKeys, nowKeys] = [new Set(old.map(exactKey)), new Set(now.map(exactKey))];
  const lost = old.filter((quote) => readNow.has(quote.page) && !nowKeys.has(exactKey(quote)));
  const fresh = now.filter((quote) => !oldKeys.has(exactKey(quote)));
  const changed: ChangedQuote[] = [];
  const paired = new Set<QuoteThen>();
  for (const quote of fresh) {
    const place = placeKey(quote);
    const former = lost.find((one) => place !== undefined && placeKey(one) === place && !paired.has(one));
    if (!former) continue;
    paired.add(former).add(quote);
    const then = ({ text, verdict }: QuoteThen) => ({ text, verdict });
    changed.push({ page: quote.page, verse: quote.verse ?? "", before: then(former), after: then(quote) });
  }
  const rest = (quotes: readonly QuoteThen[]) => quotes.filter((quote) => !paired.has(quote));
  return {
    before: before.timestamp,
    after: after.timestamp,
    added: rest(fresh),
    gone: rest(lost),
    changed,
    unread,
  };
}
