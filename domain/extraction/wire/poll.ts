import { type JobState, readJobState, type WireAnswer } from "./answers.ts";
import { type Failure, failureOf, type WireAction } from "./failure.ts";

/** The state of polling one job. */
export type PollState = {
  /** When the job was started, in milliseconds of the caller's clock. */
  readonly begunAt: number;
  /** The time limit of the whole job, in milliseconds. */
  readonly deadline: number;
  /** Consecutive responses other than 200. */
  readonly failures: number;
  /** Consecutive polls that had all of this many pages and still said `scraping`. */
  readonly full?: { readonly total: number; readonly polls: number };
};

/** What to do after a response. */
export type PollStep<Outcome> =
  | { readonly do: "wait"; readonly milliseconds: number; readonly poll: PollState; readonly job?: JobState }
  | { readonly do: "finish"; readonly outcome: Outcome }
  | { readonly do: "fail"; readonly failure: Failure };

/** Milliseconds between two polls of a job, and the minimum for a crawl. */
export const pollEvery = { extract: 1000, research: 2000, llmsText: 2000, crawl: 2000 } as const;
/** This many consecutive failed polls end the polling. */
const retriesAllowed = 2;
/** The longest wait that a service may request, in milliseconds. */
export const longestRetryAfter = 10 * 60_000;

/**
 * A crawl whose counts stay full is over, though the service says `scraping` for ever (its issues 1347 and 1679); a
 * crawl that still finds links has a total that grows.
 */
const pollsOfFullCrawl = 5;

function fullPolls({ full }: PollState, { status, total, completed }: JobState): PollState["full"] {
  if (status !== "scraping" || total === 0 || completed < total) return undefined;
  return { total, polls: full?.total === total ? full.polls + 1 : 1 };
}

const going = new Set(["active", "paused", "pending", "queued", "waiting", "scraping"]);

/** Milliseconds between two polls of a crawl, for an interval in seconds. */
export function crawlInterval(seconds: number): number {
  return Math.max(Number.isFinite(seconds) ? seconds * 1000 : 0, pollEvery.crawl);
}

export function startPolling(now: number, deadline: number): PollState {
  return { begunAt: now, deadline, failures: 0 };
}

/** Milliseconds to wait after a failed poll: doubled each time, or as long as the service requests. */
function waitAfterFailure(failures: number, every: number, retryAfter?: number): number {
  return Math.min(retryAfter ?? every * 2 ** (failures - 1), longestRetryAfter);
}

const isOver = ({ begunAt, deadline }: PollState, now: number) => now - begunAt > deadline;

/** The status of an endpoint that the service has removed for good. */
const gone = 410;

/** After a failed poll: the third in a row is final, `gone` immediately; a rate limit is not a failure. */
export function afterFailedPoll(
  poll: PollState,
  action: WireAction,
  answer: WireAnswer,
  every: number,
  now: number,
): PollStep<never> {
  if (isOver(poll, now)) return { do: "fail", failure: { kind: "deadline" } };
  const isRateLimited = answer.status === 429;
  const failures = isRateLimited ? poll.failures : poll.failures + 1;
  if (failures > retriesAllowed || answer.status === gone)
    return {
      do: "fail",
      failure: answer.problem
        ? { kind: answer.problem, action }
        : failureOf(action, answer.status, answer.body),
    };
  const milliseconds = waitAfterFailure(Math.max(failures, 1), every, answer.retryAfter);
  return { do: "wait", milliseconds, poll: { ...poll, failures } };
}

