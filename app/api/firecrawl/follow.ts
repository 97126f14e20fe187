import type { JobState, WireAnswer, WireDocument } from "#domain/extraction/wire/answers.ts";
import { readJobState } from "#domain/extraction/wire/answers.ts";
import type { Failure, WireAction } from "#domain/extraction/wire/failure.ts";
import {
  afterFailedPoll,
  afterJobPoll,
  type PollState,
  type PollStep,
  startPolling,
} from "#domain/extraction/wire/poll.ts";
import { isFailure, type WireRequest } from "#domain/extraction/wire/requests.ts";
import { send } from "./send.ts";
import type { FirecrawlService, Timing } from "./service.ts";

/** How one job is started and followed. */
export type JobCall = {
  readonly signal: AbortSignal;
  /** The id of a job that was started before: it is polled instead of started again. */
  readonly jobId?: string;
  readonly begunAt?: number;
  readonly onStarted?: (jobId: string, leftOut?: readonly string[]) => void;
  readonly onProgress?: (job: JobState) => void;
  /** Called when the service asks to wait, with the time until which (milliseconds since 1970). */
  readonly onWait?: (until: number) => void;
};

export type PollOptions = {
  readonly service: FirecrawlService;
  readonly timing: Timing;
  readonly signal: AbortSignal;
  /** When the job was started (milliseconds since 1970) and its longest duration, in milliseconds. */
  readonly begunAt: number;
  readonly deadline: number;
  readonly onWait?: (until: number) => void;
};

/** Polls until a step ends it; each wait ends immediately when the signal is aborted. */
export async function pollUntilDone<Outcome extends object>(
  request: WireRequest,
  { service, timing, signal, begunAt, deadline, onWait }: PollOptions,
  after: (poll: PollState, answer: WireAnswer, now: number) => PollStep<Outcome>,
  onJob?: (job: JobState) => void,
): Promise<Outcome | Failure> {
  let poll = startPolling(begunAt, deadline);
  for (;;) {
    const answer = await send(service, request, signal, timing.silence);
    if (signal.aborted) return { kind: "cancelled" };
    const step = after(poll, answer, timing.now());
    if (step.do === "fail") return step.failure;
    if (step.do === "finish") return step.outcome;
    if (step.job) onJob?.(step.job);
    poll = step.poll;
    if (answer.status === 429) onWait?.(timing.now() + step.milliseconds);
    await timing.wait(step.milliseconds, signal);
    if (signal.aborted) return { kind: "cancelled" };
  }
}

/** Most text stored per job, in UTF-16 units; further pages are not fetched. */
const mostText = 64_000_000;

/**
 * The pages of a job; `isCut` when there were more than are stored, `failure` when the job or the fetching of its
 * pages ended before it had all.
 */
export type JobPages = {
  readonly job: JobState;
  readonly pages: readonly WireDocument[];
  readonly isCut: boolean;
  readonly failure?: Failure;
};

const sizeOf = ({ markdown = "", html = "", json }: WireDocument) =>
  markdown.length + html.length + (json === undefined ? 0 : JSON.stringify(json).length);

/**
 * The address of the next part of a job's data. Undefined for a link outside the service's own origin and path,
 * which must not receive the key.
 */
export function nextPartAddress(link: string, base: string): string | undefined {
  try {
    const from = new URL(base);
    const next = new URL(link, from);
    const isOwn =
      next.protocol === from.protocol &&
      next.host === from.host &&
      next.pathname.startsWith(`${from.pathname.replace(/\/+$/, "")}/`);
    return isOwn && next.username === "" && next.password === "" ? next.href : undefined;
  } catch {
    return undefined;
  }
}

/** How a crawl or a batch is followed: `cancel` stops it at the service, and with it the cost. */
type Following = {
  readonly every: number;
  readonly onJob?: ((job: JobState) => void) | undefined;
  readonly cancel: () => Promise<unknown>;
};

/**
 * Polls a crawl or a batch until it ends, then fetches all further parts. Of a job that fails, is cancelled or takes
 * too long, the pages that it has by then are returned with the failure.
 */
export async function followJob(
  request: WireRequest,
  options: PollOptions,
  { every, onJob, cancel }: Following,
): Promise<JobPages | Failure> {
  const { action } = request;
  let latest: JobState | undefined;
  const done = await pollUntilDone(
    request,
    options,
    (poll, answer, now) => {
      const job = answer.status === 200 ? readJobState(answer.body) : undefined;
      if (job?.data?.length) latest = job;
      return afterJobPoll(poll, action, answer, every, now);
    },
    onJob,
  );
  if (!isFailure(done)) return collectParts(done, action, options, every);
  if (done.kind === "cancelled" || done.kind === "deadline") await cancel();
  if (!latest) return done;
  const rescue = {
    ...options,
    signal: AbortSignal.timeout(longestRescue),
    begunAt: options.timing.now(),
    deadline: longestRescue,
  };
  const soFar = await collectParts(latest, action, rescue, every);
  return isFailure(soFar) ? done : { ...soFar, failure: done };
}

/** Milliseconds that the further parts of a failed job may take to arrive. */
const longestRescue = 60_000;

/** So many parts in a row without a new page end a list that leads on for ever. */
const mostIdleParts = 3;

const addressIn = ({ metadata }: WireDocument) => metadata?.sourceURL ?? metadata?.url;

/** The pages of a job and of all its further parts; a link to another service is not followed. */
async function collectParts(
  job: JobState,
  action: WireAction,
  options: PollOptions,
  every: number,
): Promise<JobPages | Failure> {
  const pages = [...(job.data ?? [])];
  const known = new Set(pages.map(addressIn));
  const visited = new Set<string>();
  let size = pages.reduce((sum, page) => sum + sizeOf(page), 0);
  let idleParts = 0;
  const end = (failure: Failure) => (pages.length === 0 ? failure : { job, pages, isCut: false, failure });
  for (let link = job.next; link !== undefined && idleParts < mostIdleParts; ) {
    const address = nextPartAddress(link, options.service.base);
    if (address === undefined) return end({ kind: "foreign-link" });
    if (visited.has(address)) break;
    visited.add(address);
    const part = await pollNextPart({ method: "GET", path: address, action }, options, every, action);
    if (isFailure(part)) return end(part);
    const fresh = (part.data ?? []).filter((page) => !addressIn(page) || !known.has(addressIn(page)));
    idleParts = fresh.length === 0 ? idleParts + 1 : 0;
    for (const page of fresh) {
      size += sizeOf(page);
      if (size > mostText) return { job, pages, isCut: true };
      known.add(addressIn(page));
      pages.push(page);
    }
    link = part.next;
  }
  return { job, pages, isCut: false };
}

function pollNextPart(request: WireRequest, options: PollOptions, every: number, action: WireAction) {
  return pollUntilDone(request, options, (poll, answer, now): PollStep<JobState> => {
    const job = answer.status === 200 && !answer.problem ? readJobState(answer.body) : undefined;
    if (job) return { do: "finish", outcome: job };
    const failed =
      answer.status === 200 ? { ...answer, problem: answer.problem ?? ("unreadable" as const) } : answer;
    return afterFailedPoll(poll, action, failed, every, now);
  });
}
