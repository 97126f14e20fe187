import Fastify, { type FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { accountErrorMessages } from "#contract/error-messages/accounts.ts";
import { addressErrorMessages } from "#contract/error-messages/address.ts";
import { assistantErrorMessages } from "#contract/error-messages/assistant.ts";
import { givingErrorMessages } from "#contract/error-messages/donations.ts";
import { quranErrorMessages } from "#contract/error-messages/quran.ts";
import { reckoningErrorMessages } from "#contract/error-messages/reckoning.ts";
import { scholarErrorMessages } from "#contract/error-messages/scholars.ts";
import {
  DomainError,
  type DomainErrorCode,
  ValidationError,
  type ValidationErrorCode,
} from "#server/services/errors.ts";
import { ModelUnavailableError } from "#server/services/model/model.ts";
import { ProviderUnavailableError } from "#server/services/payments/payments.ts";
import { StoreUnavailableError } from "#server/store/store-unavailable.ts";
import { handleError, markPrivate } from "./handle-error.ts";

const domainCodes = Object.keys({
  ...accountErrorMessages,
  ...addressErrorMessages,
  ...assistantErrorMessages,
  ...givingErrorMessages,
  ...scholarErrorMessages,
}) as DomainErrorCode[];
const validationCodes = Object.keys({
  ...reckoningErrorMessages,
  ...quranErrorMessages,
}) as ValidationErrorCode[];

let server: FastifyInstance;
let thrown: unknown;
const log: string[] = [];

beforeAll(async () => {
  server = Fastify({ logger: { level: "warn", stream: { write: (line: string) => void log.push(line) } } });
  server.setErrorHandler(handleError);
  const route = async () => {
    throw thrown;
  };
  server.get("/open", route);
  await server.register(async (scope) => {
    markPrivate(scope);
    scope.get("/private", route);
    scope.post("/private", route);
  });
});

afterAll(() => server.close());

async function answerTo(url: "/open" | "/private", error: unknown, language = "en") {
  thrown = error;
  log.length = 0;
  const answer = await server.inject(`${url}?language=${language}`);
  const { vary, "cache-control": cache, "retry-after": retryAfter } = answer.headers;
  return { status: answer.statusCode, error: answer.json().error, vary, cache, retryAfter };
}

/** What Fastify and its plugins throw. */
const withStatus = (statusCode: number) => Object.assign(new Error("a secret"), { statusCode });

describe("an error with a code", () => {
  test("has a status and a message of its own", async () => {
    const statuses = new Map<number, string[]>();
    for (const code of domainCodes) {
      const { status, error, cache } = await answerTo("/private", new DomainError(code));
      expect([error.code, cache]).toEqual([code, "no-store"]);
      expect(error.message.length, code).toBeGreaterThan(5);
      statuses.set(status, [...(statuses.get(status) ?? []), code].sort());
    }
    expect(Object.fromEntries(statuses)).toEqual({
      400: [
        "amount-missing",
        "amount-too-large",
        "amount-too-small",
        "amount-wrong",
        "email-wrong",
        "name-missing",
        "passkey-failed",
        "password-guessable",
        "password-too-long",
        "password-too-short",
        "unknown-reference",
        "unreadable",
        "zakat-not-taken",
      ],
      401: ["not-signed-in", "wrong-credentials"],
      403: [
        "email-not-confirmed",
        "foreign-origin",
        "model-not-yours",
        "not-a-scholar",
        "not-a-subscriber",
        "not-your-gift",
        "own-question",
        "sign-in-again",
        "wrong-password",
      ],
      404: ["no-model", "no-plan", "no-question", "no-receipt", "no-such-address"],
      409: [
        "address-taken",
        "already-answered",
        "already-premium",
        "clock-ahead",
        "key-reused",
        "no-scholars",
        "not-held",
        "not-returned",
        "nothing-offered",
        "project-closed",
        "taken",
      ],
      410: ["link-spent"],
      413: ["memory-full"],
      429: ["too-many-calls"],
      503: ["model-away", "provider-down", "unavailable"],
    });
  });

  test("names its field, its details and the seconds to wait, in the language of the request", async () => {
    const wrong = new DomainError("amount-missing", { field: "amount" });
    expect(await answerTo("/private", wrong, "ar")).toMatchObject({
      status: 400,
      error: { code: "amount-missing", message: "يرجى اختيار مبلغ التبرع", field: "amount" },
      vary: undefined,
      retryAfter: undefined,
    });
    const unknown = new DomainError("unknown-reference", { details: { reference: "bukhari 1" } });
    expect((await answerTo("/private", unknown)).error.message).toContain("bukhari 1");
    const limited = await answerTo("/private", new DomainError("too-many-calls", { retryAfter: 30 }), "fr");
    expect(limited).toMatchObject({ status: 429, retryAfter: "30" });
    expect(limited.error.message).toBe("Trop de tentatives. Réessayez dans 30\u00a0secondes.");
  });

  test("of a parameter is 400, or 404 for a verse that does not exist, and varies by language", async () => {
    for (const code of validationCodes) {
      const answer = await answerTo("/open", new ValidationError({ code, field: "q" }));
      expect(answer).toMatchObject({
        status: code === "no-such-verse" || code === "no-such-text" ? 404 : 400,
        error: { code, field: "q" },
        vary: "accept-language",
        cache: "no-store",
      });
    }
  });
});

describe("a failure", () => {
  test("of the database, the model or the payment provider is 503 with the seconds to wait", async () => {
    const failures = [
      [new StoreUnavailableError("a secret"), "unavailable", "2"],
      [Object.assign(new Error("a secret"), { code: "57P01" }), "unavailable", "2"],
      [new ModelUnavailableError("stalled"), "model-away", "20"],
      [new ProviderUnavailableError("a secret"), "provider-down", "5"],
    ] as const;
    for (const [error, code, retryAfter] of failures) {
      const expected = { status: 503, error: { code }, retryAfter, cache: "no-store", vary: undefined };
      expect(await answerTo("/private", error)).toMatchObject(expected);
      expect(log).toHaveLength(1);
      expect(log.join("")).not.toContain("secret");
    }
  });

  test("of ours is 500 without a word of the error, in answer and log", async () => {
    for (const [url, cache, vary] of [
      ["/open", "no-store", "accept-language"],
      ["/private", undefined, undefined],
    ] as const) {
      const answer = await answerTo(url, new TypeError("a secret"));
      expect(answer).toMatchObject({ status: 500, error: { code: "unavailable" }, cache, vary });
      expect(JSON.stringify(answer.error) + log.join("")).not.toContain("secret");
      expect(log.join("")).toContain('"kind":"TypeError"');
    }
  });

  test("to read the request keeps its status and names the address, or the body of a private call", async () => {
    const open = await answerTo("/open", withStatus(414));
    expect(open).toMatchObject({ status: 414, error: { code: "unreadable", field: "address" } });
    expect(open).toMatchObject({ cache: "no-store", vary: "accept-language" });
    const closed = await answerTo("/private", withStatus(413));
    expect(closed).toMatchObject({ status: 413, error: { code: "unreadable", field: "body" } });
    expect(closed).toMatchObject({ cache: undefined, vary: undefined });
    const broken = await server.inject({
      method: "POST",
      url: "/private",
      headers: { "content-type": "application/json" },
      payload: "{",
    });
    expect([broken.statusCode, broken.json().error.field]).toEqual([400, "body"]);
    const text = Object.assign(new Error("a secret"), { code: "22021" });
    expect(await answerTo("/private", text)).toMatchObject({ status: 400, error: { field: "text" } });
  });

  test("by the limiter of the open API is 429 in every scope", async () => {
    for (const url of ["/open", "/private"] as const)
      expect(await answerTo(url, withStatus(429))).toMatchObject({
        status: 429,
        error: { code: "too-many-calls", message: "Too many attempts. Try again in 60 seconds." },
        cache: "no-store",
        vary: "accept-language",
      });
  });

  test("names its wait in seconds, minutes or hours, rounded up, in the language of the request", async () => {
    const waits = [
      [1, "en", "Try again in 1 second."],
      [90, "fr", "Réessayez dans 90\u00a0secondes."],
      [91, "en", "Try again in 2 minutes."],
      [3599, "tr", "60 dakika sonra yeniden deneyin."],
      [3599, "ar", "مدة الانتظار قبل المحاولة التالية: 60 دقيقة."],
      [86_400, "id", "Coba lagi dalam 24 jam."],
    ] as const;
    for (const [retryAfter, language, message] of waits) {
      const early = new DomainError("too-many-calls", { retryAfter });
      const { error } = await answerTo("/private", early, language);
      expect(error.message).toContain(message);
    }
  });

  test("of a service in an open call is an ordinary 500", async () => {
    const away = Object.assign(new Error("no file"), { code: "ENOENT" });
    expect(await answerTo("/open", away)).toMatchObject({ status: 500, retryAfter: undefined });
  });
});
