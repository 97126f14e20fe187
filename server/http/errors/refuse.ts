import type { FastifyReply, FastifyRequest } from "fastify";
import { apiError, type RequestMistake } from "#contract/api-error.ts";
import { type QuranErrorCode, quranErrorMessages } from "#contract/error-messages/quran.ts";
import { type ReckoningErrorCode, reckoningErrorMessages } from "#contract/error-messages/reckoning.ts";
import { requestLanguage } from "#server/http/hooks/request-language.ts";

const messages = { ...reckoningErrorMessages, ...quranErrorMessages };

/** Answers 400, or another status, with the mistake in the asker's language. */
export function refuse(
  request: FastifyRequest,
  reply: FastifyReply,
  mistake: RequestMistake<ReckoningErrorCode | QuranErrorCode>,
  status = 400,
) {
  return reply
    .code(status)
    .header("vary", "accept-language")
    .header("cache-control", "no-store")
    .send(apiError(mistake, messages, requestLanguage(request)));
}

/** An answer that depends on the request alone may be kept for a day. */
export const cacheForADay = "public, max-age=86400";
