import type { ScholarErrorCode } from "#contract/scholars.ts";

/** Why something asked of the scholars' room is refused; `reference` is the one that leads nowhere. */
export class ScholarMistake extends Error {
  override readonly name = "ScholarMistake";
  readonly code: ScholarErrorCode;
  readonly reference: string;

  constructor(code: ScholarErrorCode, reference = "") {
    super(code);
    this.code = code;
    this.reference = reference;
  }
}
