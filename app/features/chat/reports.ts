import { list, number, perhaps, record, text, word } from "#app/storage/stored-shape.ts";
import { jsonOf, storedValue } from "#app/storage/stored-value.ts";
import { type Language, languages } from "#domain/language.ts";

/** An answer a person found wrong: what was asked and what was cited. */
export type WrongAnswer = {
  readonly at: number;
  readonly language: Language;
  readonly asked: string;
  readonly cited: readonly string[];
  /** What a model wrote, where one did. */
  readonly written?: string;
};

const shape = list(
  record<WrongAnswer>({
    at: number,
    language: word(...languages),
    asked: text,
    cited: list(text),
    written: perhaps(text),
  }),
);

/** Kept on this device alone, until the person saves it to a file. */
export const wrongAnswers = storedValue<readonly WrongAnswer[]>(
  "private.wrong-answers",
  jsonOf<readonly WrongAnswer[]>((value) => (shape(value) ? value : undefined)),
  [],
);
