import { z } from "zod";
import { doneAnswer } from "#contract/accounts.ts";
import type { Language } from "#domain/language.ts";
import type { Done } from "./accounts.ts";
import { ask } from "./ask.ts";

/** What the browser's WebAuthn takes in JSON; it checks every part itself. */
const options = z.record(z.string(), z.unknown());

/** How the browser answers a challenge: its response in JSON, or undefined when the person cancelled. */
type Authenticator = (challenge: Record<string, unknown>) => Promise<unknown>;

async function through(
  language: Language,
  paths: { challenge: string; answer: string },
  authenticator: Authenticator,
  more: Record<string, unknown> = {},
): Promise<Done | "turned-back"> {
  const asked = await ask({
    path: `/api/accounts/passkeys/${paths.challenge}`,
    language,
    body: {},
    answer: options,
  });
  if (!asked.isDone) return asked;
  const response = await authenticator(asked.answer);
  if (response === undefined) return "turned-back";
  const path = `/api/accounts/passkeys/${paths.answer}`;
  return ask({ path, language, body: { ...more, response }, answer: doneAnswer });
}

/** Signs in with a passkey of this device or a password manager. */
export const signInWithPasskey = (language: Language, authenticator: Authenticator) =>
  through(language, { challenge: "sign-in-challenge", answer: "sign-in" }, authenticator);

/** Adds a passkey under a name to the account that is signed in. */
export const addPasskey = (language: Language, name: string, authenticator: Authenticator) =>
  through(language, { challenge: "challenge", answer: "add" }, authenticator, { name });
