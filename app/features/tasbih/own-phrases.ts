import type { Json } from "#domain/sync/operation.ts";
import { typedNumber } from "#domain/typed-number.ts";

/** A phrase that a person added, in any language. */
export type OwnPhrase = { readonly id: string; readonly text: string; readonly target: number };

export const longestPhrase = 200;
const highestTarget = 100_000;
export const mostPhrases = 50;

/** A target typed in; undefined for what is no whole number from 1 to 100,000. */
export function targetOf(typed: string): number | undefined {
  const target = typedNumber(typed);
  return Number.isInteger(target) && target >= 1 && target <= highestTarget ? target : undefined;
}

function readPhrase(value: unknown): OwnPhrase | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  const { id, text, target } = value as Partial<Record<keyof OwnPhrase, unknown>>;
  if (typeof id !== "string" || typeof text !== "string" || typeof target !== "number") return undefined;
  const isSound = text.trim() !== "" && text.length <= longestPhrase && targetOf(String(target)) === target;
  return isSound ? { id, text, target } : undefined;
}

/** Reads what was kept, leaving out what is no phrase. */
export function readOwnPhrases(value: Json): OwnPhrase[] | undefined {
  if (!Array.isArray(value)) return undefined;
  return value.flatMap((each) => readPhrase(each) ?? []).slice(0, mostPhrases);
}
