import type { AccountErrorCode } from "#contract/accounts.ts";
import type { AdminErrorCode } from "#contract/admin.ts";
import type { CodedError } from "#contract/api-error.ts";
import type { AssistantErrorCode } from "#contract/assistant-answer.ts";
import type { GivingErrorCode } from "#contract/donations.ts";
import type { AddressErrorCode } from "#contract/error-messages/address.ts";
import type { QuranErrorCode } from "#contract/error-messages/quran.ts";
import type { ReckoningErrorCode } from "#contract/error-messages/reckoning.ts";
import type { ScholarErrorCode } from "#contract/scholars.ts";
import type { SyncErrorCode } from "#contract/sync.ts";

/** Why a request about a person, a gift or an address is not done. */
export type DomainErrorCode =
  | AccountErrorCode
  | SyncErrorCode
  | GivingErrorCode
  | ScholarErrorCode
  | AssistantErrorCode
  | AddressErrorCode
  | AdminErrorCode;

type DomainErrorOptions = Omit<CodedError<DomainErrorCode>, "code"> & {
  /** Seconds after which the same request may succeed. */
  readonly retryAfter?: number;
};

/** Thrown by services and routes where a request cannot be done; the error handler words it and sets the status. */
export class DomainError extends Error {
  override readonly name = "DomainError";
  readonly code: DomainErrorCode;
  readonly field: string | undefined;
  readonly details: Readonly<Record<string, string>>;
  readonly retryAfter: number;

  constructor(code: DomainErrorCode, { field, details = {}, retryAfter = 0 }: DomainErrorOptions = {}) {
    super(code);
    this.code = code;
    this.field = field;
    this.details = details;
    this.retryAfter = retryAfter;
  }
}

/** What can be wrong with a parameter of the open API. */
export type ValidationErrorCode = ReckoningErrorCode | QuranErrorCode;

/** Thrown by the open API for a parameter that cannot be used. */
export class ValidationError extends Error {
  override readonly name = "ValidationError";
  readonly reason: CodedError<ValidationErrorCode>;

  constructor(reason: CodedError<ValidationErrorCode>) {
    super(reason.code);
    this.reason = reason;
  }
}
