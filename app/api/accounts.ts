import { z } from "zod";
import {
  askForResetAnswer,
  doneAnswer,
  longestPassword,
  type MemberAnswer,
  passkeysAnswer,
  shortestPassword,
  signUpAnswer,
} from "#contract/accounts.ts";
import { type SessionAnswer, sessionAnswer } from "#contract/session.ts";
import type { Language } from "#domain/language.ts";
import { type Asked, ask } from "./ask.ts";

export { longestPassword, type MemberAnswer as Member, type SessionAnswer as Session, shortestPassword };

const done = (path: string, language: Language, body: unknown = {}) =>
  ask({ path: `/api/accounts/${path}`, language, body, answer: doneAnswer });

/** Who is signed in, and whether the server sends email. */
export const askSession = (language: Language) =>
  ask({ path: "/api/session", language, answer: sessionAnswer });

export const signUp = (language: Language, person: { name: string; email: string; password: string }) =>
  ask({ path: "/api/accounts/sign-up", language, body: person, answer: signUpAnswer });

export const signIn = (
  language: Language,
  credentials: { email: string; password: string; remember: boolean },
) => done("sign-in", language, credentials);

export const signOut = (language: Language) => done("sign-out", language);
export const signOutEverywhere = (language: Language) => done("sign-out-everywhere", language);

export const changePassword = (language: Language, change: { current: string; next: string }) =>
  done("change-password", language, change);

export const askForReset = (language: Language, email: string) =>
  ask({ path: "/api/accounts/ask-for-reset", language, body: { email }, answer: askForResetAnswer });

export const resetPassword = (language: Language, token: string, password: string) =>
  done("reset-password", language, { token, password });

export const confirmEmail = (language: Language, token: string) => done("confirm-email", language, { token });

/** Deletes the account with everything in it; a member with a password gives it. */
export const deleteAccount = (language: Language, password: string | undefined) =>
  done("delete", language, password === undefined ? {} : { password });

/** Longest time to download a full account on a slow connection, in milliseconds. */
const exportTimeout = 300_000;

/** Everything the account holds, to be saved as a file. */
export const exportAccountData = (language: Language) =>
  ask({
    path: "/api/accounts/export",
    language,
    answer: z.record(z.string(), z.unknown()),
    timeout: exportTimeout,
  });

export const askPasskeys = (language: Language) =>
  ask({ path: "/api/accounts/passkeys", language, answer: passkeysAnswer });

export const removePasskey = (language: Language, id: string) => done("passkeys/remove", language, { id });

export type Done = Asked<{ outcome: "done" }>;
