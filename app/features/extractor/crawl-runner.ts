import { array, custom, is, looseObject, picklist, string } from "valibot";
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
import { saveResult } from "./result-store.ts";
import { storedIsLive } from "./service-settings.ts";

/** Announced to the person as each site ends. */
export type RunNotice =
  | { readonly kind: "extracted"; readonly site: CrawlSiteId; readonly isStored: boolean }
  | { readonly kind: "failed"; readonly site: CrawlSiteId; readonly failure: Failure }
  | { readonly kind: "unread"; readonly site: CrawlSiteId };

const runSchema = looseObject({
  base: string(),
  version: picklist(["v1", "v2"]),
  sites: array(looseObject({ id: picklist(crawlSites.map(({ id }) => id)), status: string() })),
});

/** The last run, stored so that it continues after a reload; it holds no key and no pages. */
export const storedRun = storedValue<CrawlRun | undefined>(
  "extractorRun",
  jsonOf<CrawlRun | undefined>(custom<CrawlRun>((value) => is(runSchema, value))),
  undefined,
);

let running: AbortController | undefined;
/** The last run of this tab; a new one waits until a cancelled one has ended. */
let lastRun: Promise<void> = Promise.resolve();
const listeners = new Set<(notice: RunNotice) => void>();

/** Calls the listener when a site ends, until the returned function is called. */
export function onRunNotice(listener: (notice: RunNotice) => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

const notify = (notice: RunNotice) => {
  for (const listener of listeners) listener(notice);
};

function record(event: RunEvent): void {
  const run = storedRun.read();
  if (run) storedRun.write(afterRunEvent(run, event));
}

async function crawlOne(one: SiteRun, service: FirecrawlService, signal: AbortSignal): Promise<void> {
  const site = crawlSites.find(({ id }) => id === one.id) ?? crawlSites[0];
  const begunAt = one.begunAt ?? Date.now();
  record({ type: "start", site: site.id, now: begunAt });
  const outcome = await firecrawl(service).crawl({
    url: site.url,
    limit: pagesOfSite,
    idempotencyKey: one.idempotencyKey,
    signal,
    begunAt,
    isLive: storedIsLive.read(),
    ...(one.jobId === undefined ? {} : { jobId: one.jobId }),
    onStarted: (jobId) => record({ type: "started", site: site.id, jobId }),
    onProgress: (job) => record({ type: "progress", site: site.id, job }),
  });
  if (isFailure(outcome)) {
    if (outcome.kind === "cancelled") return;
    record({ type: "failed", site: site.id, failure: outcome });
    return notify({ kind: "failed", site: site.id, failure: outcome });
  }
  record({ type: "crawled", site: site.id, job: outcome.job, pages: outcome.pages.length });
  const read = await readSite(site.id, outcome, new Date()).catch((error: unknown) => {
    console.warn("pages could not be read", site.id, error);
    return undefined;
  });
  if (signal.aborted) return;
  if (!read) {
    record({ type: "failed", site: site.id, failure: { kind: "unreadable", action: "check crawl status" } });
    return notify({ kind: "unread", site: site.id });
  }
  if (read.result.pageCount === 0) {
    record({ type: "failed", site: site.id, failure: { kind: "no-data" } });
    return notify({ kind: "failed", site: site.id, failure: { kind: "no-data" } });
  }
  const isStored = await saveResult(read.result, read.pages);
  if (signal.aborted) return;
  record({ type: "done", site: site.id });
  notify({ kind: "extracted", site: site.id, isStored });
}

async function crawlAll(service: FirecrawlService, signal: AbortSignal): Promise<void> {
  for (let run = storedRun.read(); run && !signal.aborted; run = storedRun.read()) {
    const site = currentSite(run);
    if (!site) return;
    await crawlOne(site, { ...service, base: run.base, version: run.version }, signal);
  }
}

/** Continues the stored run, unless this or another tab is working on it already. */
export function continueRun(service: FirecrawlService): Promise<void> {
  if (running) return lastRun;
  const controller = new AbortController();
  running = controller;
  lastRun = lastRun.catch(() => undefined).then(() => runAll(service, controller));
  return lastRun;
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

/** Cancels the run; the current job is cancelled at the service too. */
export function cancelRun(service: FirecrawlService): void {
  const site = storedRun.read()?.sites.find(({ status }) => status === "crawling");
  record({ type: "cancel" });
  if (running) running.abort();
  else if (site?.jobId) void firecrawl(service).cancelCrawl(site.jobId);
  running = undefined;
}
