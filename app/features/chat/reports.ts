import { array, check, exactOptional, looseObject, number, picklist, pipe, string } from "valibot";
import { jsonOf, storedValue } from "#app/storage/stored-value.ts";
import { type Language, languages } from "#domain/language.ts";

/** An answer reported as wrong: what was asked and what was cited. */
export type WrongAnswer = {
  readonly at: number;
  readonly language: Language;
  readonly asked: string;
  readonly cited: readonly string[];
  /** What a model wrote, if one answered. */
  readonly written?: string;
};

const schema = array(
  looseObject({
    at: pipe(
      number(),
      check((value) => Number.isFinite(value)),
    ),
    language: picklist(languages),
    asked: string(),
    cited: array(string()),
    written: exactOptional(string()),
  }),
);

/** Stored on this device only, until the person saves them to a file. */
export const wrongAnswers = storedValue<readonly WrongAnswer[]>(
  "private.wrong-answers",
  jsonOf<readonly WrongAnswer[]>(schema),
  [],
);
