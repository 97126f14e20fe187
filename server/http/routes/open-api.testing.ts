import { resolve } from "node:path";
import Fastify, { type FastifyInstance } from "fastify";
import { handleError } from "#server/http/errors/handle-error.ts";
import { assistants } from "#server/services/assistants.ts";
import { publishedTexts } from "#server/services/published-text.ts";
import { quranSearches } from "#server/services/quran-search.ts";
import { quranTexts } from "#server/services/quran-texts.ts";
import type { AssistantAnswerOptions } from "./assistant-answer.ts";
import { openApiRoutes } from "./open-api.ts";

const published = resolve(import.meta.dirname, "../../../.built/public");
/** Reads the published texts of the build. */
export const read = publishedTexts(published);
export const origin = "https://riwaq.example";

/** The assistant of each language, over the built indexes. */
export const assistantIn = assistants(quranSearches(published));

type OpenApiServer = {
  readonly rateLimit?: number;
  readonly mostCalls?: number;
  readonly answer?: AssistantAnswerOptions["answer"];
};

const noAnswer: AssistantAnswerOptions["answer"] = () => Promise.reject(new Error("nothing is asked here"));

/** The open API over the built texts, without a database or a model. */
export async function openApiServer({
  rateLimit,
  mostCalls,
  answer = noAnswer,
}: OpenApiServer = {}): Promise<FastifyInstance> {
  const fresh = Fastify();
  fresh.setErrorHandler(handleError);
  const texts = { searchIn: quranSearches(published), assistantIn, read, loadQuran: quranTexts(read) };
  const findImported = async () => [];
  const assistant: AssistantAnswerOptions = {
    services: {
      publicUrl: origin,
      ready: async () => undefined,
      accounts: {
        member: async () => ({ answer: null, cookies: [] }),
        limits: { count: async () => undefined, allows: async () => true },
        places: { enter: async () => () => undefined, close: async () => undefined },
      },
    },
    readPremium: async () => ({ plans: [], areExamples: true, hasPremium: false }),
    model: undefined,
    answer,
    mostCalls,
  };
  await fresh.register(openApiRoutes, {
    ...texts,
    findImported,
    origin,
    rateLimit,
    assistant,
    warm: false,
  });
  return fresh;
}
