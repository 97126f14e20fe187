import type { WireAnswer } from "./answers.ts";
import type { Failure } from "./failure.ts";
import { afterFailedPoll, type PollState, type PollStep } from "./poll.ts";
import { get, idIn, isFailure, post, readSchema, type Schema, type WireRequest } from "./requests.ts";

/** A question to an agent that looks for the data itself (docs.firecrawl.dev/features/agent). */
export type AgentQuestion = {
  readonly prompt: string;
  /** Where to look; may be empty. */
  readonly urls: readonly string[];
  readonly schema?: Schema;
  /** The most credits that it may spend. */
  readonly mostCredits: number;
};

export type AgentOutcome = { readonly data: unknown; readonly creditsUsed: number };

/** Milliseconds between two polls of an agent. */
const every = 2000;

export function agentRequest({ prompt, urls, schema, mostCredits }: AgentQuestion): WireRequest | Failure {
  const read = schema && readSchema(schema);
  if (read && isFailure(read)) return read;
  return post("start agent job", "/v2/agent", {
    prompt,
    ...(urls.length === 0 ? {} : { urls }),
    ...(read ? { schema: read } : {}),
    maxCredits: mostCredits,
  });
}

export function agentStatusRequest(id: string): WireRequest {
  return get("check agent status", `/v2/agent/${idIn(id)}`);
}

export function cancelAgentRequest(id: string): WireRequest {
  return { method: "DELETE", path: `/v2/agent/${idIn(id)}`, action: "cancel agent job" };
}

/** After a poll of an agent: any status other than at work or completed ends it as a failure. */
export function afterAgentPoll(poll: PollState, answer: WireAnswer, now: number): PollStep<AgentOutcome> {
  const body = answer.body as Readonly<Record<string, unknown>> | null | undefined;
  const status = typeof body === "object" ? body?.status : undefined;
  if (answer.status !== 200 || answer.problem || typeof status !== "string")
    return afterFailedPoll(
      poll,
      "check agent status",
      answer.status === 200 ? { ...answer, problem: answer.problem ?? "unreadable" } : answer,
      every,
      now,
    );
  if (status === "completed") {
    const creditsUsed = typeof body?.creditsUsed === "number" ? body.creditsUsed : 0;
    return { do: "finish", outcome: { data: body?.data, creditsUsed } };
  }
  if (status !== "processing") {
    const error = typeof body?.error === "string" ? body.error : status;
    return { do: "fail", failure: { kind: "job-failed", job: "agent", error } };
  }
  if (now - poll.begunAt > poll.deadline) return { do: "fail", failure: { kind: "deadline" } };
  return { do: "wait", milliseconds: every, poll: { ...poll, failures: 0 } };
}
