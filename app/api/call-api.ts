import { type AnswerSchema, apiErrorSchema } from "#contract/api-error.ts";
import type { Language } from "#domain/language.ts";

/** Why a call failed. `message` comes from the server in the requested language and is absent without an answer. */
export type ApiFailure = {
  readonly isDone: false;
  readonly code: string;
  readonly message?: string;
  /** Seconds after which a retry makes sense. */
  readonly retryAfter?: number;
  /** The server's clock in milliseconds, where it sent it. */
  readonly serverNow?: number;
};

/** The result of a call: its answer, or why there is none. */
export type ApiResult<Answer> = { readonly isDone: true; readonly answer: Answer } | ApiFailure;

type ApiCall<Answer> = {
  readonly path: string;
  readonly language: Language;
  /** Sent as JSON by POST; without one the call is a GET. */
  readonly body?: unknown;
  readonly answer: AnswerSchema<Answer>;
  /** Milliseconds to wait for the answer; 20 s by default. */
  readonly timeout?: number;
};

/** Longest wait for an answer, in milliseconds. */
const defaultTimeout = 20_000;

/** Calls our server. Never throws: a missing network, an error and an invalid answer are returned as values. */
export async function callApi<Answer>({
  path,
  language,
  body,
  answer,
  timeout = defaultTimeout,
}: ApiCall<Answer>): Promise<ApiResult<Answer>> {
  try {
    const response = await fetch(`${path}${path.includes("?") ? "&" : "?"}language=${language}`, {
      signal: AbortSignal.timeout(timeout),
      credentials: "same-origin",
      ...(body === undefined ? {} : jsonPost(body)),
    });
    const json: unknown = await response.json();
    if (!response.ok) return readFailure(response, json);
    const checked = answer.safeParse(json);
    return checked.success ? { isDone: true, answer: checked.data } : { isDone: false, code: "unreadable" };
  } catch {
    return { isDone: false, code: "offline" };
  }
}

function jsonPost(body: unknown): RequestInit {
  return { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
}

export function readFailure({ headers }: Response, json: unknown): ApiFailure {
  const error = apiErrorSchema.safeParse(json);
  const number = (name: string) => Number(headers.get(name)) || undefined;
  const retryAfter = number("retry-after");
  const serverNow = number("x-server-now");
  return {
    isDone: false,
    ...(error.success
      ? { code: error.data.error.code, message: error.data.error.message }
      : { code: "offline" }),
    ...(retryAfter === undefined ? {} : { retryAfter }),
    ...(serverNow === undefined ? {} : { serverNow }),
  };
}
