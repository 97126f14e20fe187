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

function readPhrase(value: unknown): OwnPhrase | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  const { id, text, target } = value as Partial<Record<keyof OwnPhrase, unknown>>;
  if (typeof id !== "string" || typeof text !== "string" || typeof target !== "number") return undefined;
  const isValid = text.trim() !== "" && text.length <= maxPhraseLength && targetOf(String(target)) === target;
  return isValid ? { id, text, target } : undefined;
}

/** Reads the saved phrases, leaving out what is no phrase. */
export function readOwnPhrases(value: Json): OwnPhrase[] | undefined {
  if (!Array.isArray(value)) return undefined;
  return value.flatMap((each) => readPhrase(each) ?? []).slice(0, maxPhrases);
}
