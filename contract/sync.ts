import { z } from "zod";
import type { Json } from "#domain/sync/operation.ts";
import { isTimestamp } from "#domain/sync/timestamp.ts";

/** Most operations in one request, and in one answer. */
export const operationsPerRequest = 1000;
/** How far a device's clock may be ahead of the server's, in milliseconds: 5 minutes. */
export const clockTolerance = 300_000;
/** Longest body of one operation, in characters of JSON. */
const longestBody = 16_384;

/**
 * U+0000 separates the parts of a slot and cannot be stored by the database; all lone surrogates would be stored as the
 * same character.
 */
const name = (longest: number) =>
  z
    .string()
    .max(longest)
    .refine((text) => !text.includes("\0") && !/\p{Surrogate}/u.test(text));

/** The body was parsed as JSON before; only its size is checked. */
const body = z.custom<Json>((value) => {
  try {
    return value !== undefined && JSON.stringify(value).length <= longestBody;
  } catch {
    // Nested too deeply to be serialised.
    return false;
  }
});

const operation = z.strictObject({
  kind: name(64).min(1),
  key: name(256),
  slot: name(64),
  stamp: z.string().refine(isTimestamp),
  body,
});

/**
 * `POST /api/sync`: the operations of the device and the cursor of what it has seen. Kinds that the server does not know
 * are stored and passed on like any other.
 */
export const syncRequest = z.strictObject({
  cursor: z.int().nonnegative(),
  operations: z.array(operation).max(operationsPerRequest),
});
export type SyncRequest = z.infer<typeof syncRequest>;

/** `now` is the server's clock in milliseconds; ask again with the new cursor while `hasMore`. */
export const syncAnswer = z.strictObject({
  cursor: z.int().nonnegative(),
  operations: z.array(operation),
  hasMore: z.boolean(),
  now: z.int(),
});
export type SyncAnswer = z.infer<typeof syncAnswer>;

/** `clock-ahead` comes with the header `x-server-now` (milliseconds): correct the unsent edits, send again. */
const syncErrorCodes = [
  "unreadable",
  "not-signed-in",
  "clock-ahead",
  "memory-full",
  "too-many-calls",
  "foreign-origin",
  "unavailable",
] as const;
export type SyncErrorCode = (typeof syncErrorCodes)[number];
