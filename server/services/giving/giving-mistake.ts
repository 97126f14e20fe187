import type { GivingErrorCode } from "#contract/donations.ts";

/** Why a gift cannot be taken; `field` is the part of the form that is meant. */
export class GivingMistake extends Error {
  override readonly name = "GivingMistake";
  readonly code: GivingErrorCode;
  readonly field: string | undefined;

  constructor(code: GivingErrorCode, field?: string) {
    super(code);
    this.code = code;
    this.field = field;
  }
}
