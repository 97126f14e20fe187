import { type Failure, failureOf, type WireAction } from "./failure.ts";

/** A response; status 0 means no response, `unreadable` means 200 without JSON. */
export type WireAnswer = {
  readonly status: number;
  readonly body: unknown;
  /** Milliseconds the service asks to wait. */
  readonly retryAfter?: number;
  readonly problem?: "unreadable" | "too-large";
};

/** A page as returned by the service. */
export type WireDocument = {
  readonly markdown?: string;
  readonly html?: string;
  /** Data extracted from the page, where requested. */
  readonly json?: unknown;
  readonly metadata?: Readonly<Record<string, unknown>>;
};

/** The state of a crawl or a batch. */
export type JobState = {
  readonly status: string;
  readonly total: number;
  readonly completed: number;
  readonly creditsUsed: number;
  /** As sent by the service, where it sends one. */
  readonly expiresAt?: string;
  readonly next?: string;
  readonly data?: readonly WireDocument[];
  readonly error?: string;
};

type Loose = Readonly<Record<string, unknown>>;

function object(value: unknown): Loose | undefined {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Loose) : undefined;
}

const number = (value: unknown) =>
  typeof value === "number" && Number.isFinite(value) && value >= 0 ? value : 0;
const text = (value: unknown) => (typeof value === "string" ? value : undefined);

function readDocument(value: unknown): WireDocument | undefined {
  const known = object(value);
  if (!known) return undefined;
  const [markdown, html, metadata] = [text(known.markdown), text(known.html), object(known.metadata)];
  return {
    ...(markdown === undefined ? {} : { markdown }),
    ...(html === undefined ? {} : { html }),
    ...(known.json == null ? {} : { json: known.json }),
    ...(metadata === undefined ? {} : { metadata }),
  };
}

function documents(value: unknown): readonly WireDocument[] | undefined {
  if (!Array.isArray(value)) return undefined;
  return value.map(readDocument).filter((page) => page !== undefined);
}

/** The page of a scrape, or why there is none; some servers report a failure in the body of a 200 response. */
export function readScraped(answer: WireAnswer): WireDocument | Failure {
  const action = "scrape URL";
  if (answer.problem) return { kind: answer.problem, action };
  if (answer.status !== 200) return failureOf(action, answer.status, answer.body);
  const body = object(answer.body);
  if (body?.success === false) return failureOf(action, 500, body);
  return readDocument(body?.data) ?? { kind: "unreadable", action };
}

/** Reads the state of a job from a response or message; undefined where there is none. */
export function readJobState(body: unknown): JobState | undefined {
  const fields = object(body);
  const status = text(fields?.status);
  if (!fields || status === undefined) return undefined;
  const [next, expiresAt, error, data] = [
    text(fields.next),
    text(fields.expiresAt),
    text(fields.error),
    documents(fields.data),
  ];
  return {
    status,
    total: number(fields.total),
    completed: number(fields.completed),
    creditsUsed: number(fields.creditsUsed),
    ...(next ? { next } : {}),
    ...(expiresAt === undefined || Number.isNaN(Date.parse(expiresAt)) ? {} : { expiresAt }),
    ...(error === undefined ? {} : { error }),
    ...(data === undefined ? {} : { data }),
  };
}

/** A started job, with the addresses that it ignores as invalid. */
export type Started = { readonly id: string; readonly leftOut?: readonly string[] };

/** The started job, or why there is none. */
export function readStarted(
  action: WireAction,
  job: "crawl" | "batch" | "extract" | "agent" | "research" | "LLMs.txt",
  answer: WireAnswer,
): Started | Failure {
  if (answer.problem) return { kind: answer.problem, action };
  if (answer.status !== 200) return failureOf(action, answer.status, answer.body);
  const body = object(answer.body);
  const id = text(body?.id);
  if (!id || body?.success === false) return { kind: "not-started", job };
  const wrong = Array.isArray(body?.invalidURLs)
    ? body.invalidURLs.filter((url) => typeof url === "string")
    : [];
  return wrong.length === 0 ? { id } : { id, leftOut: wrong };
}
