import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { apiError } from "#contract/api-error.ts";
import { accountErrorMessages } from "#contract/error-messages/accounts.ts";
import { addressErrorMessages } from "#contract/error-messages/address.ts";
import { adminErrorMessages } from "#contract/error-messages/admin.ts";
import { assistantErrorMessages } from "#contract/error-messages/assistant.ts";
import { givingErrorMessages } from "#contract/error-messages/donations.ts";
import { quranErrorMessages } from "#contract/error-messages/quran.ts";
import { reckoningErrorMessages } from "#contract/error-messages/reckoning.ts";
import { scholarErrorMessages } from "#contract/error-messages/scholars.ts";
import type { Language } from "#domain/language.ts";
import { requestLanguage } from "#server/http/hooks/request-language.ts";
import {
  DomainError,
  type DomainErrorCode,
  ValidationError,
  type ValidationErrorCode,
} from "#server/services/errors.ts";
import { ModelUnavailableError } from "#server/services/model/model.ts";
import { ProviderUnavailableError } from "#server/services/payments/payments.ts";
import { errorCode, isUnavailable, isUnstorableText } from "#server/store/store-unavailable.ts";

/** The HTTP status of every error code of the API. */
const statusOfCode: Readonly<Record<DomainErrorCode | ValidationErrorCode, number>> = {
  "amount-missing": 400,
  "amount-too-large": 400,
  "amount-too-small": 400,
  "amount-wrong": 400,
  "date-or-hijri": 400,
  "email-wrong": 400,
  "isha-without-angle": 400,
  missing: 400,
  "name-missing": 400,
  "no-such-day": 400,
  "no-such-time-zone": 400,
  "not-a-number": 400,
  "not-a-reference": 400,
  "not-whole": 400,
  "out-of-range": 400,
  "passkey-failed": 400,
  "password-guessable": 400,
  "password-too-long": 400,
  "password-too-short": 400,
  "unknown-reference": 400,
  "unknown-value": 400,
  unreadable: 400,
  "too-long": 400,
  "wrong-address": 400,
  "zakat-not-taken": 400,
  "not-signed-in": 401,
  "wrong-credentials": 401,
  "email-not-confirmed": 403,
  "foreign-origin": 403,
  "model-not-yours": 403,
  "not-a-scholar": 403,
  "not-a-subscriber": 403,
  "not-your-gift": 403,
  "own-question": 403,
  "sign-in-again": 403,
  "wrong-password": 403,
  "no-member": 404,
  "no-model": 404,
  "no-plan": 404,
  "no-project": 404,
  "no-question": 404,
  "no-receipt": 404,
  "no-report": 404,
  "no-such-address": 404,
  "no-such-text": 404,
  "no-such-verse": 404,
  "address-taken": 409,
  "already-answered": 409,
  "already-premium": 409,
  "clock-ahead": 409,
  "key-reused": 409,
  "no-scholars": 409,
  "ledger-refused": 409,
  "not-a-pledge": 409,
  "not-held": 409,
  "not-monthly": 409,
  "not-returned": 409,
  "nothing-offered": 409,
  "own-account": 409,
  "project-closed": 409,
  "refund-in-parts": 409,
  "refund-on-its-way": 409,
  "refund-too-large": 409,
  taken: 409,
  "link-spent": 410,
  "memory-full": 413,
  "too-many-calls": 429,
  "model-away": 503,
  "provider-down": 503,
  unavailable: 503,
};

const domainMessages = {
  ...accountErrorMessages,
  ...addressErrorMessages,
  ...adminErrorMessages,
  ...assistantErrorMessages,
  ...givingErrorMessages,
  ...scholarErrorMessages,
};
const validationMessages = { ...reckoningErrorMessages, ...quranErrorMessages };

/** Seconds after which it makes sense to ask the database, the model or the payment provider again. */
const retryAfter = { database: 2, model: 20, provider: 5 };

/** Marks a scope whose requests are about a person: its failures are answered and logged as such. */
const privateScope = "isPrivateScope";

