import { z } from "zod";
import { visibleLine } from "./free-text.ts";

/** Roles of members: everybody, scholars who answer questions, administrators. */
export const roles = ["member", "scholar", "admin"] as const;
export type Role = (typeof roles)[number];

/** Shortest password, in characters; there is no rule about kinds of characters. */
export const shortestPassword = 12;
/** Longest password, in characters. A longer one is rejected, never cut. */
export const longestPassword = 256;

const email = z.email().max(254);
/** The current password: it is compared, not checked for its length. */
const currentPassword = z.string().min(1).max(1024);
const token = z.string().min(1).max(2048);
/** Its length is checked by the service, with its own error codes. */
const newPassword = z.string().max(1024);

const name = visibleLine(80);

export const signUpRequest = z.strictObject({
  name,
  email,
  password: newPassword,
});
export const signInRequest = z.strictObject({
  email,
  password: currentPassword,
  remember: z.boolean().optional(),
});
export const changePasswordRequest = z.strictObject({ current: currentPassword, next: newPassword });
export const askForResetRequest = z.strictObject({ email });
export const resetPasswordRequest = z.strictObject({
  token,
  password: newPassword,
  removesPasskeys: z.boolean().optional(),
});
/** The password is the one that was chosen at the sign-up. */
export const confirmEmailRequest = z.strictObject({ token, password: currentPassword });
/** A member with a password sends it; one without must have signed in within the last hour. */
export const deleteAccountRequest = z.strictObject({ password: currentPassword.optional() });

/** A JSON object whose content is checked elsewhere, such as WebAuthn options. */
export const jsonObject = z.record(z.string(), z.unknown());
/** A browser's WebAuthn response in JSON (W3C, Web Authentication Level 3, 5.1). */
const webAuthn = jsonObject;
export const addPasskeyRequest = z.strictObject({
  name,
  response: webAuthn,
});
export const passkeySignInRequest = z.strictObject({ response: webAuthn });
export const removePasskeyRequest = z.strictObject({ id: z.string().min(1).max(64) });
export const endSessionRequest = z.strictObject({ id: z.string().min(1).max(64) });
export const emptyRequest = z.strictObject({});

export const memberAnswer = z.strictObject({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  role: z.enum(roles),
  hasPassword: z.boolean(),
});
export type MemberAnswer = z.infer<typeof memberAnswer>;

/** `signed-in`: the cookie is set; `confirm-by-mail`: a link was sent, whether the address was new or not. */
export const signUpAnswer = z.strictObject({ outcome: z.enum(["signed-in", "confirm-by-mail"]) });
/** `ask-operator`: this server sends no mail. The answer is the same for every address. */
export const askForResetAnswer = z.strictObject({ outcome: z.enum(["sent-if-known", "ask-operator"]) });
export const doneAnswer = z.strictObject({ outcome: z.literal("done") });
export const passkeysAnswer = z.strictObject({
  passkeys: z.array(
    z.strictObject({ id: z.string(), name: z.string().nullable(), createdAt: z.string().nullable() }),
  ),
});

/** The sessions of a member; names of browser and system are "" where they are not known. */
export const sessionsAnswer = z.strictObject({
  sessions: z.array(
    z.strictObject({
      id: z.string(),
      browser: z.string(),
      system: z.string(),
      since: z.iso.datetime(),
      isHere: z.boolean(),
    }),
  ),
});
export type SessionsAnswer = z.infer<typeof sessionsAnswer>;

const accountErrorCodes = [
  "unreadable",
  "password-too-short",
  "password-too-long",
  "password-guessable",
  "wrong-credentials",
  "wrong-password",
  "email-not-confirmed",
  "address-taken",
  "link-spent",
  "not-signed-in",
  "sign-in-again",
  "passkey-failed",
  "too-many-calls",
  "foreign-origin",
  "unavailable",
] as const;
export type AccountErrorCode = (typeof accountErrorCodes)[number];
