import {
  askForResetAnswer,
  doneAnswer,
  jsonObject,
  longestPassword,
  type MemberAnswer,
  passkeysAnswer,
  type SessionsAnswer,
  sessionsAnswer,
  shortestPassword,
  signUpAnswer,
} from "#contract/accounts.ts";
import { withoutHidden } from "#contract/free-text.ts";
import { type SessionAnswer, sessionAnswer } from "#contract/session.ts";
import type { Language } from "#domain/language.ts";
import { type ApiResult, callApi } from "./call-api.ts";

export { longestPassword, type MemberAnswer as Member, type SessionAnswer as Session, shortestPassword };

const callForDone = (path: string, language: Language, body: unknown = {}) =>
  callApi({ path: `/api/accounts/${path}`, language, body, answer: doneAnswer });

/** Who is signed in, and whether the server sends email. */
export const fetchSession = (language: Language) =>
  callApi({ path: "/api/session", language, answer: sessionAnswer });

export const signUp = (language: Language, person: { name: string; email: string; password: string }) =>
  callApi({
    path: "/api/accounts/sign-up",
    language,
    body: { ...person, name: withoutHidden(person.name) },
    answer: signUpAnswer,
  });

export const signIn = (
  language: Language,
  credentials: { email: string; password: string; remember: boolean },
) => callForDone("sign-in", language, credentials);

export const signOut = (language: Language) => callForDone("sign-out", language);
export const signOutEverywhere = (language: Language) => callForDone("sign-out-everywhere", language);

export const changePassword = (language: Language, change: { current: string; next: string }) =>
  callForDone("change-password", language, change);

export const requestPasswordReset = (language: Language, email: string) =>
  callApi({ path: "/api/accounts/ask-for-reset", language, body: { email }, answer: askForResetAnswer });

export const resetPassword = (
  language: Language,
  reset: { token: string; password: string; removesPasskeys: boolean },
) => callForDone("reset-password", language, reset);

/** Confirms the address by the token of a link and the password of the sign-up, and signs in. */
export const confirmEmail = (language: Language, confirmation: { token: string; password: string }) =>
  callForDone("confirm-email", language, confirmation);

/** Deletes the account with all its data; `password` is required for a member who has one. */
export const deleteAccount = (language: Language, password: string | undefined) =>
  callForDone("delete", language, password === undefined ? {} : { password });

/** Longest time to download a full account on a slow connection, in milliseconds. */
const exportTimeout = 300_000;

/** All data of the account, to be saved as a file. */
export const exportAccountData = (language: Language) =>
  callApi({
    path: "/api/accounts/export",
    language,
    answer: jsonObject,
    timeout: exportTimeout,
  });

export const fetchPasskeys = (language: Language) =>
  callApi({ path: "/api/accounts/passkeys", language, answer: passkeysAnswer });

export const removePasskey = (language: Language, id: string) =>
  callForDone("passkeys/remove", language, { id });

export type SignedInSession = SessionsAnswer["sessions"][number];

export const fetchSessions = (language: Language) =>
  callApi({ path: "/api/accounts/sessions", language, answer: sessionsAnswer });

export const endSession = (language: Language, id: string) => callForDone("sessions/end", language, { id });
export const endOtherSessions = (language: Language) => callForDone("sessions/end-others", language);

export type Done = ApiResult<{ outcome: "done" }>;
