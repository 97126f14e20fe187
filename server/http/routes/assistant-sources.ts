import type { FastifyInstance, FastifyReply } from "fastify";
import type { z } from "zod";
import { loadCard } from "#content/answer-cards/index.ts";
import {
  type AssistantSourcesAnswer,
  assistantSourcesAnswer,
  assistantSourcesDefaults,
  assistantSourcesQuery,
} from "#contract/assistant-sources.ts";
import { isAnsweredWithoutTexts, type Reply, replyTo } from "#domain/conversation/reply.ts";
import { wholePassage } from "#domain/conversation/whole-passages.ts";
import { type Language, languages } from "#domain/language.ts";
import type { VerseReference } from "#domain/verse-reference.ts";
import { allowCrossOriginPosts } from "#server/http/hooks/cross-origin.ts";
import { parseOpenBody, parseQuery } from "#server/http/parse-request.ts";
import type { Assistants } from "#server/services/assistants.ts";
import { openApiCall } from "./open-api-call.ts";

type SourcesCard = AssistantSourcesAnswer["card"];

type AssistantSourcesRoutes = {
  readonly assistantIn: Assistants;
  /** Loads every language once the server is ready, so that no request waits for it. */
  readonly warm?: boolean;
};

const call = openApiCall("Find verses and texts that answer a question", "Quran", {
  description:
    "Proxies and browser histories may store the question, because it is part of the URL. " +
    "Send a personal question in the body of a POST request with the same fields.",
  querystring: assistantSourcesQuery,
  answer: assistantSourcesAnswer,
});

const postCall = openApiCall("Find verses and texts that answer a question in the request body", "Quran", {
  description: "The question is not part of the URL, and the server neither stores nor logs it.",
  body: assistantSourcesQuery,
  answer: assistantSourcesAnswer,
});

/** A verse with the neighbouring verses that it must be quoted with. */
function passageOf(verse: VerseReference): string {
  const { surah, from, to } = wholePassage(verse);
  return from === to ? `${surah}:${from}` : `${surah}:${from}-${to}`;
}

/** The written answer of a reply, in its words. */
async function cardOf({ card: id, isRuling = false }: Reply, language: Language): Promise<SourcesCard> {
  const found = id === undefined ? undefined : await loadCard(id, language);
  if (id === undefined || found === undefined) return null;
  const { sentences, tools, review } = found.card;
  return {
    id,
    sentences: sentences.map(({ text, sources }) => ({ text, sources: [...sources] })),
    links: [...tools],
    isRuling,
    isReviewed: review !== undefined,
  };
}

/** Converts the numbers of a JSON body to strings, as in a query. */
function asQuery(body: unknown): unknown {
  if (typeof body !== "object" || body === null || Array.isArray(body)) return body;
  return Object.fromEntries(
    Object.entries(body).map(([key, value]) => [key, typeof value === "number" ? String(value) : value]),
  );
}

/** `GET` and `POST /api/assistant/sources`: neither stores nor logs the question. */
export async function assistantSourcesRoutes(
  server: FastifyInstance,
  { assistantIn, warm = false }: AssistantSourcesRoutes,
): Promise<void> {
  async function answerTo(query: z.output<typeof assistantSourcesQuery>, response: FastifyReply) {
    const { question, language, limit } = query;
    const asked = language ?? assistantSourcesDefaults.language;
    const { find, findCard } = await assistantIn(asked);
    const found = find(question, limit ?? assistantSourcesDefaults.limit);
    const reply = replyTo(question, { language: asked, find: () => found, findCard });
    // A question that the page answers without texts has no sources here either.
    const abstained = found.abstained || isAnsweredWithoutTexts(question);
    const answer: AssistantSourcesAnswer = {
      abstained,
      card: await cardOf(reply, asked),
      sources: (abstained ? [] : found.sources).map(({ why: reasons, ...source }) => {
        const why = { words: [...reasons.words], subjects: [...reasons.subjects] };
        return source.kind === "quran" ? { ...source, passage: passageOf(source), why } : { ...source, why };
      }),
    };
    return response.header("cache-control", "no-store").send(answer);
  }

  server.get("/api/assistant/sources", { config: call }, (request, reply) =>
    answerTo(parseQuery(assistantSourcesQuery, request.query), reply),
  );
  allowCrossOriginPosts(server, "/api/assistant/sources");
  server.post("/api/assistant/sources", { config: postCall }, (request, reply) =>
    answerTo(parseOpenBody(assistantSourcesQuery, asQuery(request.body)), reply),
  );

  if (!warm) return;
  server.addHook("onReady", async () => {
    void (async () => {
      for (const language of languages) await assistantIn(language);
    })().catch((error: unknown) => server.log.error(error, "the assistant could not be loaded"));
  });
}
