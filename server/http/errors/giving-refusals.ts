import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { apiError } from "#contract/api-error.ts";
import type { GivingErrorCode } from "#contract/donations.ts";
import { givingErrorMessages } from "#contract/error-messages/donations.ts";
import { requestLanguage } from "#server/http/hooks/request-language.ts";
import { GivingMistake } from "#server/services/giving/giving-mistake.ts";
import { ProviderDown } from "#server/services/payments/payments.ts";

const statusOf: Partial<Record<GivingErrorCode, number>> = {
  "no-receipt": 404,
  "not-your-gift": 403,
  "no-plan": 404,
  "project-closed": 409,
  "key-reused": 409,
  "already-premium": 409,
  "provider-down": 503,
};

/** What is wrong with a field of the form, in the words of the form. */
const codeOfField: Readonly<Record<string, GivingErrorCode>> = {
  amount: "amount-missing",
  name: "name-missing",
  email: "email-wrong",
};

/** Answers with a mistake in the asker's language. */
export function refuseGiving(
  request: FastifyRequest,
  reply: FastifyReply,
  code: GivingErrorCode,
  field?: string,
) {
  if (code === "provider-down") reply.header("retry-after", 5);
  return reply
    .code(statusOf[code] ?? 400)
    .header("cache-control", "no-store")
    .send(apiError({ code, ...(field && { field }) }, givingErrorMessages, requestLanguage(request)));
}

/** Answers what a gift was refused for, for every route of the plugin; other errors go to the scope around it. */
export function answerGivingMistakes(server: FastifyInstance): void {
  server.setErrorHandler((error, request, reply) => {
    if (error instanceof GivingMistake) return refuseGiving(request, reply, error.code, error.field);
    if (error instanceof ProviderDown) {
      request.log.warn("the payment provider does not answer");
      return refuseGiving(request, reply, "provider-down");
    }
    const field = error instanceof z.ZodError ? error.issues[0]?.path.join(".") : undefined;
    const code = field === undefined ? undefined : codeOfField[field];
    if (code === undefined) throw error;
    return refuseGiving(request, reply, code, field);
  });
}
