import { type Failure, failureOf, type WireAction } from "./failure.ts";

/** What came back; status 0 stands for no answer, `unreadable` for 200 without JSON. */
export type WireAnswer = {
  readonly status: number;
  readonly body: unknown;
  /** Milliseconds the service asks to wait. */
  readonly retryAfter?: number;
  readonly problem?: "unreadable" | "too-large";
};

/** A page as the service gives it. */
export type WireDocument = {
  readonly markdown?: string;
  readonly html?: string;
  readonly metadata?: Readonly<Record<string, unknown>>;
};

/** The state of a crawl or a batch. */
export type JobState = {
  readonly status: string;
  readonly total: number;
  readonly completed: number;
  readonly creditsUsed: number;
  /** As the service writes it; absent where it says nothing. */
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

function documents(value: unknown): readonly WireDocument[] | undefined {
  if (!Array.isArray(value)) return undefined;
  return value.flatMap((one) => {
    const known = object(one);
    if (!known) return [];
    const [markdown, html, metadata] = [text(known.markdown), text(known.html), object(known.metadata)];
    return [
      {
        ...(markdown === undefined ? {} : { markdown }),
        ...(html === undefined ? {} : { html }),
        ...(metadata === undefined ? {} : { metadata }),
      },
    ];
  });
}

/** The state of a job out of an answer or a message; undefined for what is none. */
export function readJobState(body: unknown): JobState | undefined {
  const said = object(body);
  const status = text(said?.status);
  if (!said || status === undefined) return undefined;
  const [next, expiresAt, error, data] = [
    text(said.next),
    text(said.expiresAt),
    text(said.error),
    documents(said.data),
  ];
  return {
    status,
    total: number(said.total),
    completed: number(said.completed),
    creditsUsed: number(said.creditsUsed),
    ...(next ? { next } : {}),
    ...(expiresAt === undefined || Number.isNaN(Date.parse(expiresAt)) ? {} : { expiresAt }),
    ...(error === undefined ? {} : { error }),
    ...(data === undefined ? {} : { data }),
  };
}

/** The id of a job that was started, or why there is none. */
export function readStarted(
  action: WireAction,
  job: "crawl" | "batch" | "extract" | "research" | "LLMs.txt",
  answer: WireAnswer,
): { readonly id: string } | Failure {
  if (answer.problem) return { kind: answer.problem, action };
  if (answer.status !== 200) return failureOf(action, answer.status, answer.body);
  const said = object(answer.body);
  const id = text(said?.id);
  return id && said?.success !== false ? { id } : { kind: "not-started", job };
}
