import type { AccountErrorCode } from "#contract/accounts.ts";
import { DomainError } from "#server/services/errors.ts";

/** The accounts library's codes and ours. */
const codeOf: Readonly<Record<string, AccountErrorCode>> = {
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

/** True for an error that the library answers with over HTTP. */
export function isLibraryError(error: unknown): error is Error & { statusCode: unknown; body: unknown } {
  return error instanceof Error && "statusCode" in error && "body" in error;
}

/** The library's error as one of ours; unchanged where it means a failure and nothing that a person did. */
export function translateLibraryError(error: unknown): unknown {
  if (!isLibraryError(error)) return error;
  const { statusCode, body } = error;
  const code = body && typeof body === "object" && "code" in body ? String(body.code) : "";
  const known = codeOf[code];
  if (known) return new DomainError(known);
  return statusCode === 401 ? new DomainError("not-signed-in") : error;
}
