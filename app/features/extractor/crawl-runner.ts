import { array, custom, is, looseObject, picklist, string } from "valibot";
import { firecrawl } from "#app/api/firecrawl/firecrawl.ts";
import type { FirecrawlService } from "#app/api/firecrawl/service.ts";
import { jsonOf, storedValue } from "#app/storage/stored-value.ts";
import {
  afterRunEvent,
  type CrawlRun,
  type CrawlTarget,
  currentSite,
  newRun,
  ownTarget,
  pagesOf,
  type RunEvent,
  type SiteRun,
} from "#domain/extraction/crawl-run.ts";
import type { Failure } from "#domain/extraction/wire/failure.ts";
import { isFailure } from "#domain/extraction/wire/requests.ts";
import { readSite } from "./read-site.ts";
import { saveResult } from "./result-store.ts";
import { storedIsLive } from "./service-settings.ts";

/** Announced to the person as each site ends. */
export type RunNotice =
  | { readonly kind: "extracted"; readonly site: string; readonly isStored: boolean }
  | { readonly kind: "failed"; readonly site: string; readonly failure: Failure }
  /** Some pages of a crawl that failed or was cancelled are among the results. */
  | { readonly kind: "partial"; readonly site: string; readonly pages: number }
  | { readonly kind: "unread"; readonly site: string };

const runSchema = looseObject({
  base: string(),
  version: picklist(["v1", "v2"]),
  sites: array(looseObject({ id: string(), status: string() })),
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
  const { id: site, paths } = one;
  const url = one.url ?? ownTarget(site)?.url;
  const begunAt = one.begunAt ?? Date.now();
  record({ type: "start", site, now: begunAt });
  const fail = (failure: Failure) => {
    record({ type: "failed", site, failure });
    if (failure.kind !== "cancelled") notify({ kind: "failed", site, failure });
  };
  if (url === undefined) return fail({ kind: "not-started", job: "crawl" });
  const outcome = await firecrawl(service).crawl({
    url,
    limit: pagesOf(one),
    idempotencyKey: one.idempotencyKey,
    signal,
    begunAt,
    isLive: storedIsLive.read(),
    ...(paths === undefined ? {} : { paths }),
    ...(one.jobId === undefined ? {} : { jobId: one.jobId }),
    onStarted: (jobId) => record({ type: "started", site, jobId }),
    onProgress: (job) => record({ type: "progress", site, job }),
    onWait: (until) => record({ type: "waiting", site, until }),
  });
  if (isFailure(outcome)) return fail(outcome);
  record({ type: "crawled", site, job: outcome.job, pages: outcome.pages.length });
  const read = await readSite(site, outcome, new Date()).catch((error: unknown) => {
    console.warn("pages could not be read", site, error);
    return undefined;
  });
  const { failure } = outcome;
  // A cancelled crawl has a failure, and the pages that it has are read too.
  if (signal.aborted && !failure) return;
  if (!read) {
    record({ type: "failed", site, failure: { kind: "unreadable", action: "check crawl status" } });
    return notify({ kind: "unread", site });
  }
  if (read.result.pageCount === 0) return fail(failure ?? { kind: "no-data" });
  const isStored = await saveResult(read.result, read.pages);
  if (failure) {
    fail(failure);
    return notify({ kind: "partial", site, pages: read.result.pageCount });
  }
  if (signal.aborted) return;
  record({ type: "done", site });
  notify({ kind: "extracted", site, isStored });
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
export function startRun(sites: readonly CrawlTarget[], service: FirecrawlService): Promise<void> {
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
