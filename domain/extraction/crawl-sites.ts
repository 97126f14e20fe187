/** A site that the extractor crawls. */
export type CrawlSite = {
  readonly id: string;
  readonly url: string;
  readonly kind: "general" | "quran";
};

/** Four general sites and five of the Quran, in the order they are crawled. */
export const crawlSites = [
  { id: "sunnah.com", url: "https://sunnah.com", kind: "general" },
  { id: "dorar.net", url: "https://dorar.net", kind: "general" },
  { id: "islamqa.info", url: "https://islamqa.info", kind: "general" },
  { id: "islamweb.net", url: "https://www.islamweb.net", kind: "general" },
  { id: "quran.com", url: "https://quran.com", kind: "quran" },
  { id: "tanzil.net", url: "https://tanzil.net", kind: "quran" },
  { id: "quran.ksu.edu.sa", url: "https://quran.ksu.edu.sa", kind: "quran" },
  { id: "equran.me", url: "https://equran.me", kind: "quran" },
  { id: "alquran.cloud", url: "https://alquran.cloud", kind: "quran" },
] as const satisfies readonly CrawlSite[];

export type CrawlSiteId = (typeof crawlSites)[number]["id"];

/** The most pages crawled of a site, and for testing a key. */
export const pagesOfSite = 100;
export const pagesOfKeyTest = 1;

/** Credits per crawled page: docs.firecrawl.dev/billing, read in November 2026. */
export const creditsOfPage = 1;
/** Credits per page whose data is extracted: a page and four more for its JSON format (docs.firecrawl.dev/billing). */
export const creditsOfDataPage = 5;