/** The one error handler of the server: every error answer is made here, in the asker's language. */
export function handleError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const isPrivate = request.server.hasDecorator(privateScope);
  if (error instanceof ValidationError) {
    reply.code(statusOfCode[error.reason.code]).header("vary", "accept-language");
    reply.header("cache-control", "no-store");
    return reply.send(apiError(error.reason, validationMessages, requestLanguage(request)));
  }
  if (error instanceof DomainError) return sendDomainError(error, request, reply);
  if (statusOf(error) === 429) return sendTooManyCalls(request, reply);
  if (!isPrivate) return sendOpenFailure(error, request, reply);
  const known = serviceFailure(error, request);
  return known ? sendDomainError(known, request, reply) : sendPrivateFailure(error, request, reply);
}

/** Answers every error of this scope, and of the scopes in it, as one about a person. */
export function markPrivate(server: FastifyInstance): void {
  server.decorate(privateScope, true);
}

function sendDomainError(error: DomainError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { code, field } = error;
  if (error.retryAfter > 0) reply.header("retry-after", error.retryAfter);
  const language = requestLanguage(request);
  const details = { wait: waitText(error.retryAfter, language), ...error.details };
  return reply
    .code(statusOfCode[code])
    .header("cache-control", "no-store")
    .send(apiError({ code, details, ...(field === undefined ? {} : { field }) }, domainMessages, language));
}

/** Seconds of waiting in words, of minutes or hours where they are many, such as "2 minutes"; never less than it takes. */
function waitText(seconds: number, language: Language): string {
  const [unit, size] =
    seconds > 5400
      ? (["hour", 3600] as const)
      : seconds > 90
        ? (["minute", 60] as const)
        : (["second", 1] as const);
  const options = { style: "unit", unit, unitDisplay: "long", numberingSystem: "latn" } as const;
  return new Intl.NumberFormat(language, options).format(Math.ceil(seconds / size));
}

/** What a service or the database could not do, as the code that the asker gets. */
function serviceFailure(error: unknown, { log }: FastifyRequest): DomainError | undefined {
  if (error instanceof ProviderUnavailableError) {
    log.warn("the payment provider does not answer");
    return new DomainError("provider-down", { retryAfter: retryAfter.provider });
  }
  if (error instanceof ModelUnavailableError) {
    log.warn({ reason: error.reason }, "the model gave no answer");
    return new DomainError("model-away", { retryAfter: retryAfter.model });
  }
  if (isUnavailable(error)) {
    // The code tells the operator whether it is gone (08, 57) or its disk is full (53100).
    log.warn({ code: errorCode(error) }, "the database does not answer");
    return new DomainError("unavailable", { retryAfter: retryAfter.database });
  }
  return isUnstorableText(error) ? new DomainError("unreadable", { field: "text" }) : undefined;
}

/** The limiter of the open API has set Retry-After. */
function sendTooManyCalls(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.header("vary", "accept-language");
  const retryAfter = Number(reply.getHeader("retry-after") ?? 60);
  return sendDomainError(new DomainError("too-many-calls", { retryAfter }), request, reply);
}

/** A broken address, or our fault, in a request that names nobody. */
function sendOpenFailure(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const status = statusOf(error) ?? 500;
  reply.code(status).header("cache-control", "no-store").header("vary", "accept-language");
  if (status >= 500) logFailure(error, request, "an open call failed");
  const reason = status < 500 ? unreadable("address") : unavailable;
  return reply.send(apiError(reason, accountErrorMessages, requestLanguage(request)));
}

/** A body that Fastify could not read, or our fault, in a request about a person. */
function sendPrivateFailure(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const status = statusOf(error) ?? 500;
  const isUnreadable = status >= 400 && status < 500;
  if (!isUnreadable) logFailure(error, request, "a call about a person failed");
  const reason = isUnreadable ? unreadable("body") : unavailable;
  return reply
    .code(isUnreadable ? status : 500)
    .send(apiError(reason, accountErrorMessages, requestLanguage(request)));
}

const unavailable = { code: "unavailable" } as const;
const unreadable = (field: string) => ({ code: "unreadable", field }) as const;

/** The status that Fastify or one of its plugins gave an error. */
function statusOf(error: unknown): number | undefined {
  if (!(error instanceof Error) || !("statusCode" in error)) return undefined;
  const status = Number(error.statusCode);
  return Number.isNaN(status) ? undefined : status;
}

/** The message and the query may hold what a person wrote: only the kind of the error is logged. */
function logFailure(error: unknown, { log }: FastifyRequest, message: string): void {
  const kind = error instanceof Error ? error.name : typeof error;
  log.error({ kind, code: errorCode(error) }, message);
}
