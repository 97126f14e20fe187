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
    const answer = await send(service, request, signal);
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

/** The pages of a job; `isCut` when there were more than are stored. */
export type JobPages = {
  readonly job: JobState;
  readonly pages: readonly WireDocument[];
  readonly isCut: boolean;
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

/** Polls a crawl or a batch until it ends, then fetches all further parts; a link to another service is a failure. */
export async function followJob(
  request: WireRequest,
  options: PollOptions,
  every: number,
  onJob?: (job: JobState) => void,
): Promise<JobPages | Failure> {
  const { action } = request;
  const done = await pollUntilDone(
    request,
    options,
    (poll, answer, now) => afterJobPoll(poll, action, answer, every, now),
    onJob,
  );
  if (isFailure(done)) return done;
  const pages = [...(done.data ?? [])];
  const visited = new Set<string>();
  let size = pages.reduce((sum, page) => sum + sizeOf(page), 0);
  for (let link = done.next; link !== undefined; ) {
    const address = nextPartAddress(link, options.service.base);
    if (address === undefined) return { kind: "foreign-link" };
    if (visited.has(address)) break;
    visited.add(address);
    const part = await pollNextPart({ method: "GET", path: address, action }, options, every, action);
    if (isFailure(part)) return part;
    for (const page of part.data ?? []) {
      size += sizeOf(page);
      if (size > mostText) return { job: done, pages, isCut: true };
      pages.push(page);
    }
    link = part.next;
  }
  return { job: done, pages, isCut: false };
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
