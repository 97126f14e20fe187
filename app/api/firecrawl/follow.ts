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
import { nextPart } from "./next-link.ts";
import { send } from "./send.ts";
import type { FirecrawlService, Pace } from "./service.ts";

/** How a job is followed. */
export type Following = {
  readonly service: FirecrawlService;
  readonly pace: Pace;
  readonly signal: AbortSignal;
  /** When the job was begun and how long it may take, in milliseconds. */
  readonly begunAt: number;
  readonly deadline: number;
};

/** Polls until a step ends it; each wait ends immediately when the signal is aborted. */
export async function look<Outcome extends object>(
  request: WireRequest,
  { service, pace, signal, begunAt, deadline }: Following,
  after: (poll: PollState, answer: WireAnswer, now: number) => PollStep<Outcome>,
  onJob?: (job: JobState) => void,
): Promise<Outcome | Failure> {
  let poll = startPolling(begunAt, deadline);
  for (;;) {
    const answer = await send(service, request, signal);
    if (signal.aborted) return { kind: "cancelled" };
    const step = after(poll, answer, pace.now());
    if (step.do === "fail") return step.failure;
    if (step.do === "finish") return step.outcome;
    if (step.job) onJob?.(step.job);
    poll = step.poll;
    await pace.rest(step.milliseconds, signal);
    if (signal.aborted) return { kind: "cancelled" };
  }
}

/** Most text stored of one job, in UTF-16 units; the rest is left at the service. */
const mostText = 64_000_000;

/** The pages of a job; `isCut` when there were more than are kept. */
export type JobPages = {
  readonly job: JobState;
  readonly pages: readonly WireDocument[];
  readonly isCut: boolean;
};

const sizeOf = ({ markdown = "", html = "", json }: WireDocument) =>
  markdown.length + html.length + (json === undefined ? 0 : JSON.stringify(json).length);

/** Follows a crawl or a batch to its end, and every link to a next part that stays with the service. */
export async function followJob(
  request: WireRequest,
  following: Following,
  every: number,
  onJob?: (job: JobState) => void,
): Promise<JobPages | Failure> {
  const { action } = request;
  const done = await look(
    request,
    following,
    (poll, answer, now) => afterJobPoll(poll, action, answer, every, now),
    onJob,
  );
  if (isFailure(done)) return done;
  const pages = [...(done.data ?? [])];
  const seen = new Set<string>();
  let size = pages.reduce((sum, page) => sum + sizeOf(page), 0);
  for (let link = done.next; link !== undefined; ) {
    const address = nextPart(link, following.service.base);
    if (address === undefined) return { kind: "foreign-link" };
    if (seen.has(address)) break;
    seen.add(address);
    const part = await nextOf({ method: "GET", path: address, action }, following, every, action);
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

function nextOf(request: WireRequest, following: Following, every: number, action: WireAction) {
  return look(request, following, (poll, answer, now): PollStep<JobState> => {
    const job = answer.status === 200 && !answer.problem ? readJobState(answer.body) : undefined;
    if (job) return { do: "finish", outcome: job };
    const failed =
      answer.status === 200 ? { ...answer, problem: answer.problem ?? ("unreadable" as const) } : answer;
    return afterFailedPoll(poll, action, failed, every, now);
  });
}
