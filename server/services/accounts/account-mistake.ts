import type { AccountErrorCode } from "#contract/accounts.ts";

/** A person's mistake, or a wall they ran into; `retryAfter` in seconds where waiting helps. */
export class AccountMistake extends Error {
  override readonly name = "AccountMistake";
  readonly code: AccountErrorCode;
  readonly retryAfter: number;

  constructor(code: AccountErrorCode, retryAfter = 0) {
    super(code);
    this.code = code;
    this.retryAfter = retryAfter;
  }
}

/** The accounts library's codes, in our words. */
const ours: Readonly<Record<string, AccountErrorCode>> = {
  INVALID_EMAIL_OR_PASSWORD: "wrong-credentials",
  INVALID_EMAIL: "wrong-credentials",
  INVALID_PASSWORD: "wrong-password",
  CREDENTIAL_ACCOUNT_NOT_FOUND: "wrong-password",
  EMAIL_NOT_VERIFIED: "email-not-confirmed",
  USER_ALREADY_EXISTS: "address-taken",
  USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL: "address-taken",
  INVALID_TOKEN: "link-spent",
  TOKEN_EXPIRED: "link-spent",
  USER_NOT_FOUND: "link-spent",
  PASSWORD_TOO_SHORT: "password-too-short",
  PASSWORD_TOO_LONG: "password-too-long",
  SESSION_EXPIRED: "sign-in-again",
  SESSION_NOT_FRESH: "sign-in-again",
  BANNED_USER: "wrong-credentials",
  UNAUTHORIZED: "not-signed-in",
};

/** The mistake behind an error of the library; undefined when it is no mistake of a person. */
export function mistakeOf(error: unknown): AccountMistake | undefined {
  if (error instanceof AccountMistake) return error;
  if (!(error instanceof Error) || !("statusCode" in error) || !("body" in error)) return undefined;
  const { statusCode, body } = error;
  const code = body && typeof body === "object" && "code" in body ? String(body.code) : "";
  const known = ours[code];
  if (known) return new AccountMistake(known);
  return statusCode === 401 ? new AccountMistake("not-signed-in") : undefined;
}
