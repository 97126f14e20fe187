import {
  type JobState,
  readScraped,
  readStarted,
  type Started,
  type WireAnswer,
  type WireDocument,
} from "#domain/extraction/wire/answers.ts";
import { type Failure, failureOf } from "#domain/extraction/wire/failure.ts";
import {
  afterExtractPoll,
  afterLongJobPoll,
  crawlInterval,
  type ExtractOutcome,
  type LongJobOutcome,
  longestRetryAfter,
} from "#domain/extraction/wire/poll.ts";
import * as requests from "#domain/extraction/wire/requests.ts";
import { isFailure, type WireRequest } from "#domain/extraction/wire/requests.ts";
import { followJob, type JobPages, type PollOptions, pollUntilDone } from "./follow.ts";
import { send } from "./send.ts";
import { type FirecrawlService, systemTiming, type Timing } from "./service.ts";
import { watchCrawl } from "./watch-socket.ts";

/** Longest duration of a job, in milliseconds. */
const jobDeadline = 30 * 60_000;
/** Most attempts to start a job when the service responds with 429. */
const maxStartAttempts = 5;
const defaultRetryDelay = 10_000;

type StartedJob = Parameters<typeof readStarted>[1];

export type JobCall = {
  readonly signal: AbortSignal;
  /** The id of a job that was started before: it is polled instead of started again. */
  readonly jobId?: string;
  readonly begunAt?: number;
  readonly onStarted?: (jobId: string, leftOut?: readonly string[]) => void;
  readonly onProgress?: (job: JobState) => void;
};

export type CrawlCall = JobCall & {
  readonly url: string;
  readonly limit: number;
  readonly idempotencyKey: string;
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
  const { version, base, key } = service;
  const isKeyMissing = key === "" && new URL(base).host === "api.firecrawl.dev";

  const pollOptions = (signal: AbortSignal, begunAt = timing.now()): PollOptions => ({
    service,
    timing,
    signal,
    begunAt,
    deadline: jobDeadline,
  });

  /** Sends a start. Undefined when it was cancelled meanwhile; a job that still started is then cancelled. */
  async function sendStartOnce(
    request: WireRequest,
    job: StartedJob | "scrape",
    signal: AbortSignal,
  ): Promise<WireAnswer | undefined> {
    // A cancelled start is not aborted: its answer has the id needed to cancel the job. A scrape has no job to cancel.
    const sent = send(service, request, job === "scrape" ? signal : new AbortController().signal);
    const cancelled = new Promise<undefined>((resolve) => {
      signal.addEventListener("abort", () => resolve(undefined), { once: true });
    });
    const answer = await Promise.race([sent, cancelled]);
    if (!signal.aborted) return answer;
    if (job === "crawl" || job === "batch")
      void sent.then((late) => {
        const started = readStarted(request.action, job, late);
        if (isFailure(started)) return undefined;
        return job === "crawl" ? cancelCrawl(started.id) : cancelBatch(started.id);
      });
    return undefined;
  }

  async function sendStart(
    request: WireRequest,
    job: StartedJob | "scrape",
    signal: AbortSignal,
  ): Promise<WireAnswer | Failure> {
    if (isKeyMissing) return { kind: "no-key" };
    for (let left = maxStartAttempts; !signal.aborted; left--) {
      const answer = await sendStartOnce(request, job, signal);
      if (!answer) break;
      if (answer.status !== 429 || left <= 1) return answer;
      await timing.wait(Math.min(answer.retryAfter ?? defaultRetryDelay, longestRetryAfter), signal);
    }
    return { kind: "cancelled" };
  }

  async function start(
    request: WireRequest | Failure,
    job: StartedJob,
    { signal, jobId, onStarted }: JobCall,
  ): Promise<Started | Failure> {
    if (jobId !== undefined) return { id: jobId };
    if (isFailure(request)) return request;
    const answer = await sendStart(request, job, signal);
    const started = isFailure(answer) ? answer : readStarted(request.action, job, answer);
    if (!isFailure(started)) onStarted?.(started.id, started.leftOut);
    return started;
  }

  async function sendOnce(
    request: WireRequest | Failure,
    signal: AbortSignal,
  ): Promise<{ readonly body: unknown } | Failure> {
    if (isFailure(request)) return request;
    const { status, body, problem } = await send(service, request, signal);
    if (status !== 200) return failureOf(request.action, status, body);
    return problem ? { kind: problem, action: request.action } : { body };
  }

  const cancelCrawl = (id: string) =>
    sendOnce(requests.cancelCrawlRequest(version, id), new AbortController().signal);

  async function liveProgress(id: string, begunAt: number, { signal, onProgress }: CrawlCall): Promise<void> {
    const timeout = jobDeadline - (timing.now() - begunAt);
    await watchCrawl(service, id, { signal, timeout }, ({ status, total, completed, creditsUsed }) =>
      onProgress?.({ status, total, completed, creditsUsed }),
    );
  }

  async function crawl(call: CrawlCall): Promise<JobPages | Failure> {
    const { url, limit, idempotencyKey, signal, interval = 2 } = call;
    const started = await start(requests.crawlRequest(version, url, limit, idempotencyKey), "crawl", call);
    if (isFailure(started)) return started;
    const begunAt = call.begunAt ?? timing.now();
    if (call.isLive) await liveProgress(started.id, begunAt, call);
    const end = await followJob(
      requests.crawlStatusRequest(version, started.id),
      pollOptions(signal, begunAt),
      crawlInterval(interval),
      call.onProgress,
    );
    // Cancelling also stops the job at the service, and with it the cost.
    if (isFailure(end) && end.kind === "cancelled") await cancelCrawl(started.id);
    return end;
  }

  const cancelBatch = (id: string) =>
    sendOnce(requests.cancelBatchRequest(version, id), new AbortController().signal);

  async function followBatch(request: WireRequest | Failure, call: JobCall): Promise<JobPages | Failure> {
    const started = await start(request, "batch", call);
    if (isFailure(started)) return started;
    const status = requests.batchStatusRequest(version, started.id);
    if (isFailure(status)) return status;
    const end = await followJob(
      status,
      pollOptions(call.signal, call.begunAt),
      crawlInterval(2),
      call.onProgress,
    );
    if (isFailure(end) && end.kind === "cancelled") await cancelBatch(started.id);
    return end;
  }

  async function scrapeData(
    url: string,
    query: requests.DataQuery,
    signal: AbortSignal,
  ): Promise<WireDocument | Failure> {
    const request = requests.scrapeDataRequest(url, query);
    if (isFailure(request)) return request;
    const answer = await sendStart(request, "scrape", signal);
    return isFailure(answer) ? answer : readScraped(answer);
  }

  async function extract(options: requests.ExtractOptions, call: JobCall): Promise<ExtractOutcome | Failure> {
    const started = await start(requests.extractRequest(version, options), "extract", call);
    if (isFailure(started)) return started;
    const status = requests.extractStatusRequest(version, started.id);
    return pollUntilDone(status, pollOptions(call.signal, call.begunAt), afterExtractPoll);
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
    return pollUntilDone(
      statusOf(started.id),
      pollOptions(call.signal, call.begunAt),
      (poll, answer, now) => {
        if (answer.status === 200) onBody(answer.body);
        return afterLongJobPoll(poll, job, answer, now);
      },
    );
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
