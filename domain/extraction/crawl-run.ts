import type { CrawlSiteId } from "./crawl-sites.ts";
import { creditsOfPage, pagesOfSite } from "./crawl-sites.ts";
import type { JobState } from "./wire/answers.ts";
import type { Failure } from "./wire/failure.ts";
import type { ApiVersion } from "./wire/requests.ts";

/** A site in a run and its status: waiting, starting, crawling, reading, or one of three final ones. */
export type SiteRun = {
  readonly id: CrawlSiteId;
  readonly status: "waiting" | "starting" | "crawling" | "reading" | "done" | "failed" | "cancelled";
  /** Sent with the start request, so that a repeated one is the same job. */
  readonly idempotencyKey: string;
  readonly jobId?: string;
  /** When it was started, in milliseconds since 1970. */
  readonly begunAt?: number;
  readonly total: number;
  readonly completed: number;
  readonly creditsUsed: number;
  readonly failure?: Failure;
};

/** A crawl of some sites one after the other. */
export type CrawlRun = {
  readonly version: ApiVersion;
  readonly base: string;
  readonly sites: readonly SiteRun[];
  readonly isCancelled: boolean;
};

export type RunEvent =
  | { readonly type: "start"; readonly site: CrawlSiteId; readonly now: number }
  | { readonly type: "started"; readonly site: CrawlSiteId; readonly jobId: string }
  | { readonly type: "progress"; readonly site: CrawlSiteId; readonly job: JobState }
  | { readonly type: "crawled"; readonly site: CrawlSiteId; readonly job: JobState; readonly pages: number }
  | { readonly type: "done"; readonly site: CrawlSiteId }
  | { readonly type: "failed"; readonly site: CrawlSiteId; readonly failure: Failure }
  | { readonly type: "cancel" };

const ended = new Set<SiteRun["status"]>(["done", "failed", "cancelled"]);

/** A new run of the given sites; `newKey` makes the idempotency key of each. */
export function newRun(
  sites: readonly CrawlSiteId[],
  { version, base }: { readonly version: ApiVersion; readonly base: string },
  newKey: () => string,
): CrawlRun {
  return {
    // Copied field by field: a service also holds the key, which a run must not.
    version,
    base,
    isCancelled: false,
    sites: sites.map((id) => ({
      id,
      status: "waiting",
      idempotencyKey: newKey(),
      total: 0,
      completed: 0,
      creditsUsed: 0,
    })),
  };
}

function counted(site: SiteRun, { total, completed, creditsUsed }: JobState): SiteRun {
  return { ...site, total, completed, creditsUsed };
}

function afterSiteEvent(site: SiteRun, event: Exclude<RunEvent, { type: "cancel" }>): SiteRun {
  if (ended.has(site.status)) return site;
  switch (event.type) {
    case "start":
      return { ...site, status: "starting", begunAt: site.begunAt ?? event.now };
    case "started":
      return { ...site, status: "crawling", jobId: event.jobId };
    case "progress":
      return counted({ ...site, status: "crawling" }, event.job);
    case "crawled":
      return { ...counted(site, event.job), status: "reading", completed: event.pages };
    case "done":
      return { ...site, status: "done" };
    case "failed":
      return { ...site, status: "failed", failure: event.failure };
  }
}

/** The run after an event; a site that has ended does not change, and a failed one does not stop the others. */
export function afterRunEvent(run: CrawlRun, event: RunEvent): CrawlRun {
  if (event.type === "cancel")
    return {
      ...run,
      isCancelled: true,
      sites: run.sites.map((site) =>
        ended.has(site.status) ? site : { ...site, status: "cancelled", failure: { kind: "cancelled" } },
      ),
    };
  return {
    ...run,
    sites: run.sites.map((site) => (site.id === event.site ? afterSiteEvent(site, event) : site)),
  };
}

/** The first site that has not ended: the one being crawled, or to be crawled next. */
export function currentSite(run: CrawlRun): SiteRun | undefined {
  return run.sites.find(({ status }) => !ended.has(status));
}

/** Share of the sites that have ended, 0 to 100. */
export function percentDone({ sites }: CrawlRun): number {
  if (sites.length === 0) return 100;
  return Math.round((sites.filter(({ status }) => ended.has(status)).length / sites.length) * 100);
}

/** The most credits that this many sites can cost. */
export function mostCredits(sites: number, pages: number = pagesOfSite): number {
  return sites * pages * creditsOfPage;
}

/** The credits used, as reported by the jobs of a run. */
export function creditsUsed({ sites }: CrawlRun): number {
  return sites.reduce((sum, site) => sum + site.creditsUsed, 0);
}
