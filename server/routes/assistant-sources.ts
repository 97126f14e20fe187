import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import {
  type AssistantSourcesAnswer,
  assistantSourcesAnswer,
  assistantSourcesDefaults,
  assistantSourcesQuery,
} from "#contract/assistant-sources.ts";
import { readQuery } from "#contract/query-values.ts";
import { languages } from "#domain/language.ts";
import type { Assistants } from "#server/services/assistants.ts";
import { openApiCall } from "./open-api-call.ts";
import { openToPosts } from "./open-to-all.ts";
import { refuse } from "./refuse.ts";

type AssistantSourcesRoutes = {
  readonly assistantIn: Assistants;
  /** Lays out every language once the server is ready, so that nobody waits for it. */
  readonly warm?: boolean;
};

const summary =
  "Verses and texts that answer a question. A question in an address may be kept by proxies and histories: " +
  "send what is personal as the body of a POST with the same fields";

const call = openApiCall(summary, "Quran", {
  querystring: assistantSourcesQuery,
  answer: assistantSourcesAnswer,
});

const posted = openApiCall(
  "Verses and texts that answer a question which stands in no address: nothing of it is kept or logged",
  "Quran",
  { body: assistantSourcesQuery, answer: assistantSourcesAnswer },
);

/** Numbers of a JSON body as the query would have them. */
function asQuery(body: unknown): unknown {
  if (typeof body !== "object" || body === null) return {};
  return Object.fromEntries(
    Object.entries(body).map(([key, value]) => [key, typeof value === "number" ? String(value) : value]),
  );
}

/** `GET` and `POST /api/assistant/sources`: neither keeps nor logs what was asked. */
export async function assistantSourcesRoutes(
  server: FastifyInstance,
  { assistantIn, warm = false }: AssistantSourcesRoutes,
): Promise<void> {
  async function answerTo(asked: unknown, request: FastifyRequest, reply: FastifyReply) {
    const reading = readQuery(assistantSourcesQuery, asked);
    if ("mistake" in reading) return refuse(request, reply, reading.mistake);
    const { question, language, limit } = reading.query;
    const assistant = await assistantIn(language ?? assistantSourcesDefaults.language);
    const { abstained, sources } = assistant.find(question, limit ?? assistantSourcesDefaults.limit);
    const answer: AssistantSourcesAnswer = {
      abstained,
      sources: sources.map(({ why, ...source }) => ({
        ...source,
        why: { words: [...why.words], subjects: [...why.subjects] },
      })),
    };
    return reply.header("cache-control", "no-store").send(answer);
  }

  server.get("/api/assistant/sources", { config: call }, (request, reply) =>
    answerTo(request.query, request, reply),
  );
  openToPosts(server, "/api/assistant/sources");
  server.post("/api/assistant/sources", { config: posted }, (request, reply) =>
    answerTo(asQuery(request.body), request, reply),
  );

  if (!warm) return;
  server.addHook("onReady", async () => {
    void (async () => {
      for (const language of languages) await assistantIn(language);
    })().catch((error: unknown) => server.log.error(error, "the assistant could not be laid out"));
  });
}
