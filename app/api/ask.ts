import type { z } from "zod";
import { apiErrorSchema } from "#contract/api-error.ts";
import type { Language } from "#domain/language.ts";

/** Why a call failed. `message` is the server's, in the requested language; absent when there was no answer. */
export type Refusal = {
  readonly isDone: false;
  readonly code: string;
  readonly message?: string;
  /** Seconds after which a retry makes sense. */
  readonly retryAfter?: number;
  /** The server's clock in milliseconds, where it sent it. */
  readonly serverNow?: number;
};

/** The result of a call: its answer, or why there is none. */
export type Asked<Answer> = { readonly isDone: true; readonly answer: Answer } | Refusal;

type Call<Answer> = {
  readonly path: string;
  readonly language: Language;
  /** Sent as JSON by POST; without one the call is a GET. */
  readonly body?: unknown;
  readonly answer: z.ZodType<Answer>;
  /** Milliseconds to wait for the answer; 20 s by default. */
  readonly timeout?: number;
};

/** Longest wait for an answer, in milliseconds. */
const defaultTimeout = 20_000;

/** Calls our server. Never throws: no network, an error and an answer of another shape are values. */
export async function ask<Answer>({
  path,
  language,
  body,
  answer,
  timeout = defaultTimeout,
}: Call<Answer>): Promise<Asked<Answer>> {
  try {
    const response = await fetch(`${path}${path.includes("?") ? "&" : "?"}language=${language}`, {
      signal: AbortSignal.timeout(timeout),
      credentials: "same-origin",
      ...(body === undefined ? {} : posted(body)),
    });
    const read: unknown = await response.json();
    if (!response.ok) return refusalOf(response, read);
    const checked = answer.safeParse(read);
    return checked.success ? { isDone: true, answer: checked.data } : { isDone: false, code: "unreadable" };
  } catch {
    return { isDone: false, code: "offline" };
  }
}

function posted(body: unknown): RequestInit {
  return { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
}

export function refusalOf({ headers }: Response, read: unknown): Refusal {
  const said = apiErrorSchema.safeParse(read);
  const number = (name: string) => Number(headers.get(name)) || undefined;
  const retryAfter = number("retry-after");
  const serverNow = number("x-server-now");
  return {
    isDone: false,
    ...(said.success
      ? { code: said.data.error.code, message: said.data.error.message }
      : { code: "offline" }),
    ...(retryAfter === undefined ? {} : { retryAfter }),
    ...(serverNow === undefined ? {} : { serverNow }),
  };
}