/** After a poll of a crawl or a batch. */
export function afterJobPoll(
  poll: PollState,
  action: WireAction,
  answer: WireAnswer,
  every: number,
  now: number,
): PollStep<JobState> {
  const job = answer.status === 200 && !answer.problem ? readJobState(answer.body) : undefined;
  if (!job) {
    const failed =
      answer.status === 200 && !answer.problem ? { ...answer, problem: "unreadable" as const } : answer;
    return afterFailedPoll(poll, action, failed, every, now);
  }
  if (job.status === "completed")
    return job.data ? { do: "finish", outcome: job } : { do: "fail", failure: { kind: "no-data" } };
  if (!going.has(job.status)) return { do: "fail", failure: { kind: "stopped", status: job.status } };
  if (isOver(poll, now)) return { do: "fail", failure: { kind: "deadline" } };
  const full = fullPolls(poll, job);
  if (full && full.polls >= pollsOfFullCrawl && job.data?.length) return { do: "finish", outcome: job };
  const { begunAt, deadline } = poll;
  const next = { begunAt, deadline, failures: 0, ...(full ? { full } : {}) };
  return { do: "wait", milliseconds: every, poll: next, job };
}

export type ExtractOutcome = {
  readonly data: unknown;
  readonly warning?: string;
  readonly sources?: unknown;
};

/** After a poll of an extract job; a response without a status ends it, or it would be polled forever. */
export function afterExtractPoll(poll: PollState, answer: WireAnswer, now: number): PollStep<ExtractOutcome> {
  const action = "get extract status";
  const body = answer.body as Readonly<Record<string, unknown>> | null | undefined;
  const status = typeof body === "object" ? body?.status : undefined;
  if (answer.status !== 200 || answer.problem || typeof status !== "string")
    return afterFailedPoll(
      poll,
      action,
      answer.status === 200 ? { ...answer, problem: answer.problem ?? "unreadable" } : answer,
      pollEvery.extract,
      now,
    );
  const error = typeof body?.error === "string" ? body.error : status;
  if (status === "completed")
    return body?.success === false
      ? { do: "fail", failure: { kind: "job-failed", job: "extract", error } }
      : {
          do: "finish",
          outcome: {
            data: body?.data,
            ...(typeof body?.warning === "string" ? { warning: body.warning } : {}),
            ...(body?.sources === undefined ? {} : { sources: body.sources }),
          },
        };
  if (status === "failed" || status === "cancelled")
    return { do: "fail", failure: { kind: "job-failed", job: "extract", error } };
  if (isOver(poll, now)) return { do: "fail", failure: { kind: "deadline" } };
  return { do: "wait", milliseconds: pollEvery.extract, poll: { ...poll, failures: 0 } };
}

/** The result of a research or an LLMs.txt job. */
export type LongJobOutcome =
  | { readonly success: true; readonly data: unknown }
  | { readonly success: false; readonly error: string };

/** After a poll of a deep research or an LLMs.txt job: any unknown state ends it. */
export function afterLongJobPoll(
  poll: PollState,
  job: "research" | "LLMs.txt",
  answer: WireAnswer,
  now: number,
): PollStep<LongJobOutcome> {
  const isResearch = job === "research";
  if (answer.status === 404)
    return {
      do: "fail",
      failure: { kind: "job-not-found", job: isResearch ? "Deep research" : "LLMs.txt generation" },
    };
  const body = answer.body as Readonly<Record<string, unknown>> | null | undefined;
  if (answer.status !== 200 || answer.problem || typeof body !== "object" || body === null)
    return afterFailedPoll(
      poll,
      isResearch ? "check deep research status" : "check LLMs.txt generation status",
      answer.status === 200 ? { ...answer, problem: answer.problem ?? "unreadable" } : answer,
      isResearch ? pollEvery.research : pollEvery.llmsText,
      now,
    );
  if (body.status === "completed") return { do: "finish", outcome: { success: true, data: body } };
  if (body.status === "failed") {
    const error = typeof body.error === "string" ? body.error : "Internal server error.";
    return { do: "fail", failure: { kind: "job-failed", job, error } };
  }
  if (body.status !== "processing") {
    const error = `${isResearch ? "Research job" : "LLMs.txt generation job"} terminated unexpectedly`;
    return { do: "finish", outcome: { success: false, error } };
  }
  if (isOver(poll, now)) return { do: "fail", failure: { kind: "deadline" } };
  return { do: "wait", milliseconds: pollEvery.research, poll: { ...poll, failures: 0 } };
}
