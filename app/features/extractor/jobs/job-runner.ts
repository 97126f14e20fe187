import { array, custom, is, looseObject, optional, picklist, string, unknown } from "valibot";
import { firecrawl, type ResearchCall } from "#app/api/firecrawl/firecrawl.ts";
import type { JobCall, JobPages } from "#app/api/firecrawl/follow.ts";
import type { FirecrawlService } from "#app/api/firecrawl/service.ts";
import { jsonOf, storedValue } from "#app/storage/stored-value.ts";
import { type OtherJobKind, otherJobKinds } from "#domain/extraction/job-input.ts";
import { activityWords, type JobText, jobText } from "#domain/extraction/job-text.ts";
import { type DataEndpoint, dataEndpoint, manyData, oneData } from "#domain/extraction/page-data.ts";
import type { Failure } from "#domain/extraction/wire/failure.ts";
import { type ApiVersion, isFailure, type Schema } from "#domain/extraction/wire/requests.ts";
import { readSite } from "../read-site.ts";
import { ownAddresses, saveJobText, saveResult } from "../result-store.ts";

/** Which data to extract, and from which pages. */
type DataOrder = {
  readonly kind: "extract";
  readonly addresses: readonly string[];
  readonly skipsWrong: boolean;
  /** Lines that are not addresses, which the job ignores. */
  readonly leftOut: readonly string[];
  readonly prompt: string;
  readonly schema?: Schema;
};

/** A job of the service other than the crawl of a site. */
export type JobOrder =
  | {
      readonly kind: "batch";
      readonly addresses: readonly string[];
      readonly skipsWrong: boolean;
      /** Lines that are not addresses, which the job ignores. */
      readonly leftOut: readonly string[];
    }
  | DataOrder
  | {
      readonly kind: "agent";
      readonly prompt: string;
      /** Where it may look first; may be empty. */
      readonly addresses: readonly string[];
      readonly leftOut: readonly string[];
      readonly schema?: Schema;
      readonly mostCredits: number;
    }
  | { readonly kind: "research"; readonly query: string }
  | { readonly kind: "llms-text"; readonly address: string };

/** The last job, stored so that it continues after a reload; of the order it holds only the ignored lines, and no key. */
export type JobRecord = {
  readonly kind: OtherJobKind;
  readonly version: ApiVersion;
  readonly base: string;
  readonly status: "running" | "done" | "failed" | "cancelled";
  readonly begunAt: number;
  readonly jobId?: string;
  /** How data is extracted; absent in records older than extraction by scraping in version 2. */
  readonly endpoint?: DataEndpoint;
  readonly completed: number;
  readonly total: number;
  /** Until when the service asked to wait, in milliseconds since 1970. */
  readonly waitUntil?: number;
  /** The last lines of the log of a research job. */
  readonly notes: readonly string[];
  readonly failure?: Failure;
  /** When what a cancelled job had until then was saved, in milliseconds since 1970. */
  readonly savedAt?: number;
  /** Typed lines that we or the service could not use as addresses. */
  readonly leftOut?: readonly string[];
  /** Whether the browser had no room to store the result. */
  readonly isUnkept?: boolean;
};

const mostNotes = 8;
/** Characters stored of an ignored line. */
const longestLine = 200;

const recordSchema = looseObject({
  kind: picklist(otherJobKinds),
  base: string(),
  version: picklist(["v1", "v2"]),
  status: string(),
  notes: array(unknown()),
  leftOut: optional(array(unknown())),
});

export const storedJob = storedValue<JobRecord | undefined>(
  "extractorJob",
  jsonOf<JobRecord | undefined>(custom<JobRecord>((value) => is(recordSchema, value))),
  undefined,
);

let running: AbortController | undefined;
/** The last job of this tab; a new one waits until a cancelled one has ended. */
let lastJob: Promise<void> = Promise.resolve();

function change(more: Partial<JobRecord>): void {
  const job = storedJob.read();
  if (job?.status === "running") storedJob.write({ ...job, ...more });
}

/** A continued job is found by its id, so its order no longer matters. */
const emptyOrder = {
  addresses: [],
  skipsWrong: false,
  leftOut: [],
  prompt: "",
  query: "",
  address: "",
  mostCredits: 0,
} as const;

/** A text result; with the failure of a job that ended before it had all. */
type PartialText = JobText & { readonly failure?: Failure };

/** Extracts data from pages with one of the service's endpoints; a job continued after a reload uses the same one. */
async function extractData(
  client: ReturnType<typeof firecrawl>,
  { addresses, skipsWrong, prompt, schema }: DataOrder,
  endpoint: DataEndpoint,
  call: JobCall & { readonly idempotencyKey: string },
): Promise<PartialText | Failure> {
  const query = { ...(prompt === "" ? {} : { prompt }), ...(schema ? { schema } : {}) };
  if (endpoint === "scrape") return oneData(await client.scrapeData(addresses[0] ?? "", query, call));
  if (endpoint === "batch") {
    const end = await client.batchData(addresses, { ...query, ignoreInvalidUrls: skipsWrong }, call);
    if (isFailure(end)) return end;
    const data = manyData(addresses, end.pages);
    if (!end.failure) return data;
    return isFailure(data) ? end.failure : { ...data, failure: end.failure };
  }
  const { idempotencyKey } = call;
  const options = prompt === "" ? {} : { prompt };
  const order = { urls: addresses, options, idempotencyKey, ...(schema ? { schema } : {}) };
  const end = await client.extract(order, call);
  return isFailure(end) ? end : jobText("extract", end);
}

