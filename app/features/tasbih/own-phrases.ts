import {
  array,
  check,
  fallback,
  integer,
  maxLength,
  maxValue,
  minValue,
  nullable,
  number,
  object,
  pipe,
  string,
  transform,
} from "valibot";
import { parseWith } from "#app/storage/stored-value.ts";
import type { Json } from "#domain/sync/operation.ts";
import { typedNumber } from "#domain/typed-number.ts";

/** A phrase that the reader added, in any language. */
export type OwnPhrase = { readonly id: string; readonly text: string; readonly target: number };

export const maxPhraseLength = 200;
const maxTarget = 100_000;
export const maxPhrases = 50;

/** The typed target, in the digits of any language; undefined unless it is a whole number from 1 to 100,000. */
export function targetOf(typed: string): number | undefined {
  const target = typedNumber(typed);
  return Number.isInteger(target) && target >= 1 && target <= maxTarget ? target : undefined;
}

const phraseSchema = object({
  id: string(),
  text: pipe(
    string(),
    maxLength(maxPhraseLength),
    check((text) => text.trim() !== ""),
  ),
  target: pipe(number(), integer(), minValue(1), maxValue(maxTarget)),
});

/** Entries that are no phrase are left out. */
const phrasesSchema = pipe(
  array(fallback(nullable(phraseSchema), null)),
  transform((phrases) => phrases.filter((phrase) => phrase !== null).slice(0, maxPhrases)),
);

/** Reads the saved phrases; undefined for anything that is no list. */
export function readOwnPhrases(value: Json): OwnPhrase[] | undefined {
  return parseWith(phrasesSchema, value);
}
