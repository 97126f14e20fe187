import { type DBSchema, openDB } from "idb";
import { type CrawlSiteId, crawlSites } from "#domain/extraction/crawl-sites.ts";
import type { OtherJobKind } from "#domain/extraction/job-input.ts";
import type { JobText } from "#domain/extraction/job-text.ts";
import type { CrawledPage } from "#domain/extraction/pages/page-lines.ts";
import type { SiteResult } from "#domain/extraction/result-tables.ts";

/** Pages of addresses that the person named stand beside the sites. */
export const ownAddresses = "addresses";
export type ResultName = CrawlSiteId | typeof ownAddresses;

const names: readonly ResultName[] = [...crawlSites.map(({ id }) => id), ownAddresses];

/** What a site brought: read pages and what was drawn from them. */
export type StoredResult = SiteResult & {
  readonly siteName: ResultName;
  readonly pageCount: number;
  /** Pages that answered with an error instead of themselves. */
  readonly errorPages: number;
  /** More pages came than are kept. */
  readonly isCut: boolean;
};

/** What a job brought that is no list of pages; one of each kind is kept. */
export type StoredText = JobText & {
  readonly kind: Exclude<OtherJobKind, "batch">;
  readonly timestamp: string;
};

type Schema = DBSchema & {
  results: { key: string; value: StoredResult };
  pages: { key: string; value: readonly CrawledPage[] };
  texts: { key: string; value: StoredText };
};

const summaryKey = "extractorResults";

const open = () =>
  openDB<Schema>("extraction", 2, {
    upgrade(database, before) {
      if (before < 1) {
        database.createObjectStore("results");
        database.createObjectStore("pages");
      }
      database.createObjectStore("texts");
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
function writeSummary(results: readonly StoredResult[]): void {
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
export async function storedResults(): Promise<readonly StoredResult[]> {
  try {
    const all = await withDatabase((database) => database.getAll("results"));
    return names.flatMap((name) => all.filter(({ siteName }) => siteName === name));
  } catch {
    return [];
  }
}

/** Keeps a site's result and pages in place of the last; false when there is no room or no storage. */
export async function keepResult(result: StoredResult, pages: readonly CrawledPage[]): Promise<boolean> {
  try {
    await withDatabase(async (database) => {
      const change = database.transaction(["results", "pages"], "readwrite");
      await Promise.all([
        change.objectStore("results").put(result, result.siteName),
        change.objectStore("pages").put(pages, result.siteName),
        change.done,
      ]);
    });
    writeSummary(await storedResults());
    return true;
  } catch {
    return false;
  }
}

/** The pages of a site as they came. */
export async function storedPages(site: ResultName): Promise<readonly CrawledPage[]> {
  try {
    return (await withDatabase((database) => database.get("pages", site))) ?? [];
  } catch {
    return [];
  }
}

/** The texts that jobs brought, newest first. */
export async function storedTexts(): Promise<readonly StoredText[]> {
  try {
    const all = await withDatabase((database) => database.getAll("texts"));
    return all.toSorted((one, other) => other.timestamp.localeCompare(one.timestamp));
  } catch {
    return [];
  }
}

/** Keeps what a job brought in place of the last of its kind; false when there is no room or no storage. */
export async function keepText(text: StoredText): Promise<boolean> {
  try {
    await withDatabase((database) => database.put("texts", text, text.kind));
    return true;
  } catch {
    return false;
  }
}

/** Erases what a job of one kind brought. */
export async function eraseText(kind: StoredText["kind"]): Promise<void> {
  await withDatabase((database) => database.delete("texts", kind)).catch(() => undefined);
}

/** Erases the results and pages of one site, or of all, and with all the texts of other jobs. */
export async function eraseResults(site?: ResultName): Promise<void> {
  try {
    await withDatabase(async (database) => {
      for (const store of ["results", "pages"] as const)
        await (site === undefined ? database.clear(store) : database.delete(store, site));
      if (site === undefined) await database.clear("texts");
    });
    writeSummary(await storedResults());
  } catch {
    // Where nothing can be kept there is nothing to erase.
  }
}
