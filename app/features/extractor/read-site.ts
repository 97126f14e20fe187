import type { JobPages } from "#app/api/firecrawl/follow.ts";
import type { CrawlSite, CrawlSiteId } from "#domain/extraction/crawl-sites.ts";
import type { CrawledPage } from "#domain/extraction/pages/page-lines.ts";
import { type ProcessedVerse, processedData, versesOf } from "#domain/extraction/pages/process-site.ts";
import type { WireDocument } from "#domain/extraction/wire/answers.ts";
import { loadKnowledge } from "./knowledge.ts";
import type { KeptResult } from "./result-store.ts";

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

/** Draws from a site's pages what is in them; pages of errors are counted and left aside. */
export async function readSite(
  site: CrawlSite & { readonly id: CrawlSiteId },
  { pages, isCut }: JobPages,
  now: Date,
): Promise<{ readonly result: KeptResult; readonly pages: readonly CrawledPage[] }> {
  const knowledge = await loadKnowledge();
  const good = pages.filter((page) => !isErrorPage(page)).map(pageOf);
  const verses: ProcessedVerse[][] = [];
  for (const page of good) {
    verses.push(versesOf(page, site, knowledge));
    await breathe();
  }
  const result = {
    siteName: site.id,
    timestamp: now.toISOString(),
    pageCount: good.length,
    errorPages: pages.length - good.length,
    isCut,
    data: processedData(good, verses, knowledge.surahs),
  };
  return { result, pages: good };
}
