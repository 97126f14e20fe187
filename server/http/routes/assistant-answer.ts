import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { apiError } from "#contract/api-error.ts";
import {
  type AnswerLine,
  type AssistantErrorCode,
  answerRequest,
  type ModelOffer,
} from "#contract/assistant-answer.ts";
import { assistantErrorMessages } from "#contract/error-messages/assistant.ts";
import { mannersOfAccountCalls, refuseAccountCall } from "#server/http/errors/account-refusals.ts";
import { requestLanguage } from "#server/http/hooks/request-language.ts";
import type { Accounts } from "#server/services/accounts/accounts.ts";
import { ModelAway } from "#server/services/model/model.ts";
import { modelAccess, type Standing } from "#server/services/model/model-access.ts";
import type { OfferedModel } from "#server/services/model/offered-model.ts";
import { bearerOf } from "./accounts.ts";

export type AssistantAnswer = {
  readonly accounts: Pick<Accounts, "member" | "limits">;
  /** What is sold, and what a member has of it. */
  readonly standing: Standing;
  readonly model: OfferedModel | undefined;
  readonly publicUrl: string;
};

/** Answers that are written at the same moment, in one process. */
const mostAtOnce = 60;
/** Milliseconds between two signs of life: proxies close a line on which nothing is said. */
const signEvery = 10_000;

const statusOf = { "no-model": 404, "model-not-yours": 403, "model-away": 503 } as const;

function refuseAnswer(request: FastifyRequest, reply: FastifyReply, code: AssistantErrorCode) {
  if (code === "model-away") reply.header("retry-after", 20);
  return reply
    .code(statusOf[code])
    .header("cache-control", "no-store")
    .send(apiError({ code }, assistantErrorMessages, requestLanguage(request)));
}

/** `GET /api/assistant/model` and `POST /api/assistant/answer`: neither keeps nor logs what was asked. */
export async function assistantAnswerRoutes(
  server: FastifyInstance,
  options: AssistantAnswer,
): Promise<void> {
  const { accounts, standing, model, publicUrl } = options;
  mannersOfAccountCalls(server, publicUrl);
  const open = new Set<AbortController>();
  server.addHook("preClose", async () => {
    for (const one of open) one.abort();
  });
  server.addHook("onReady", async () => {
    // Nobody waits for it here; who asks before it is done does.
    void model
      ?.open()
      .catch((error: unknown) => server.log.error(error, "what answers are checked against was not read"));
  });

  async function whoAsks(request: FastifyRequest) {
    const { answer: member } = await accounts.member(bearerOf(request));
    const openTo = model?.openTo ?? "members";
    const access = await modelAccess({ standing, openTo }, member?.id);
    return { member, access };
  }

  server.get("/api/assistant/model", async (request): Promise<ModelOffer> => {
    // Where there is none nothing is looked up.
    if (!model) return { name: null, audience: "members", mayAsk: false, hasPremium: false };
    const { access } = await whoAsks(request);
    return { name: model.name, ...access };
  });

  server.post("/api/assistant/answer", { bodyLimit: 65_536 }, async (request, reply) => {
    if (!model) return refuseAnswer(request, reply, "no-model");
    const { question, before } = answerRequest.parse(request.body ?? {});
    const { member, access } = await whoAsks(request);
    if (!access.mayAsk) {
      if (access.audience === "members") return refuseAccountCall(request, reply, "not-signed-in");
      return refuseAnswer(request, reply, "model-not-yours");
    }
    await accounts.limits.count("model", {
      address: request.ip,
      ...(member ? { account: member.id } : {}),
    });
    if (open.size >= mostAtOnce) return refuseAnswer(request, reply, "model-away");
    const stop = new AbortController();
    open.add(stop);
    // Who closes the page or presses Stop ends the answer at the model too.
    reply.raw.once("close", () => stop.abort());
    const lines = model.answer({ question, before, language: requestLanguage(request) }, stop.signal);
    try {
      const first = await lines.next();
      // Who is gone hears nothing; who waits while the server closes is told that the answer was cut.
      if (reply.raw.destroyed) return reply.hijack();
      if (stop.signal.aborted) return refuseAnswer(request, reply, "model-away");
      await send(reply, first, lines);
    } catch (error) {
      if (!(error instanceof ModelAway)) throw error;
      request.log.warn({ trouble: error.trouble }, "the model gave no answer");
      return refuseAnswer(request, reply, "model-away");
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
  const sign = setInterval(() => raw.write("\n"), signEvery);
  try {
    if (!first.done) raw.write(`${JSON.stringify(first.value)}\n`);
    for await (const line of rest) raw.write(`${JSON.stringify(line)}\n`);
  } catch {
    // The line is open already: without its last line the reader knows that it was cut.
    raw.destroy();
  } finally {
    clearInterval(sign);
    raw.end();
  }
}
