import { doneAnswer, jsonObject } from "#contract/accounts.ts";
import type { Language } from "#domain/language.ts";
import type { Done } from "./accounts.ts";
import { callApi } from "./call-api.ts";

/** Answers a challenge in the browser: the response in JSON, or undefined when the person cancelled. */
type Authenticator = (challenge: Record<string, unknown>) => Promise<unknown>;

async function answerChallenge(
  language: Language,
  paths: { challenge: string; answer: string },
  authenticator: Authenticator,
  more: Record<string, unknown> = {},
): Promise<Done | "turned-back"> {
  const result = await callApi({
    path: `/api/accounts/passkeys/${paths.challenge}`,
    language,
    body: {},
    // The browser's WebAuthn checks every part of the options itself.
    answer: jsonObject,
  });
  if (!result.isDone) return result;
  const response = await authenticator(result.answer);
  if (response === undefined) return "turned-back";
  const path = `/api/accounts/passkeys/${paths.answer}`;
  return callApi({ path, language, body: { ...more, response }, answer: doneAnswer });
}

/** Signs in with a passkey of this device or a password manager. */
export const signInWithPasskey = (language: Language, authenticator: Authenticator) =>
  answerChallenge(language, { challenge: "sign-in-challenge", answer: "sign-in" }, authenticator);

/** Adds a passkey under a name to the account that is signed in. */
export const addPasskey = (language: Language, name: string, authenticator: Authenticator) =>
  answerChallenge(language, { challenge: "challenge", answer: "add" }, authenticator, { name });
