import type { z } from "zod";
import { type QueryResult, readQuery } from "#contract/query-values.ts";
import { DomainError, type DomainErrorCode, ValidationError } from "#server/services/errors.ts";

/** The parameters of the open API by their schema; throws ValidationError for the first that cannot be used. */
export function parseQuery<Schema extends z.ZodType>(schema: Schema, query: unknown): z.output<Schema> {
  return orThrow(readQuery(schema, query));
}

/**
 * The body of a call of the open API, with the fields of a query; an absent one has none. Throws ValidationError for the
 * first field that cannot be used, and names "body" where it is no object.
 */
export function parseOpenBody<Schema extends z.ZodType>(schema: Schema, body: unknown): z.output<Schema> {
  return orThrow(readQuery(schema, body ?? {}, "body"));
}

function orThrow<Query>(reading: QueryResult<Query>): Query {
  if ("error" in reading) throw new ValidationError(reading.error);
  return reading.query;
}

/**
 * What was sent, by its schema. Throws DomainError for the first wrong field: with the code named for it in
 * `codeOfField`, else "unreadable".
 */
export function parseBody<Schema extends z.ZodType>(
  schema: Schema,
  body: unknown,
  codeOfField: Readonly<Record<string, DomainErrorCode>> = {},
): z.output<Schema> {
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  const field = parsed.error.issues[0]?.path.join(".") || "body";
  throw new DomainError(codeOfField[field] ?? "unreadable", { field });
}
