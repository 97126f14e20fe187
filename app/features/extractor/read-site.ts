import type { JobPages } from "#app/api/firecrawl/follow.ts";
import { readPublished } from "#app/browser/read-published.ts";
import { loadOnce } from "#app/hydration/load-once.ts";
import { loadSurahNames, readWholeText, surahs } from "#content/quran/index.ts";
import { type CrawlSite, crawlSites } from "#domain/extraction/crawl-sites.ts";
import { surahNames } from "#domain/extraction/pages/general-page.ts";
import type { CrawledPage } from "#domain/extraction/pages/page-lines.ts";
import {
  type Knowledge,
  type ProcessedVerse,
  processedData,
  versesOf,
} from "#domain/extraction/pages/process-site.ts";
import { pageReport } from "#domain/extraction/site-report.ts";
import type { WireDocument } from "#domain/extraction/wire/answers.ts";
import { quranText } from "#domain/quote-check/quran-text.ts";
import { ownAddresses, type StoredResult } from "./result-store.ts";

async function loadReferences(): Promise<Knowledge> {
  const [uthmani, plain, english] = await Promise.all([
    readWholeText(readPublished, "arabic"),
    readWholeText(readPublished, "imlaei"),
    loadSurahNames("en"),
  ]);
  return {
    quran: quranText({ uthmani, plain }),
    findSurahNumber: surahNames(surahs.map(({ arabicName }) => arabicName)),
    surahs: surahs.map(({ number, arabicName, revelation }) => ({
      number,
      arabicName,
      englishName: english[number - 1]?.name ?? arabicName,
      revelation,
    })),
  };
}

/** Our verified text, loaded with the first pages; after a failure the next pages try again. */
const loadKnowledge = loadOnce(loadReferences);

function pageOf({ markdown = "", html = "", metadata = {} }: WireDocument): CrawledPage {
  const text = (name: string) => (typeof metadata[name] === "string" ? metadata[name] : undefined);
  const [language, title] = [text("language"), text("title")];
  return {
    url: text("sourceURL") ?? text("url") ?? "",
    markdown,
    html,
    ...(language === undefined ? {} : { language }),
    ...(title === undefined ? {} : { title }),
  };
}

function isErrorPage({ metadata }: WireDocument): boolean {
  return Number(metadata?.statusCode) >= 400;
}

/** Lets the browser handle input between two pages. */
const yieldToInput = () => new Promise<void>((resolve) => setTimeout(resolve));

const elsewhere: CrawlSite = { id: ownAddresses, url: "", kind: "general" };

/** A page of a known site is read by the rules of that site, whichever job fetched it. */
function siteOf({ url }: CrawledPage): CrawlSite {
  const host = URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, "") : "";
  return crawlSites.find(({ id }) => id === host) ?? elsewhere;
}

/** Extracts the data of a site's pages; error pages are only counted. */
export async function readSite(
  name: string,
  { pages, isCut, failure }: JobPages,
  now: Date,
): Promise<{ readonly result: StoredResult; readonly pages: readonly CrawledPage[] }> {
  const knowledge = await loadKnowledge();
  const good = pages.filter((page) => !isErrorPage(page)).map(pageOf);
  const verses: ProcessedVerse[][] = [];
  const site = crawlSites.find(({ id }) => id === name);
  for (const page of good) {
    verses.push(versesOf(page, site ?? siteOf(page), knowledge));
    await yieldToInput();
  }
  const result = {
    siteName: name,
    timestamp: now.toISOString(),
    pageCount: good.length,
    errorPages: pages.length - good.length,
    isCut,
    ...(failure ? { isPartial: true } : {}),
    reports: good.map(({ url, title }, at) => pageReport(url, title, verses[at] ?? [])),
    data: processedData(good, verses, knowledge.surahs),
  };
  return { result, pages: good };
}
