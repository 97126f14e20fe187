import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import type { AccountErrorCode } from "#contract/accounts.ts";
import { apiError } from "#contract/api-error.ts";
import { accountErrorMessages } from "#contract/error-messages/accounts.ts";
import type { SyncErrorCode } from "#contract/sync.ts";
import { requestLanguage } from "#server/http/hooks/request-language.ts";
import { isSameOrigin } from "#server/http/hooks/same-origin.ts";
import { isNestedBeyond } from "#server/http/routes/nested-body.ts";
import { mistakeOf } from "#server/services/accounts/account-mistake.ts";
import { isStorageFailure } from "#server/store/cannot-be-kept.ts";
import { errorCode, meansUnavailable } from "#server/store/store-unavailable.ts";

/** No body of ours nests deeper than ten levels; what recurses over one must not meet thousands. */
const deepestBody = 100;

type Code = AccountErrorCode | SyncErrorCode;

const statusOf: Partial<Record<Code, number>> = {
  "wrong-credentials": 401,
  "not-signed-in": 401,
  "wrong-password": 403,
  "email-not-confirmed": 403,
  "sign-in-again": 403,
  "foreign-origin": 403,
  "address-taken": 409,
  "clock-ahead": 409,
  "link-spent": 410,
  "memory-full": 413,
  "too-many-calls": 429,
  unavailable: 503,
};

/** Answers with a mistake in the asker's language. */
export function refuseAccountCall(
  request: FastifyRequest,
  reply: FastifyReply,
  code: Code,
  { field, retryAfter = 0 }: { field?: string; retryAfter?: number } = {},
) {
  if (retryAfter > 0) reply.header("retry-after", retryAfter);
  const details = { seconds: String(retryAfter) };
  const mistake = { code, details, ...(field === undefined ? {} : { field }) };
  return reply
    .code(statusOf[code] ?? 400)
    .header("cache-control", "no-store")
    .send(apiError(mistake, accountErrorMessages, requestLanguage(request)));
}

/**
 * The manners of calls about a person, for every route of the plugin: never cached, state changes from our own
 * origin only, no body nested too deep, mistakes in the one shape, 503 with Retry-After while the database is away.
 */
export function mannersOfAccountCalls(server: FastifyInstance, publicUrl: string): void {
  const { origin } = new URL(publicUrl);
  server.addHook("onRequest", async (request, reply) => {
    reply.header("cache-control", "no-store");
    if (request.method === "GET" || request.method === "HEAD" || isSameOrigin(request, origin)) return;
    return refuseAccountCall(request, reply, "foreign-origin");
  });
  server.addHook("preValidation", async (request, reply) => {
    if (isNestedBeyond(request.body, deepestBody))
      return refuseAccountCall(request, reply, "unreadable", { field: "body" });
  });
  answerAccountErrors(server);
}

/** Mistakes and outages in the one shape, for every route of the plugin. */
export function answerAccountErrors(server: FastifyInstance): void {
  server.setErrorHandler((error, request, reply) => {
    const mistake = mistakeOf(error);
    if (mistake) return refuseAccountCall(request, reply, mistake.code, mistake);
    if (meansUnavailable(error)) {
      // The code tells the operator whether it is gone (08, 57) or its disk is full (53100).
      request.log.warn({ code: errorCode(error) }, "the database does not answer");
      return refuseAccountCall(request, reply, "unavailable", { retryAfter: 2 });
    }
    if (isStorageFailure(error)) return refuseAccountCall(request, reply, "unreadable", { field: "text" });
    if (error instanceof z.ZodError) {
      const field = error.issues[0]?.path.join(".") || "body";
      return refuseAccountCall(request, reply, "unreadable", { field });
    }
    const status = error instanceof Error && "statusCode" in error ? Number(error.statusCode) : 500;
    if (status >= 400 && status < 500) {
      reply.code(status);
      return reply.send(
        apiError({ code: "unreadable", field: "body" }, accountErrorMessages, requestLanguage(request)),
      );
    }
    // The message and the query may hold what a person wrote: only the kind of the error is kept.
    const kind = error instanceof Error ? error.name : typeof error;
    request.log.error({ kind, code: errorCode(error) }, "a call about a person failed");
    reply.code(500);
    return reply.send(apiError({ code: "unavailable" }, accountErrorMessages, requestLanguage(request)));
  });
}
