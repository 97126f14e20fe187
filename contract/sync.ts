import { z } from "zod";
import type { Json } from "#domain/sync/operation.ts";
import { isTimestamp } from "#domain/sync/timestamp.ts";

/** Operations in one request, and in one answer. */
export const operationsPerRequest = 1000;
/** How far, in milliseconds, a device's clock may run ahead of the server's: 5 minutes. */
export const clockTolerance = 300_000;
/** Longest body of one operation, in characters of JSON. */
const longestBody = 16_384;

/**
 * U+0000 parts the names of a slot and cannot be stored by the database; halves of surrogate pairs would all be stored
 * as the same sign.
 */
const name = (longest: number) =>
  z
    .string()
    .max(longest)
    .refine((text) => !text.includes("\0") && !/\p{Surrogate}/u.test(text));

/** JSON is what the parser of requests made; only its size is left to be checked. */
const body = z.custom<Json>((value) => {
  try {
    return value !== undefined && JSON.stringify(value).length <= longestBody;
  } catch {
    // Nested deeper than can be written.
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
 * `POST /api/sync`: what the device has written and how much it has seen. Kinds the server does not know are
 * kept and handed on like any other.
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
