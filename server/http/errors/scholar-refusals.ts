import type { FastifyInstance } from "fastify";
import { apiError } from "#contract/api-error.ts";
import { scholarErrorMessages } from "#contract/error-messages/scholars.ts";
import type { ScholarErrorCode } from "#contract/scholars.ts";
import { requestLanguage } from "#server/http/hooks/request-language.ts";
import { ScholarMistake } from "#server/services/scholars/scholar-mistake.ts";

const statusOf: Readonly<Record<ScholarErrorCode, number>> = {
  "no-question": 404,
  "not-a-scholar": 403,
  "not-a-subscriber": 403,
  "own-question": 403,
  "no-scholars": 409,
  taken: 409,
  "not-held": 409,
  "already-answered": 409,
  "not-returned": 409,
  "nothing-offered": 409,
  "unknown-reference": 400,
};

/** Answers what scholars or askers were refused, for every route of the plugin; other errors go to the scope around. */
export function answerScholarMistakes(server: FastifyInstance): void {
  server.setErrorHandler((error, request, reply) => {
    if (!(error instanceof ScholarMistake)) throw error;
    const { code, reference } = error;
    const mistake = { code, details: { reference } };
    return reply
      .code(statusOf[code])
      .header("cache-control", "no-store")
      .send(apiError(mistake, scholarErrorMessages, requestLanguage(request)));
  });
}
