import { type DBSchema, openDB } from "idb";
import type { CrawlTarget } from "#domain/extraction/crawl-run.ts";
import { crawlSites } from "#domain/extraction/crawl-sites.ts";
import type { OtherJobKind } from "#domain/extraction/job-input.ts";
import type { JobText } from "#domain/extraction/job-text.ts";
import type { CrawledPage } from "#domain/extraction/pages/page-lines.ts";
import type { SiteResult } from "#domain/extraction/result-tables.ts";
import { type SiteChanges, siteChanges } from "#domain/extraction/site-changes.ts";

/** The result of pages whose addresses the person typed, beside those of the sites. */
export const ownAddresses = "addresses";

/** Our own sites first, in their order; then the others by name. */
const order: readonly string[] = [...crawlSites.map(({ id }) => id), ownAddresses];
const placeOf = ({ siteName }: StoredResult) => {
  const place = order.indexOf(siteName);
  return place === -1 ? order.length : place;
};

/** The result of a site: its pages and the data extracted from them. */
export type StoredResult = SiteResult & {
  readonly pageCount: number;
  /** Pages that answered with an error. */
  readonly errorPages: number;
  /** Whether more pages came than are stored. */
  readonly isCut: boolean;
  /** Whether the crawl ended before it had all pages. */
  readonly isPartial?: boolean;
};

/** The text result of a job; one of each kind is stored. */
export type StoredText = JobText & {
  readonly kind: Exclude<OtherJobKind, "batch">;
  readonly timestamp: string;
};

/** A site that is watched: how it is crawled again, and how it differed from the time before. */
export type Monitor = { readonly target: CrawlTarget; readonly changes?: SiteChanges };

type Schema = DBSchema & {
  monitors: { key: string; value: Monitor };
  results: { key: string; value: StoredResult };
  pages: { key: string; value: readonly CrawledPage[] };
  texts: { key: string; value: StoredText };
};

const summaryKey = "extractorResults";

const open = () =>
  openDB<Schema>("extraction", 3, {
    upgrade(database, before) {
      if (before < 1) {
        database.createObjectStore("results");
        database.createObjectStore("pages");
      }
      if (before < 2) database.createObjectStore("texts");
      database.createObjectStore("monitors");
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

/** A small summary in localStorage: what was found, where and when. */
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

/** All stored results in the order of the sites; empty without storage. */
export async function storedResults(): Promise<readonly StoredResult[]> {
  try {
    const all = await withDatabase((database) => database.getAll("results"));
    return all.toSorted(
      (one, other) => placeOf(one) - placeOf(other) || one.siteName.localeCompare(other.siteName),
    );
  } catch {
    return [];
  }
}

/**
 * Stores a site's result and pages in place of the last; false when there is no room or no storage. The part that a
 * failed crawl has does not take the place of a whole result with more pages.
 */
export async function saveResult(result: StoredResult, pages: readonly CrawledPage[]): Promise<boolean> {
  try {
    await withDatabase(async (database) => {
      const former = await database.get("results", result.siteName);
      if (result.isPartial && former && !former.isPartial && former.pageCount > result.pageCount) return;
      const monitor = former && (await database.get("monitors", result.siteName));
      if (monitor) {
        const before = await database.get("pages", result.siteName);
        const changes = siteChanges(compared(former, before ?? []), compared(result, pages));
        await database.put("monitors", { ...monitor, changes }, result.siteName);
      }
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

const compared = ({ timestamp, data }: StoredResult, pages: readonly CrawledPage[]) => ({
  timestamp,
  pages: pages.map(({ url }) => url),
  verses: data.verses,
});

/** The sites that are watched, by name. */
export async function storedMonitors(): Promise<readonly Monitor[]> {
  try {
    return await withDatabase((database) => database.getAll("monitors"));
  } catch {
    return [];
  }
}

/** Watches a site, or no longer: `undefined` ends it and leaves its result; false without storage. */
export async function saveMonitor(name: string, target: CrawlTarget | undefined): Promise<boolean> {
  try {
    await withDatabase(async (database) => {
      if (target) await database.put("monitors", { target }, name);
      else await database.delete("monitors", name);
    });
    return true;
  } catch {
    return false;
  }
}

/** The pages of a site as they were received. */
export async function storedPages(site: string): Promise<readonly CrawledPage[]> {
  try {
    return (await withDatabase((database) => database.get("pages", site))) ?? [];
  } catch {
    return [];
  }
}

/** The text results of jobs, newest first. */
export async function storedTexts(): Promise<readonly StoredText[]> {
  try {
    const all = await withDatabase((database) => database.getAll("texts"));
    return all.toSorted((one, other) => other.timestamp.localeCompare(one.timestamp));
  } catch {
    return [];
  }
}

/** Stores the text result of a job in place of the last of its kind; false when there is no room or no storage. */
export async function saveJobText(text: StoredText): Promise<boolean> {
  try {
    await withDatabase((database) => database.put("texts", text, text.kind));
    return true;
  } catch {
    return false;
  }
}

/** Deletes the text result of one kind of job. */
export async function deleteText(kind: StoredText["kind"]): Promise<void> {
  await withDatabase((database) => database.delete("texts", kind)).catch(() => undefined);
}

/** Deletes the results and pages of one site, or all results including the texts of other jobs. */
export async function deleteResults(site?: string): Promise<void> {
  try {
    await withDatabase(async (database) => {
      for (const store of ["results", "pages"] as const)
        await (site === undefined ? database.clear(store) : database.delete(store, site));
      if (site === undefined) for (const store of ["texts", "monitors"] as const) await database.clear(store);
    });
    writeSummary(await storedResults());
  } catch {
    // Without storage there is nothing to delete.
  }
}
