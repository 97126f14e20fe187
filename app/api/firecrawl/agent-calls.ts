import {
  type AgentOutcome,
  type AgentQuestion,
  afterAgentPoll,
  agentRequest,
  agentStatusRequest,
  cancelAgentRequest,
} from "#domain/extraction/wire/agent.ts";
import type { Failure } from "#domain/extraction/wire/failure.ts";
import { isFailure } from "#domain/extraction/wire/requests.ts";
import { type JobCall, pollUntilDone } from "./follow.ts";
import type { JobStarter } from "./start-job.ts";

/** The calls of an agent, which looks for data by itself; version 2 only. */
export function agentCalls({ start, sendOnce, pollOptions }: JobStarter) {
  const cancelAgent = (id: string) => sendOnce(cancelAgentRequest(id), new AbortController().signal);

  async function agent(question: AgentQuestion, call: JobCall): Promise<AgentOutcome | Failure> {
    const started = await start(agentRequest(question), "agent", call, cancelAgent);
    if (isFailure(started)) return started;
    const end = await pollUntilDone(agentStatusRequest(started.id), pollOptions(call), afterAgentPoll);
    // Cancelling also stops the agent at the service, and with it the cost.
    if (isFailure(end) && end.kind === "cancelled") await cancelAgent(started.id);
    return end;
  }

  return { agent, cancelAgent };
}
