import { firecrawl, type ResearchCall } from "#app/api/firecrawl/firecrawl.ts";
import type { JobPages } from "#app/api/firecrawl/follow.ts";
import type { FirecrawlService } from "#app/api/firecrawl/service.ts";
import { jsonOf, storedValue } from "#app/storage/stored-value.ts";
import { type OtherJobKind, otherJobKinds } from "#domain/extraction/job-input.ts";
import { activityWords, type JobText, jobText } from "#domain/extraction/job-text.ts";
import { type DataEndpoint, dataEndpoint } from "#domain/extraction/page-data.ts";
import type { Failure } from "#domain/extraction/wire/failure.ts";
import { type ApiVersion, isFailure } from "#domain/extraction/wire/requests.ts";
import { readSite } from "../read-site.ts";
import { keepResult, keepText, ownAddresses } from "../result-store.ts";
import { type DataOrder, extractData } from "./extract-data.ts";

/** What a person asks the service for beside the crawl of a site. */
export type JobOrder =
  | {
      readonly kind: "batch";
      readonly addresses: readonly string[];
      readonly skipsWrong: boolean;
      /** Lines that are no address, which the job goes without. */
      readonly leftOut: readonly string[];
    }
  | DataOrder
  | { readonly kind: "research"; readonly query: string }
  | { readonly kind: "llms-text"; readonly address: string };

/** The last job, kept so that a reload finds it; of what was asked it holds the lines left out alone, and no key. */
export type JobRecord = {
  readonly kind: OtherJobKind;
  readonly version: ApiVersion;
  readonly base: string;
  readonly status: "running" | "done" | "failed" | "cancelled";
  readonly begunAt: number;
  readonly jobId?: string;
  /** By what data is drawn out of pages; absent in a record of before version 2 was asked by scraping. */
  readonly endpoint?: DataEndpoint;
  readonly completed: number;
  readonly total: number;
  /** What a research says of itself, the last lines. */
  readonly notes: readonly string[];
  readonly failure?: Failure;
  /** What was typed as an address and could not be used: by us, or by the service. */
  readonly leftOut?: readonly string[];
  /** The result is shown, but the browser had no room to keep it. */
  readonly isUnkept?: boolean;
};

const mostNotes = 8;
/** Characters kept of a line that was left out. */
const longestLine = 200;

function isRecord(value: unknown): value is JobRecord {
  const job = value as Partial<JobRecord> | null;
  return (
    otherJobKinds.some((kind) => kind === job?.kind) &&
    typeof job?.base === "string" &&
    (job.version === "v1" || job.version === "v2") &&
    typeof job.status === "string" &&
    Array.isArray(job.notes) &&
    (job.leftOut === undefined || Array.isArray(job.leftOut))
  );
}

export const storedJob = storedValue<JobRecord | undefined>(
  "extractorJob",
  { ...jsonOf((value) => (isRecord(value) ? value : undefined)), print: (job) => JSON.stringify(job) ?? "" },
  undefined,
);

let running: AbortController | undefined;
/** The last work of this tab; a start waits until what was cancelled has let go. */
let last: Promise<void> = Promise.resolve();

function change(more: Partial<JobRecord>): void {
  const job = storedJob.read();
  if (job?.status === "running") storedJob.write({ ...job, ...more });
}

const unknown = {
  addresses: [],
  skipsWrong: false,
  leftOut: [],
  prompt: "",
  query: "",
  address: "",
} as const;

type Outcome = JobPages | JobText | Failure;

async function outcomeOf(
  order: JobOrder,
  { endpoint = "extract", ...service }: FirecrawlService & Pick<JobRecord, "endpoint">,
  idempotencyKey: string,
  call: ResearchCall,
): Promise<Outcome> {
  const client = firecrawl(service);
  const formats = { formats: ["markdown", "html"] };
  if (order.kind === "batch") {
    const { addresses: urls, skipsWrong: ignoreInvalidUrls } = order;
    return client.batch({ urls, ignoreInvalidUrls, options: formats, idempotencyKey }, call);
  }
  if (order.kind === "extract") return extractData(client, order, endpoint, { ...call, idempotencyKey });
  const end = await (order.kind === "research"
    ? client.research({ query: order.query }, call)
    : client.llmsText(order.address, call));
  if (isFailure(end)) return end;
  if (end.success) return jobText(order.kind, end.data);
  return { kind: "job-failed", job: order.kind === "research" ? "research" : "LLMs.txt", error: end.error };
}

