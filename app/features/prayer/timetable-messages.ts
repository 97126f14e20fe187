import type { DigitScript } from "#domain/timetable-photo/read-digits.ts";

/** The digits of a printed timetable. */
export type TimetableScript = "latin" | DigitScript;

/** A picture to be read, as a canvas has it. */
export type TimetableRequest = {
  readonly width: number;
  readonly height: number;
  readonly colours: Uint8ClampedArray;
  readonly script: TimetableScript;
};

/** Where a cell of a sheet stands: its row and column, and the dots from its top to its bottom. */
export type SheetLine = {
  readonly row: number;
  readonly column: number;
  readonly top: number;
  readonly bottom: number;
};

/** The cells as they were read, or in Latin digits a sheet that the reader of letters reads. */
export type TimetableResponse =
  | { readonly rows: readonly (readonly string[])[] }
  | { readonly sheet: Uint8Array<ArrayBuffer>; readonly lines: readonly SheetLine[] }
  | { readonly failed: true };
