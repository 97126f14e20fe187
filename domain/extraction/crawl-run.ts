import { crawlSites, creditsOfPage, pagesOfSite } from "./crawl-sites.ts";
import type { JobState } from "./wire/answers.ts";
import type { Failure } from "./wire/failure.ts";
import type { ApiVersion, CrawlPaths } from "./wire/requests.ts";

/** A site to crawl: one of ours, or one whose address the person typed. */
export type CrawlTarget = {
  /** The name of its result: its host. */
  readonly id: string;
  readonly url: string;
  /** The most pages; as many as of our own sites where it is absent. */
  readonly limit?: number;
  readonly paths?: CrawlPaths;
  /** The id of a crawl that is at work at the service already. */
  readonly jobId?: string;
};

/** A site in a run and its status: waiting, starting, crawling, reading, or one of three final ones. */
export type SiteRun = {
  readonly id: string;
  /** Absent in runs of our own sites that an earlier release stored. */
  readonly url?: string;
  readonly limit?: number;
  readonly paths?: CrawlPaths;
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
  /** Until when the service asked to wait, in milliseconds since 1970. */
  readonly waitUntil?: number;
};

/** A crawl of some sites one after the other. */
export type CrawlRun = {
  readonly version: ApiVersion;
  readonly base: string;
  readonly sites: readonly SiteRun[];
  readonly isCancelled: boolean;
};

export type RunEvent =
  | { readonly type: "start"; readonly site: string; readonly now: number }
  | { readonly type: "waiting"; readonly site: string; readonly until: number }
  | { readonly type: "started"; readonly site: string; readonly jobId: string }
  | { readonly type: "progress"; readonly site: string; readonly job: JobState }
  | { readonly type: "crawled"; readonly site: string; readonly job: JobState; readonly pages: number }
  | { readonly type: "done"; readonly site: string }
  | { readonly type: "failed"; readonly site: string; readonly failure: Failure }
  | { readonly type: "cancel" };

const ended = new Set<SiteRun["status"]>(["done", "failed", "cancelled"]);

/** A new run of the given sites; `newKey` makes the idempotency key of each. */
export function newRun(
  targets: readonly CrawlTarget[],
  { version, base }: { readonly version: ApiVersion; readonly base: string },
  newKey: () => string,
): CrawlRun {
  return {
    // Copied field by field: a service also holds the key, which a run must not.
    version,
    base,
    isCancelled: false,
    sites: targets.map((target) => ({
      ...target,
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
    case "waiting":
      return { ...site, waitUntil: event.until };
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

/** Our own site of a name as a target. */
export function ownTarget(id: string): CrawlTarget | undefined {
  const site = crawlSites.find((one) => one.id === id);
  return site && { id: site.id, url: site.url };
}

/** The most pages that a site of a run may have. */
export function pagesOf({ limit = pagesOfSite }: Pick<CrawlTarget, "limit">): number {
  return limit;
}
