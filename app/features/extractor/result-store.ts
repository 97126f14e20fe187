import { type DBSchema, openDB } from "idb";
import { type CrawlSiteId, crawlSites } from "#domain/extraction/crawl-sites.ts";
import type { CrawledPage } from "#domain/extraction/pages/page-lines.ts";
import type { SiteResult } from "#domain/extraction/result-tables.ts";

/** What a site brought: read pages and what was drawn from them. */
export type KeptResult = SiteResult & {
  readonly siteName: CrawlSiteId;
  readonly pageCount: number;
  /** Pages that answered with an error instead of themselves. */
  readonly errorPages: number;
  /** More pages came than are kept. */
  readonly isCut: boolean;
};

type Schema = DBSchema & {
  results: { key: string; value: KeptResult };
  pages: { key: string; value: readonly CrawledPage[] };
};

const summaryKey = "extractorResults";

const open = () =>
  openDB<Schema>("extraction", 1, {
    upgrade(database) {
      database.createObjectStore("results");
      database.createObjectStore("pages");
    },
  });

async function withDatabase<Outcome>(use: (database: Awaited<ReturnType<typeof open>>) => Promise<Outcome>) {
  const database = await open();
  try {
    return await use(database);
  } finally {
    database.close();
  }
}

/** The small record beside the database: what was found, where and when. */
function writeSummary(results: readonly KeptResult[]): void {
  const summary = results.map(({ siteName, timestamp, pageCount, data }) => ({
    siteName,
    timestamp,
    pages: pageCount,
    verses: data.verses.length,
    exact: data.verses.filter(({ match }) => match.kind === "exact").length,
  }));
  if (summary.length === 0) localStorage.removeItem(summaryKey);
  else localStorage.setItem(summaryKey, JSON.stringify(summary));
}

/** All results kept, in the order of the sites; none where nothing can be kept. */
export async function keptResults(): Promise<readonly KeptResult[]> {
  try {
    const all = await withDatabase((database) => database.getAll("results"));
    return crawlSites.flatMap(({ id }) => all.filter(({ siteName }) => siteName === id));
  } catch {
    return [];
  }
}

/** Keeps a site's result and pages in place of the last; false when there is no room or no storage. */
export async function keepResult(result: KeptResult, pages: readonly CrawledPage[]): Promise<boolean> {
  try {
    await withDatabase(async (database) => {
      const change = database.transaction(["results", "pages"], "readwrite");
      await Promise.all([
        change.objectStore("results").put(result, result.siteName),
        change.objectStore("pages").put(pages, result.siteName),
        change.done,
      ]);
    });
    writeSummary(await keptResults());
    return true;
  } catch {
    return false;
  }
}

/** The pages of a site as they came. */
export async function keptPages(site: CrawlSiteId): Promise<readonly CrawledPage[]> {
  try {
    return (await withDatabase((database) => database.get("pages", site))) ?? [];
  } catch {
    return [];
  }
}

/** Erases the results and pages of one site, or of all. */
export async function eraseResults(site?: CrawlSiteId): Promise<void> {
  try {
    await withDatabase(async (database) => {
      for (const store of ["results", "pages"] as const)
        await (site === undefined ? database.clear(store) : database.delete(store, site));
    });
    writeSummary(await keptResults());
  } catch {
    // Where nothing can be kept there is nothing to erase.
  }
}