type Outcome = JobPages | PartialText | Failure;

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
  if (order.kind === "agent") {
    const { prompt, addresses: urls, schema, mostCredits } = order;
    const end = await client.agent({ prompt, urls, mostCredits, ...(schema ? { schema } : {}) }, call);
    return isFailure(end) ? end : jobText("agent", end);
  }
  const end = await (order.kind === "research"
    ? client.research({ query: order.query }, call)
    : client.llmsText(order.address, call));
  if (isFailure(end)) return end;
  if (end.success) return jobText(order.kind, end.data);
  return { kind: "job-failed", job: order.kind === "research" ? "research" : "LLMs.txt", error: end.error };
}

async function save(kind: OtherJobKind, outcome: JobPages | PartialText): Promise<boolean> {
  if ("text" in outcome) {
    const { text, sources } = outcome;
    return kind !== "batch" && saveJobText({ text, sources, kind, timestamp: new Date().toISOString() });
  }
  const { result, pages } = await readSite(ownAddresses, outcome, new Date());
  return saveResult(result, pages);
}

async function work(order: JobOrder, job: JobRecord, key: string, signal: AbortSignal): Promise<void> {
  // Another job may be running by the time a cancelled one ends.
  const update = (more: Partial<JobRecord>) => {
    if (!signal.aborted) change(more);
  };
  const note = (activity: unknown) => {
    const notes = [...(storedJob.read()?.notes ?? []), activityWords(activity)].filter(Boolean);
    update({ notes: notes.slice(-mostNotes) });
  };
  const outcome = await outcomeOf(order, { ...job, key }, crypto.randomUUID(), {
    signal,
    begunAt: job.begunAt,
    ...(job.jobId === undefined ? {} : { jobId: job.jobId }),
    onStarted: (jobId, refused = []) =>
      update({ jobId, ...ignoredLines([...(storedJob.read()?.leftOut ?? []), ...refused]) }),
    onProgress: ({ completed, total }) => update({ completed, total }),
    onActivity: note,
    onWait: (waitUntil) => update({ waitUntil }),
  });
  if (isFailure(outcome)) {
    if (outcome.kind !== "cancelled") update({ status: "failed", failure: outcome });
    return;
  }
  if (signal.aborted && !outcome.failure) return;
  const isStored = await save(job.kind, outcome).catch((error: unknown) => {
    console.warn("a job's pages could not be read", error);
    return undefined;
  });
  const ended = storedJob.read();
  if (isStored && signal.aborted && ended?.begunAt === job.begunAt)
    storedJob.write({ ...ended, savedAt: Date.now() });
  if (isStored === undefined)
    return update({ status: "failed", failure: { kind: "unreadable", action: "check batch scrape status" } });
  if (outcome.failure) return update({ status: "failed", failure: outcome.failure });
  update({ status: "done", ...(isStored ? {} : { isUnkept: true }) });
}

function run(order: JobOrder, job: JobRecord, key: string): Promise<void> {
  if (running) return lastJob;
  const controller = new AbortController();
  running = controller;
  const all = () => work(order, job, key, controller.signal);
  lastJob = lastJob
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
  return lastJob;
}

/** Starts a job with the service. */
export function startJob(order: JobOrder, { version, base, key }: FirecrawlService): Promise<void> {
  const record = { status: "running", begunAt: Date.now(), completed: 0, total: 0, notes: [] } as const;
  const lines = "leftOut" in order ? order.leftOut : [];
  const data = order.kind === "extract" ? { endpoint: dataEndpoint(version, order.addresses.length) } : {};
  const job = { ...record, kind: order.kind, version, base, ...data, ...ignoredLines(lines) };
  storedJob.write(job);
  return run(order, job, key);
}

/** Continues a job after a reload by its id; one without an id yet is marked as not started. */
export async function continueJob(key: string): Promise<void> {
  const job = storedJob.read();
  if (running || job?.status !== "running") return;
  if (job.jobId !== undefined) return run({ ...emptyOrder, kind: job.kind }, { ...job, notes: [] }, key);
  await navigator.locks?.request("extraction-job", { ifAvailable: true }, (lock) => {
    if (!lock) return;
    const isInterrupted = job.endpoint === "scrape";
    change({
      status: "failed",
      failure: isInterrupted ? { kind: "interrupted" } : { kind: "not-started", job: "batch" },
    });
  });
}

function ignoredLines(lines: readonly string[]): Pick<JobRecord, "leftOut"> {
  return lines.length === 0 ? {} : { leftOut: lines.map((line) => line.slice(0, longestLine)) };
}

const isBatch = ({ kind, endpoint }: JobRecord) => kind === "batch" || endpoint === "batch";

/** Cancels the job; a batch and an agent are cancelled at the service too. */
export function cancelJob(key: string): void {
  const job = storedJob.read();
  change({ status: "cancelled" });
  if (running) running.abort();
  else if (job?.jobId && isBatch(job)) void firecrawl({ ...job, key }).cancelBatch(job.jobId);
  else if (job?.jobId && job.kind === "agent") void firecrawl({ ...job, key }).cancelAgent(job.jobId);
  running = undefined;
}
