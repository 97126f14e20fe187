import { readStarted, type Started, type WireAnswer } from "#domain/extraction/wire/answers.ts";
import { type Failure, failureOf } from "#domain/extraction/wire/failure.ts";
import { longestRetryAfter } from "#domain/extraction/wire/poll.ts";
import { isFailure, type WireRequest } from "#domain/extraction/wire/requests.ts";
import type { JobCall, PollOptions } from "./follow.ts";
import { send } from "./send.ts";
import type { FirecrawlService, Timing } from "./service.ts";

/** Longest duration of a job, in milliseconds, from its start and across reloads. */
export const jobDeadline = 30 * 60_000;
const defaultRetryDelay = 10_000;

type StartedJob = Parameters<typeof readStarted>[1];
/** Cancels a job of the service by its id. */
type Cancel = (id: string) => Promise<unknown>;

/** Sends the starts of jobs and single calls to a service. */
export function jobStarter(service: FirecrawlService, timing: Timing) {
  const isKeyMissing = service.key === "" && new URL(service.base).host === "api.firecrawl.dev";

  const pollOptions = ({ signal, begunAt = timing.now(), onWait }: JobCall): PollOptions => ({
    service,
    timing,
    signal,
    begunAt,
    deadline: jobDeadline,
    ...(onWait ? { onWait } : {}),
  });

  /** Undefined when the start was cancelled meanwhile; a job that still started is then cancelled. */
  async function sendOneStart(
    request: WireRequest,
    signal: AbortSignal,
    cancelLate?: (answer: WireAnswer) => void,
  ): Promise<WireAnswer | undefined> {
    // A cancelled start is not aborted where its answer has the id that is needed to cancel the job.
    const sent = send(service, request, cancelLate ? new AbortController().signal : signal);
    const cancelled = new Promise<undefined>((resolve) => {
      signal.addEventListener("abort", () => resolve(undefined), { once: true });
    });
    const answer = await Promise.race([sent, cancelled]);
    if (!signal.aborted) return answer;
    if (cancelLate) void sent.then(cancelLate);
    return undefined;
  }

  /** Sends a start, again and again while the service asks to wait, until the deadline of the job. */
  async function sendStart(
    request: WireRequest,
    { signal, onWait }: JobCall,
    cancelLate?: (answer: WireAnswer) => void,
  ): Promise<WireAnswer | Failure> {
    if (isKeyMissing) return { kind: "no-key" };
    const over = timing.now() + jobDeadline;
    while (!signal.aborted) {
      const answer = await sendOneStart(request, signal, cancelLate);
      if (!answer) break;
      const wait = Math.min(answer.retryAfter ?? defaultRetryDelay, longestRetryAfter);
      if (answer.status !== 429 || timing.now() + wait > over) return answer;
      onWait?.(timing.now() + wait);
      await timing.wait(wait, signal);
    }
    return { kind: "cancelled" };
  }

  async function start(
    request: WireRequest | Failure,
    job: StartedJob,
    call: JobCall,
    cancel?: Cancel,
  ): Promise<Started | Failure> {
    if (call.jobId !== undefined) return { id: call.jobId };
    if (isFailure(request)) return request;
    const cancelLate = (answer: WireAnswer) => {
      const late = readStarted(request.action, job, answer);
      if (!isFailure(late)) void cancel?.(late.id);
    };
    const answer = await sendStart(request, call, cancel && cancelLate);
    const started = isFailure(answer) ? answer : readStarted(request.action, job, answer);
    if (!isFailure(started)) call.onStarted?.(started.id, started.leftOut);
    return started;
  }

  /** Sends one call that starts no job. */
  async function sendOnce(
    request: WireRequest | Failure,
    signal: AbortSignal,
  ): Promise<{ readonly body: unknown } | Failure> {
    if (isFailure(request)) return request;
    const { status, body, problem } = await send(service, request, signal);
    if (signal.aborted) return { kind: "cancelled" };
    if (status !== 200) return failureOf(request.action, status, body);
    return problem ? { kind: problem, action: request.action } : { body };
  }

  /** The answer to one call, or why it was not sent. */
  const ask = (request: WireRequest, signal: AbortSignal): Promise<WireAnswer | Failure> =>
    isKeyMissing ? Promise.resolve({ kind: "no-key" }) : send(service, request, signal);

  return { ask, pollOptions, sendStart, start, sendOnce };
}

export type JobStarter = ReturnType<typeof jobStarter>;
