import { firecrawl } from "#app/api/firecrawl/firecrawl.ts";
import type { FirecrawlService } from "#app/api/firecrawl/service.ts";
import { jsonOf, storedValue } from "#app/storage/stored-value.ts";
import {
  afterRunEvent,
  type CrawlRun,
  currentSite,
  newRun,
  type RunEvent,
  type SiteRun,
} from "#domain/extraction/crawl-run.ts";
import { type CrawlSiteId, crawlSites, pagesOfSite } from "#domain/extraction/crawl-sites.ts";
import type { Failure } from "#domain/extraction/wire/failure.ts";
import { isFailure } from "#domain/extraction/wire/requests.ts";
import { readSite } from "./read-site.ts";
import { keepResult } from "./result-store.ts";
import { storedIsLive } from "./service-settings.ts";

/** What is told to the person in passing. */
export type RunNotice =
  | { readonly kind: "extracted"; readonly site: CrawlSiteId; readonly isStored: boolean }
  | { readonly kind: "failed"; readonly site: CrawlSiteId; readonly failure: Failure }
  | { readonly kind: "unread"; readonly site: CrawlSiteId };

const ids = new Set<string>(crawlSites.map(({ id }) => id));

function isRun(value: unknown): value is CrawlRun {
  const run = value as Partial<CrawlRun> | null;
  return (
    typeof run?.base === "string" &&
    (run.version === "v1" || run.version === "v2") &&
    Array.isArray(run.sites) &&
    run.sites.every(
      (site: Partial<SiteRun> | null) => ids.has(String(site?.id)) && typeof site?.status === "string",
    )
  );
}

/** The last run, kept so that a reload finds it; it holds no key and no pages. */
export const storedRun = storedValue<CrawlRun | undefined>(
  "extractorRun",
  { ...jsonOf((value) => (isRun(value) ? value : undefined)), print: (run) => JSON.stringify(run) ?? "" },
  undefined,
);

let running: AbortController | undefined;
/** The last work of this tab; a start waits until what was cancelled has let go. */
let last: Promise<void> = Promise.resolve();
const listeners = new Set<(notice: RunNotice) => void>();

/** MessagesByKind of every site's end, until the function returned is called. */
export function onRunNotice(listener: (notice: RunNotice) => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

const tell = (notice: RunNotice) => {
  for (const listener of listeners) listener(notice);
};

function happen(event: RunEvent): void {
  const run = storedRun.read();
  if (run) storedRun.write(afterRunEvent(run, event));
}

async function crawlOne(one: SiteRun, service: FirecrawlService, signal: AbortSignal): Promise<void> {
  const site = crawlSites.find(({ id }) => id === one.id) ?? crawlSites[0];
  const begunAt = one.begunAt ?? Date.now();
  happen({ type: "start", site: site.id, now: begunAt });
  const outcome = await firecrawl(service).crawl({
    url: site.url,
    limit: pagesOfSite,
    idempotencyKey: one.idempotencyKey,
    signal,
    begunAt,
    isLive: storedIsLive.read(),
    ...(one.jobId === undefined ? {} : { jobId: one.jobId }),
    onStarted: (jobId) => happen({ type: "started", site: site.id, jobId }),
    onProgress: (job) => happen({ type: "progress", site: site.id, job }),
  });
  if (isFailure(outcome)) {
    if (outcome.kind === "cancelled") return;
    happen({ type: "failed", site: site.id, failure: outcome });
    return tell({ kind: "failed", site: site.id, failure: outcome });
  }
  happen({ type: "crawled", site: site.id, job: outcome.job, pages: outcome.pages.length });
  const read = await readSite(site.id, outcome, new Date()).catch((error: unknown) => {
    console.warn("pages could not be read", site.id, error);
    return undefined;
  });
  if (signal.aborted) return;
  if (!read) {
    happen({ type: "failed", site: site.id, failure: { kind: "unreadable", action: "check crawl status" } });
    return tell({ kind: "unread", site: site.id });
  }
  if (read.result.pageCount === 0) {
    happen({ type: "failed", site: site.id, failure: { kind: "no-data" } });
    return tell({ kind: "failed", site: site.id, failure: { kind: "no-data" } });
  }
  const isStored = await keepResult(read.result, read.pages);
  if (signal.aborted) return;
  happen({ type: "done", site: site.id });
  tell({ kind: "extracted", site: site.id, isStored });
}

async function crawlAll(service: FirecrawlService, signal: AbortSignal): Promise<void> {
  for (let run = storedRun.read(); run && !signal.aborted; run = storedRun.read()) {
    const site = currentSite(run);
    if (!site) return;
    await crawlOne(site, { ...service, base: run.base, version: run.version }, signal);
  }
}

/** Goes on with the kept run, unless this or another tab is at it already. */
export function continueRun(service: FirecrawlService): Promise<void> {
  if (running) return last;
  const controller = new AbortController();
  running = controller;
  last = last.catch(() => undefined).then(() => runAll(service, controller));
  return last;
}

async function runAll(service: FirecrawlService, controller: AbortController): Promise<void> {
  try {
    const work = () => crawlAll(service, controller.signal);
    if (!navigator.locks) await work();
    else
      await navigator.locks.request("extraction", { ifAvailable: true }, (lock) =>
        lock ? work() : undefined,
      );
  } finally {
    if (running === controller) running = undefined;
  }
}

/** Crawls some sites one after the other. */
export function startRun(sites: readonly CrawlSiteId[], service: FirecrawlService): Promise<void> {
  storedRun.write(newRun(sites, service, () => crypto.randomUUID()));
  return continueRun(service);
}

/** Ends the run; the job under way is stopped at the service too. */
export function cancelRun(service: FirecrawlService): void {
  const site = storedRun.read()?.sites.find(({ status }) => status === "crawling");
  happen({ type: "cancel" });
  if (running) running.abort();
  else if (site?.jobId) void firecrawl(service).cancelCrawl(site.jobId);
  running = undefined;
}
