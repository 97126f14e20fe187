import rateLimit from "@fastify/rate-limit";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { z } from "zod";
import {
  type AnswerLine,
  type AssistantAnswer,
  answerDefaults,
  answerRequest,
  assistantAnswer,
} from "#contract/assistant-answer.ts";
import type { Language } from "#domain/language.ts";
import { markPrivate } from "#server/http/errors/handle-error.ts";
import { allowCrossOriginPosts } from "#server/http/hooks/cross-origin.ts";
import { isSameOrigin } from "#server/http/hooks/same-origin.ts";
import { parseOpenBody } from "#server/http/parse-request.ts";
import { networkOf } from "#server/services/accounts/network-address.ts";
import { DomainError } from "#server/services/errors.ts";
import { ModelUnavailableError } from "#server/services/model/model.ts";
import { type ModelOptions, modelAccessOf } from "./assistant-model.ts";
import { openApiCall } from "./open-api-call.ts";

export type AssistantAnswerOptions = ModelOptions & {
  /** Answers as the page does, from the same code. */
  readonly answer: (asked: {
    readonly question: string;
    /** The person's messages before it, oldest first. */
    readonly previous: readonly string[];
    readonly language: Language;
  }) => Promise<AssistantAnswer>;
  /** Most calls in a second from one network address; undefined for no limit. */
  readonly mostCalls?: number | undefined;
};

type AnswerRequest = z.output<typeof answerRequest>;

/** Milliseconds between two empty lines: proxies close a stream on which nothing is sent. */
const heartbeatInterval = 10_000;
/** Earlier questions that a model is sent. */
const mostForModel = 3;
/** Bytes: seven messages of 2,000 characters, each as an escape of JSON. */
const bodyLimit = 131_072;

const call = openApiCall("Answer a question from the texts that this instance carries", "Quran", {
  description:
    "The answer is what the page gives: people in danger get help first, a question for a ruling is handed over to " +
    "scholars, figures are exact or absent, and where the texts have no answer none is given. The server neither " +
    'stores nor logs the question. With "model": true, for pages of this site alone, the operator\u2019s model writes ' +
    "from the sources that were found; the answer is then lines of JSON.",
  body: answerRequest,
  answer: assistantAnswer,
});

/** `POST /api/assistant/answer`: neither stores nor logs what was asked. */
export async function assistantAnswerRoutes(
  server: FastifyInstance,
  options: AssistantAnswerOptions,
): Promise<void> {
  const { services, model, answer, mostCalls } = options;
  const { origin } = new URL(services.publicUrl);
  markPrivate(server);
  const open = new Set<AbortController>();
  if (mostCalls !== undefined)
    await server.register(rateLimit, {
      max: mostCalls,
      timeWindow: 1000,
      keyGenerator: ({ ip }) => networkOf(ip),
    });
  server.addHook("preClose", async () => {
    for (const one of open) one.abort();
  });
  server.addHook("onReady", async () => {
    // Not awaited: only a question that comes before it is done waits for it.
    void model
      ?.open()
      .catch((error: unknown) => server.log.error(error, "what answers are checked against was not read"));
  });

  allowCrossOriginPosts(server, "/api/assistant/answer");
  server.post("/api/assistant/answer", { config: call, bodyLimit }, async (request, reply) => {
    reply.header("cache-control", "no-store");
    const asked = parseOpenBody(answerRequest, request.body);
    if (asked.model) return answerByModel(request, reply, asked);
    const { question, previous = [], language = answerDefaults.language } = asked;
    return reply.send(await answer({ question, previous, language }));
  });

  async function answerByModel(request: FastifyRequest, reply: FastifyReply, asked: AnswerRequest) {
    if (!isSameOrigin(request, origin)) throw new DomainError("foreign-origin");
    if (!model) throw new DomainError("no-model");
    const { question, previous = [], language = answerDefaults.language } = asked;
    const { member, access } = await modelAccessOf(request, options);
    if (!access.mayAsk)
      throw new DomainError(access.audience === "members" ? "not-signed-in" : "model-not-yours");
    const { limits, places } = services.accounts;
    await (member
      ? limits.count("model-for-member", { account: member.id })
      : limits.count("model", { address: request.ip }));
    const leave = await places.enter("answers", { memberId: member?.id, address: request.ip });
    const stop = new AbortController();
    open.add(stop);
    // Closing the page or pressing Stop ends the answer at the model too.
    reply.raw.once("close", () => stop.abort());
    const lines = model.answer({ question, before: previous.slice(-mostForModel), language }, stop.signal);
    try {
      const first = await lines.next();
      if (reply.raw.destroyed) return reply.hijack();
      // The server is closing: clients still waiting are asked to come back.
      if (stop.signal.aborted) throw new ModelUnavailableError("stopped");
      await send(reply, first, lines);
    } finally {
      open.delete(stop);
      leave();
    }
  }
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
