/** The action of a call, as named in messages. */
export type WireAction =
  | "ask for the version"
  | "map site"
  | "search"
  | "check credits"
  | "check queue"
  | "start crawl job"
  | "check crawl status"
  | "check crawl errors"
  | "cancel crawl job"
  | "start batch scrape job"
  | "check batch scrape status"
  | "check batch scrape errors"
  | "cancel batch scrape job"
  | "scrape URL"
  | "start agent job"
  | "check agent status"
  | "cancel agent job"
  | "start extract job"
  | "get extract status"
  | "start deep research"
  | "check deep research status"
  | "start LLMs.txt generation"
  | "check LLMs.txt generation status";

/** Why a call or a job failed. */
export type Failure =
  /** One of the status codes that the service documents. */
  | {
      readonly kind: "refused";
      readonly action: WireAction;
      readonly status: number;
      readonly error: string;
      readonly details?: unknown;
    }
  | { readonly kind: "unexpected"; readonly action: WireAction; readonly status: number }
  | { readonly kind: "no-response"; readonly action: WireAction }
  /** A response with status 200 that is not JSON of the documented shape. */
  | { readonly kind: "unreadable"; readonly action: WireAction }
  | { readonly kind: "too-large"; readonly action: WireAction }
  | { readonly kind: "no-data" }
  /** Pages were read, but the service extracted no data from any. */
  | { readonly kind: "no-page-data" }
  /** The page was left while a response that cannot be requested again was pending. */
  | { readonly kind: "interrupted" }
  | { readonly kind: "stopped"; readonly status: string }
  | { readonly kind: "job-failed"; readonly job: keyof typeof jobNames; readonly error: string }
  | { readonly kind: "job-not-found"; readonly job: "Deep research" | "LLMs.txt generation" }
  | { readonly kind: "not-started"; readonly job: keyof typeof notStarted }
  | { readonly kind: "no-batch-id" }
  | { readonly kind: "no-key" }
  | { readonly kind: "wrong-schema" }
  /** A link to the next page of results on another host, to which the key must not be sent. */
  | { readonly kind: "foreign-link" }
  | { readonly kind: "deadline" }
  | { readonly kind: "cancelled" };

const explained = new Set([400, 402, 403, 408, 409, 500]);

type ErrorBody = { readonly error?: unknown; readonly details?: unknown };

/** The failure for an error response; status 0 means no response. */
export function failureOf(action: WireAction, status: number, body: unknown): Failure {
  if (status === 0) return { kind: "no-response", action };
  if (!explained.has(status)) return { kind: "unexpected", action, status };
  const { error, details } = (typeof body === "object" && body !== null ? body : {}) as ErrorBody;
  return {
    kind: "refused",
    action,
    status,
    error: typeof error === "string" && error !== "" ? error : "Unknown error occurred",
    ...(details === undefined ? {} : { details }),
  };
}

/** Firecrawl answers 410 to every extract, of version 1 and of version 2, from 10 December 2026, 15:00 UTC. */
export function hasExtractEnded(failure: Failure): boolean {
  if (failure.kind !== "unexpected" || failure.status !== 410) return false;
  return failure.action === "start extract job" || failure.action === "get extract status";
}

const notStarted = {
  crawl: "Crawl job failed to start",
  batch: "Batch scrape job failed to start",
  extract: "Extract job failed to start",
  agent: "Agent job failed to start",
  research: "Failed to start research. No job ID returned.",
  "LLMs.txt": "Failed to start LLMs.txt generation. No job ID returned.",
} as const;

/** The failure in the service's own words, with its code: the status, or 0 without a response. */
export function failureText(failure: Failure): { readonly message: string; readonly code: number } {
  switch (failure.kind) {
    case "refused": {
      const { action, status, error, details } = failure;
      const more = details === undefined ? "" : ` - ${JSON.stringify(details)}`;
      return { message: `Failed to ${action}. Status code: ${status}. Error: ${error}${more}`, code: status };
    }
    case "unexpected": {
      const { action, status } = failure;
      const message = `Unexpected error occurred while trying to ${action}. Status code: ${status}`;
      return { message, code: status };
    }
    case "no-response":
      return {
        message: `No response received while trying to ${failure.action}. This may be a network error or the server is unreachable.`,
        code: 0,
      };
    case "unreadable":
      return { message: `The answer could not be read while trying to ${failure.action}.`, code: 500 };
    case "too-large":
      return { message: `The answer was too large while trying to ${failure.action}.`, code: 500 };
    case "no-data":
      return { message: "Crawl job completed but no data was returned", code: 500 };
    case "no-page-data":
      return { message: "Extract job completed but no data was returned", code: 500 };
    case "interrupted":
      return { message: "The page was left before the answer came.", code: 0 };
    case "stopped":
      return { message: `Crawl job failed or was stopped. Status: ${failure.status}`, code: 500 };
    case "job-failed":
      return { message: `${jobNames[failure.job]} job failed. Error: ${failure.error}`, code: 500 };
    case "job-not-found":
      return { message: `${failure.job} job not found`, code: 404 };
    case "not-started":
      return {
        message: notStarted[failure.job],
        code: failure.job === "research" || failure.job === "LLMs.txt" ? 500 : 400,
      };
    case "no-batch-id":
      return { message: "No batch scrape ID provided", code: 400 };
    case "no-key":
      return { message: "No API key provided", code: 401 };
    case "wrong-schema":
      return {
        message: "Invalid schema. Schema must be either a valid Zod schema or JSON schema object.",
        code: 400,
      };
    case "foreign-link":
      return { message: "The link to the next part leads to another host and was not followed.", code: 500 };
    case "deadline":
      return { message: "The job took longer than was allowed.", code: 408 };
    case "cancelled":
      return { message: "The job was cancelled.", code: 0 };
  }
}

const jobNames = {
  extract: "Extract",
  agent: "Agent",
  research: "Deep research",
  "LLMs.txt": "LLMs.txt generation",
} as const;
