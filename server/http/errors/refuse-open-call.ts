import type { FastifyError, FastifyReply, FastifyRequest } from "fastify";
import { apiError } from "#contract/api-error.ts";
import { accountErrorMessages } from "#contract/error-messages/accounts.ts";
import { requestLanguage } from "#server/http/hooks/request-language.ts";

/** What goes wrong in an open call past its own checks: too many of them, a broken address, or our fault. */
export function refuseOpenCall(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const status = error.statusCode ?? 500;
  const language = requestLanguage(request);
  reply.code(status).header("cache-control", "no-store").header("vary", "accept-language");
  if (status === 429) {
    const details = { seconds: String(reply.getHeader("retry-after") ?? 60) };
    return reply.send(apiError({ code: "too-many-calls", details }, accountErrorMessages, language));
  }
  if (status < 500)
    return reply.send(apiError({ code: "unreadable", field: "address" }, accountErrorMessages, language));
  // The query may hold what a person wrote: only the kind of the error is kept.
  request.log.error({ kind: error.name, code: error.code }, "an open call failed");
  return reply.send(apiError({ code: "unavailable" }, accountErrorMessages, language));
}
