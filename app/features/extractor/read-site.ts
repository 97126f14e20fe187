import type { JobPages } from "#app/api/firecrawl/follow.ts";
import { type CrawlSite, crawlSites } from "#domain/extraction/crawl-sites.ts";
import type { CrawledPage } from "#domain/extraction/pages/page-lines.ts";
import { type ProcessedVerse, processedData, versesOf } from "#domain/extraction/pages/process-site.ts";
import type { WireDocument } from "#domain/extraction/wire/answers.ts";
import { loadKnowledge } from "./knowledge.ts";
import { ownAddresses, type ResultName, type StoredResult } from "./result-store.ts";

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

/** Lets the page answer to the person between two pages that are read. */
const breathe = () => new Promise<void>((resolve) => setTimeout(resolve));

const elsewhere: CrawlSite = { id: ownAddresses, url: "", kind: "general" };

/** A page of a site that is known is read as that site's pages are, wherever it was asked for. */
function siteOf({ url }: CrawledPage): CrawlSite {
  const host = URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, "") : "";
  return crawlSites.find(({ id }) => id === host) ?? elsewhere;
}

/** Draws from a site's pages what is in them; pages of errors are counted and left aside. */
export async function readSite(
  name: ResultName,
  { pages, isCut }: JobPages,
  now: Date,
): Promise<{ readonly result: StoredResult; readonly pages: readonly CrawledPage[] }> {
  const knowledge = await loadKnowledge();
  const good = pages.filter((page) => !isErrorPage(page)).map(pageOf);
  const verses: ProcessedVerse[][] = [];
  const site = crawlSites.find(({ id }) => id === name);
  for (const page of good) {
    verses.push(versesOf(page, site ?? siteOf(page), knowledge));
    await breathe();
  }
  const result = {
    siteName: name,
    timestamp: now.toISOString(),
    pageCount: good.length,
    errorPages: pages.length - good.length,
    isCut,
    data: processedData(good, verses, knowledge.surahs),
  };
  return { result, pages: good };
}