async function keep(kind: OtherJobKind, outcome: JobPages | JobText): Promise<boolean> {
  if ("text" in outcome)
    return kind !== "batch" && keepText({ ...outcome, kind, timestamp: new Date().toISOString() });
  const { result, pages } = await readSite(ownAddresses, outcome, new Date());
  return keepResult(result, pages);
}

async function work(order: JobOrder, job: JobRecord, key: string, signal: AbortSignal): Promise<void> {
  // Another job may be running by the time a cancelled one lets go.
  const put = (more: Partial<JobRecord>) => {
    if (!signal.aborted) change(more);
  };
  const note = (activity: unknown) => {
    const notes = [...(storedJob.read()?.notes ?? []), activityWords(activity)].filter(Boolean);
    put({ notes: notes.slice(-mostNotes) });
  };
  const outcome = await outcomeOf(order, { ...job, key }, crypto.randomUUID(), {
    signal,
    begunAt: job.begunAt,
    ...(job.jobId === undefined ? {} : { jobId: job.jobId }),
    onStarted: (jobId, refused = []) =>
      put({ jobId, ...leftOutOf([...(storedJob.read()?.leftOut ?? []), ...refused]) }),
    onProgress: ({ completed, total }) => put({ completed, total }),
    onActivity: note,
  });
  if (isFailure(outcome)) {
    if (outcome.kind !== "cancelled") put({ status: "failed", failure: outcome });
    return;
  }
  if (signal.aborted) return;
  const isStored = await keep(job.kind, outcome).catch((error: unknown) => {
    console.warn("a job's pages could not be read", error);
    return undefined;
  });
  if (isStored === undefined)
    return put({ status: "failed", failure: { kind: "unreadable", action: "check batch scrape status" } });
  put({ status: "done", ...(isStored ? {} : { isUnkept: true }) });
}

function run(order: JobOrder, job: JobRecord, key: string): Promise<void> {
  if (running) return last;
  const controller = new AbortController();
  running = controller;
  const all = () => work(order, job, key, controller.signal);
  last = last
    .catch(() => undefined)
    .then(() =>
      navigator.locks
        ? navigator.locks.request("extraction-job", { ifAvailable: true }, (lock) =>
            lock ? all() : undefined,
          )
        : all(),
    )
    .finally(() => {
      if (running === controller) running = undefined;
    });
  return last;
}

/** Begins a job with the service. */
export function startJob(order: JobOrder, { version, base, key }: FirecrawlService): Promise<void> {
  const begun = { status: "running", begunAt: Date.now(), completed: 0, total: 0, notes: [] } as const;
  const lines = "leftOut" in order ? order.leftOut : [];
  const data = order.kind === "extract" ? { endpoint: dataEndpoint(version, order.addresses.length) } : {};
  const job = { ...begun, kind: order.kind, version, base, ...data, ...leftOutOf(lines) };
  storedJob.write(job);
  return run(order, job, key);
}

/** Goes on with a job that a reload cut, by its id; one that was not yet given an id is said not to have started. */
export async function continueJob(key: string): Promise<void> {
  const job = storedJob.read();
  if (running || job?.status !== "running") return;
  if (job.jobId !== undefined) return run({ ...unknown, kind: job.kind }, { ...job, notes: [] }, key);
  await navigator.locks?.request("extraction-job", { ifAvailable: true }, (lock) => {
    if (!lock) return;
    const isCut = job.endpoint === "scrape";
    change({
      status: "failed",
      failure: isCut ? { kind: "interrupted" } : { kind: "not-started", job: "batch" },
    });
  });
}

function leftOutOf(lines: readonly string[]): Pick<JobRecord, "leftOut"> {
  return lines.length === 0 ? {} : { leftOut: lines.map((line) => line.slice(0, longestLine)) };
}

const isBatch = ({ kind, endpoint }: JobRecord) => kind === "batch" || endpoint === "batch";

/** Leaves the job; a batch is stopped at the service too. */
export function cancelJob(key: string): void {
  const job = storedJob.read();
  change({ status: "cancelled" });
  if (running) running.abort();
  else if (job?.jobId && isBatch(job)) void firecrawl({ ...job, key }).cancelBatch(job.jobId);
  running = undefined;
}
