import { readScraped, type Started, type WireDocument } from "#domain/extraction/wire/answers.ts";
import type { Failure } from "#domain/extraction/wire/failure.ts";
import {
  afterExtractPoll,
  afterLongJobPoll,
  crawlInterval,
  type ExtractOutcome,
  type LongJobOutcome,
} from "#domain/extraction/wire/poll.ts";
import * as requests from "#domain/extraction/wire/requests.ts";
import { isFailure, type WireRequest } from "#domain/extraction/wire/requests.ts";
import { agentCalls } from "./agent-calls.ts";
import { followJob, type JobCall, type JobPages, pollUntilDone } from "./follow.ts";
import { type FirecrawlService, systemTiming, type Timing } from "./service.ts";
import { siteCalls } from "./site-calls.ts";
import { jobDeadline, jobStarter } from "./start-job.ts";
import { watchCrawl } from "./watch-socket.ts";

export type CrawlCall = JobCall & {
  readonly url: string;
  readonly limit: number;
  readonly idempotencyKey: string;
  readonly paths?: requests.CrawlPaths;
  /** Seconds between two polls, at least two. */
  readonly interval?: number;
  /** Progress over the socket; polling takes over where it fails. */
  readonly isLive?: boolean;
};

/** New activities and sources of a research job, each reported once. */
export type ResearchCall = JobCall & {
  readonly onActivity?: (activity: unknown) => void;
  readonly onSource?: (source: unknown) => void;
};

/** The client of one service. No call throws: failures are returned as values. */
export function firecrawl(service: FirecrawlService, timing: Timing = systemTiming) {
  const { version } = service;
  const starter = jobStarter(service, timing);
  const { sendStart, sendOnce, start, pollOptions } = starter;
  const site = siteCalls(starter, version);

  const cancelCrawl = (id: string) =>
    sendOnce(requests.cancelCrawlRequest(version, id), new AbortController().signal);

  async function liveProgress(id: string, begunAt: number, { signal, onProgress }: CrawlCall): Promise<void> {
    const timeout = jobDeadline - (timing.now() - begunAt);
    await watchCrawl(service, id, { signal, timeout }, ({ status, total, completed, creditsUsed }) =>
      onProgress?.({ status, total, completed, creditsUsed }),
    );
  }

  /** A start that was made already (409), as before a reload, is found among the active crawls. */
  async function startedBefore(
    url: string,
    started: Started | Failure,
    { signal, onStarted }: JobCall,
  ): Promise<Started | Failure> {
    if (!isFailure(started) || started.kind !== "refused" || started.status !== 409) return started;
    const active = await site.activeCrawls(signal);
    const same = isFailure(active) ? undefined : active.find((one) => one.url === url);
    if (!same) return started;
    onStarted?.(same.id);
    return { id: same.id };
  }

  async function crawl(call: CrawlCall): Promise<JobPages | Failure> {
    const { url, limit, idempotencyKey, interval = 2 } = call;
    const request = requests.crawlRequest(version, url, limit, idempotencyKey, call.paths);
    const started = await startedBefore(url, await start(request, "crawl", call, cancelCrawl), call);
    if (isFailure(started)) return started;
    const begunAt = call.begunAt ?? timing.now();
    if (call.isLive) await liveProgress(started.id, begunAt, call);
    return followJob(requests.crawlStatusRequest(version, started.id), pollOptions({ ...call, begunAt }), {
      every: crawlInterval(interval),
      onJob: call.onProgress,
      cancel: () => cancelCrawl(started.id),
    });
  }

  const cancelBatch = (id: string) =>
    sendOnce(requests.cancelBatchRequest(version, id), new AbortController().signal);

  async function followBatch(request: WireRequest | Failure, call: JobCall): Promise<JobPages | Failure> {
    const started = await start(request, "batch", call, cancelBatch);
    if (isFailure(started)) return started;
    const status = requests.batchStatusRequest(version, started.id);
    if (isFailure(status)) return status;
    return followJob(status, pollOptions(call), {
      every: crawlInterval(2),
      onJob: call.onProgress,
      cancel: () => cancelBatch(started.id),
    });
  }

  async function scrapeData(
    url: string,
    query: requests.DataQuery,
    call: JobCall,
  ): Promise<WireDocument | Failure> {
    const request = requests.scrapeDataRequest(url, query);
    if (isFailure(request)) return request;
    const answer = await sendStart(request, call);
    return isFailure(answer) ? answer : readScraped(answer);
  }

  async function extract(options: requests.ExtractOptions, call: JobCall): Promise<ExtractOutcome | Failure> {
    const started = await start(requests.extractRequest(version, options), "extract", call);
    if (isFailure(started)) return started;
    const status = requests.extractStatusRequest(version, started.id);
    return pollUntilDone(status, pollOptions(call), afterExtractPoll);
  }

  async function longJob(
    request: WireRequest | Failure,
    job: "research" | "LLMs.txt",
    statusOf: (id: string) => WireRequest,
    call: JobCall,
    onBody: (body: unknown) => void = () => undefined,
  ): Promise<LongJobOutcome | Failure> {
    const started = await start(request, job, call);
    if (isFailure(started)) return started;
    return pollUntilDone(statusOf(started.id), pollOptions(call), (poll, answer, now) => {
      if (answer.status === 200) onBody(answer.body);
      return afterLongJobPoll(poll, job, answer, now);
    });
  }

  function research(
    options: requests.ResearchOptions,
    call: ResearchCall,
  ): Promise<LongJobOutcome | Failure> {
    const reported = { activities: 0, sources: 0 };
    const report = (list: unknown, kind: keyof typeof reported, each?: (one: unknown) => void) => {
      if (!Array.isArray(list)) return;
      for (const one of list.slice(reported[kind])) each?.(one);
      reported[kind] = Math.max(reported[kind], list.length);
    };
    return longJob(
      requests.researchRequest(options),
      "research",
      requests.researchStatusRequest,
      call,
      (body) => {
        const { activities, sources } = (body ?? {}) as { activities?: unknown; sources?: unknown };
        report(activities, "activities", call.onActivity);
        report(sources, "sources", call.onSource);
      },
    );
  }

  return {
    ...agentCalls(starter),
    ...site,
    crawl,
    cancelCrawl,
    crawlErrors: (id: string, { signal }: JobCall) =>
      sendOnce(requests.crawlErrorsRequest(version, id), signal),
    batch: (options: requests.BatchOptions, call: JobCall) =>
      followBatch(requests.batchRequest(version, options), call),
    cancelBatch,
    /** Data of several pages; version 2 only. */
    batchData: (
      urls: readonly string[],
      query: Parameters<typeof requests.batchDataRequest>[1],
      { idempotencyKey, ...call }: JobCall & { readonly idempotencyKey: string },
    ) => followBatch(requests.batchDataRequest(urls, query, idempotencyKey), call),
    /** Data of one page; version 2 only. It has no job that could be polled after a reload. */
    scrapeData,
    batchStatus: (id: string, part: { skip?: number; limit?: number }, { signal }: JobCall) =>
      sendOnce(requests.batchStatusRequest(version, id, part), signal),
    batchErrors: (id: string, { signal }: JobCall) =>
      sendOnce(requests.batchErrorsRequest(version, id), signal),
    extract,
    research,
    llmsText: (url: string, call: JobCall) =>
      longJob(requests.llmsTextRequest(url), "LLMs.txt", requests.llmsTextStatusRequest, call),
  };
}
