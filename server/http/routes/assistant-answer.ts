import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { type AnswerLine, answerRequest, type ModelOffer } from "#contract/assistant-answer.ts";
import { registerAccountHooks } from "#server/http/hooks/account-hooks.ts";
import { requestLanguage } from "#server/http/hooks/request-language.ts";
import { parseBody } from "#server/http/parse-request.ts";
import { DomainError } from "#server/services/errors.ts";
import { ModelUnavailableError } from "#server/services/model/model.ts";
import { modelAccess, type ReadPremium } from "#server/services/model/model-access.ts";
import type { OfferedModel } from "#server/services/model/offered-model.ts";
import type { Services } from "#server/services/services.ts";
import { sessionHeadersOf } from "./accounts.ts";

export type AssistantAnswerOptions = {
  readonly services: Pick<Services, "publicUrl"> & {
    readonly accounts: Pick<Services["accounts"], "member" | "limits">;
  };
  /** What is sold, and what a member has of it. */
  readonly readPremium: ReadPremium;
  readonly model: OfferedModel | undefined;
};

/** Answers that one process writes at the same time. */
const maxConcurrentAnswers = 60;
/** Milliseconds between two empty lines: proxies close a stream on which nothing is sent. */
const heartbeatInterval = 10_000;

/** `GET /api/assistant/model` and `POST /api/assistant/answer`: neither stores nor logs what was asked. */
export async function assistantAnswerRoutes(
  server: FastifyInstance,
  { services, readPremium, model }: AssistantAnswerOptions,
): Promise<void> {
  registerAccountHooks(server, services.publicUrl);
  const open = new Set<AbortController>();
  server.addHook("preClose", async () => {
    for (const one of open) one.abort();
  });
  server.addHook("onReady", async () => {
    // Not awaited: only a question that comes before it is done waits for it.
    void model
      ?.open()
      .catch((error: unknown) => server.log.error(error, "what answers are checked against was not read"));
  });

  async function accessOf(request: FastifyRequest) {
    const { answer: member } = await services.accounts.member(sessionHeadersOf(request));
    const openTo = model?.openTo ?? "members";
    const access = await modelAccess({ readPremium, openTo }, member?.id);
    return { member, access };
  }

  server.get("/api/assistant/model", async (request): Promise<ModelOffer> => {
    // Without a model nothing is looked up.
    if (!model) return { name: null, audience: "members", mayAsk: false, hasPremium: false };
    const { access } = await accessOf(request);
    return { name: model.name, ...access };
  });

  server.post("/api/assistant/answer", { bodyLimit: 65_536 }, async (request, reply) => {
    if (!model) throw new DomainError("no-model");
    const { question, before } = parseBody(answerRequest, request.body ?? {});
    const { member, access } = await accessOf(request);
    if (!access.mayAsk)
      throw new DomainError(access.audience === "members" ? "not-signed-in" : "model-not-yours");
    await services.accounts.limits.count("model", {
      address: request.ip,
      ...(member ? { account: member.id } : {}),
    });
    if (open.size >= maxConcurrentAnswers) throw new ModelUnavailableError("busy");
    const stop = new AbortController();
    open.add(stop);
    // Closing the page or pressing Stop ends the answer at the model too.
    reply.raw.once("close", () => stop.abort());
    const lines = model.answer({ question, before, language: requestLanguage(request) }, stop.signal);
    try {
      const first = await lines.next();
      if (reply.raw.destroyed) return reply.hijack();
      // The server is closing: clients still waiting are asked to come back.
      if (stop.signal.aborted) throw new ModelUnavailableError("stopped");
      await send(reply, first, lines);
    } finally {
      open.delete(stop);
    }
  });
}

/** Sends the lines as they come. */
async function send(
  reply: FastifyReply,
  first: IteratorResult<AnswerLine, void>,
  rest: AsyncGenerator<AnswerLine, void>,
): Promise<void> {
  reply.hijack();
  const { raw } = reply;
  for (const [name, value] of Object.entries(reply.getHeaders()))
    if (value !== undefined) raw.setHeader(name, value);
  raw.writeHead(200, { "content-type": "application/x-ndjson; charset=utf-8", "x-accel-buffering": "no" });
  const heartbeat = setInterval(() => raw.write("\n"), heartbeatInterval);
  try {
    if (!first.done) raw.write(`${JSON.stringify(first.value)}\n`);
    for await (const line of rest) raw.write(`${JSON.stringify(line)}\n`);
  } catch {
    // The status was sent already: without its last line the reader knows that the answer was cut.
    raw.destroy();
  } finally {
    clearInterval(heartbeat);
    raw.end();
  }
}
