import { z } from "zod";
import { type CalendarDay, parseCalendarDay } from "#domain/calendar-day.ts";
import { isTimeZone } from "#domain/zoned-time.ts";
import type { CodedError } from "./api-error.ts";
import type { ReckoningErrorCode } from "./error-messages/reckoning.ts";

type ValueError = Omit<CodedError<ReckoningErrorCode>, "field">;

// The code travels in the issue's params: only the error handler knows the language.
function fail(context: z.RefinementCtx, error: ValueError): never {
  context.addIssue({ code: "custom", params: error });
  return z.NEVER;
}

/** Any text that is set once and not empty. `meta` is what the OpenAPI document says of it. */
export const anyText = z
  .unknown()
  .transform((value, context): string => {
    if (value === undefined || value === "") return fail(context, { code: "missing" });
    if (typeof value !== "string") return fail(context, { code: "unreadable" });
    return value.trim();
  })
  .meta({ type: "string", minLength: 1 });

/** Text of at most so many UTF-16 units, trimmed and not empty. */
export function textWithin(max: number) {
  return anyText
    .transform((text, context): string => {
      if (text === "") return fail(context, { code: "missing" });
      return text.length > max ? fail(context, { code: "too-long", details: { max: String(max) } }) : text;
    })
    .meta({ type: "string", minLength: 1, maxLength: max });
}

type Limits = { readonly min: number; readonly max: number };

/** A decimal number within limits, both ends allowed. */
export function numberWithin({ min, max }: Limits) {
  return anyText
    .transform((text, context): number => {
      if (!/^[+-]?(\d+\.?\d*|\.\d+)$/.test(text)) return fail(context, { code: "not-a-number" });
      const value = Number(text);
      if (value < min || value > max)
        return fail(context, { code: "out-of-range", details: { min: String(min), max: String(max) } });
      return value;
    })
    .meta({ type: "number", minimum: min, maximum: max });
}

/** A whole number within limits. */
export function wholeWithin(limits: Limits) {
  return numberWithin(limits)
    .transform((value, context): number =>
      Number.isInteger(value) ? value : fail(context, { code: "not-whole" }),
    )
    .meta({ type: "integer", minimum: limits.min, maximum: limits.max });
}

/** One of the names, in any case and with words separated by `_`, `-` or nothing. */
export function oneOf<Name extends string>(
  names: readonly Name[],
  others: Readonly<Record<string, Name>> = {},
) {
  const byKey = new Map<string, Name>([
    ...Object.entries(others),
    ...names.map((name): [string, Name] => [keyOf(name), name]),
  ]);
  return anyText
    .transform(
      (text, context): Name =>
        byKey.get(keyOf(text)) ??
        fail(context, { code: "unknown-value", details: { values: names.join(", ") } }),
    )
    .meta({ type: "string", enum: [...names] });
}

/** Some of the names, separated by commas, in any order. */
export function someOf<Name extends string>(names: readonly Name[]) {
  return anyText
    .transform((text, context): Name[] => {
      const found = text.split(",").map((part) => names.find((name) => name === part.trim()));
      const known = found.filter((name) => name !== undefined);
      if (known.length === found.length) return known;
      return fail(context, { code: "unknown-value", details: { values: names.join(", ") } });
    })
    .meta({ type: "string", description: `One or more of ${names.join(", ")}, separated by commas.` });
}

function keyOf(text: string): string {
  return text.toLowerCase().replace(/[\s_-]/g, "");
}

/** A day of the Gregorian calendar within years. */
export function calendarDayWithin({ min, max }: Limits) {
  return anyText
    .transform((text, context): CalendarDay => {
      const day = parseCalendarDay(text);
      if (!day) return fail(context, { code: "no-such-day", details: { form: "YYYY-MM-DD" } });
      if (day.year < min || day.year > max)
        return fail(context, {
          code: "out-of-range",
          details: { min: `${min}-01-01`, max: `${max}-12-31` },
        });
      return day;
    })
    .meta({ type: "string", format: "date" });
}

/** A zone of the IANA database. */
export const timeZone = anyText
  .transform((text, context): string =>
    isTimeZone(text) ? text : fail(context, { code: "no-such-time-zone" }),
  )
  .meta({ type: "string", examples: ["Asia/Jakarta"] });

/** A query that was read, or the first error in it. */
export type QueryResult<Query> =
  | { readonly query: Query }
  | { readonly error: CodedError<ReckoningErrorCode> };

/**
 * Reads a query, or a body with the same fields, by its schema; parameters that the schema does not name are ignored.
 * An error of no single field names the `whole`.
 */
export function readQuery<Schema extends z.ZodType>(
  schema: Schema,
  query: unknown,
  whole: "query" | "body" = "query",
): QueryResult<z.output<Schema>> {
  const result = schema.safeParse(query);
  if (result.success) return { query: result.data };
  const [issue] = result.error.issues;
  const field = issue?.path[0];
  const error = issue?.code === "custom" ? (issue.params as ValueError | undefined) : undefined;
  return { error: { code: "unreadable", ...error, field: typeof field === "string" ? field : whole } };
}
