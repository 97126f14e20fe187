import { z } from "zod";
import { type CalendarDay, parseCalendarDay } from "#domain/calendar-day.ts";
import { isTimeZone } from "#domain/zoned-time.ts";
import type { RequestMistake } from "./api-error.ts";
import type { ReckoningErrorCode } from "./error-messages/reckoning.ts";

type Mistake = Omit<RequestMistake<ReckoningErrorCode>, "field">;

// The mistake travels in the issue's params, so that the one place that knows the language words it.
function fail(context: z.RefinementCtx, mistake: Mistake): never {
  context.addIssue({ code: "custom", params: mistake });
  return z.NEVER;
}

/** One value of a query: given once, not empty. `meta` is what the OpenAPI document says of it. */
const given = z
  .unknown()
  .transform((value, context): string => {
    if (value === undefined || value === "") return fail(context, { code: "missing" });
    if (typeof value !== "string") return fail(context, { code: "unreadable" });
    return value.trim();
  })
  .meta({ type: "string", minLength: 1 });

type Limits = { readonly min: number; readonly max: number };

/** A decimal number within limits, both ends allowed. */
export function numberWithin({ min, max }: Limits) {
  return given
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

/** One of the names, whatever its case and whether words are parted by `_`, `-` or nothing. */
export function oneOf<Name extends string>(
  names: readonly Name[],
  others: Readonly<Record<string, Name>> = {},
) {
  const byKey = new Map<string, Name>([
    ...Object.entries(others),
    ...names.map((name): [string, Name] => [keyOf(name), name]),
  ]);
  return given
    .transform(
      (text, context): Name =>
        byKey.get(keyOf(text)) ??
        fail(context, { code: "unknown-value", details: { values: names.join(", ") } }),
    )
    .meta({ type: "string", enum: [...names] });
}

/** Some of the names, parted by commas, in any order. */
export function someOf<Name extends string>(names: readonly Name[]) {
  return given
    .transform((text, context): Name[] => {
      const asked = text.split(",").map((part) => names.find((name) => name === part.trim()));
      const known = asked.filter((name) => name !== undefined);
      if (known.length === asked.length) return known;
      return fail(context, { code: "unknown-value", details: { values: names.join(", ") } });
    })
    .meta({ type: "string", description: `Any of ${names.join(", ")}, parted by commas.` });
}

function keyOf(text: string): string {
  return text.toLowerCase().replace(/[\s_-]/g, "");
}

/** A day of the Gregorian calendar within years. */
export function calendarDayWithin({ min, max }: Limits) {
  return given
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
export const timeZone = given
  .transform((text, context): string =>
    isTimeZone(text) ? text : fail(context, { code: "no-such-time-zone" }),
  )
  .meta({ type: "string", examples: ["Asia/Jakarta"] });

/** Any text given once; what it means is judged elsewhere. */
export const anyText = given;

/** A query read whole, or its first mistake. */
export type QueryReading<Query> =
  | { readonly query: Query }
  | { readonly mistake: RequestMistake<ReckoningErrorCode> };

/** Reads a query by its schema; parameters the schema does not name are left aside. */
export function readQuery<Schema extends z.ZodType>(
  schema: Schema,
  query: unknown,
): QueryReading<z.output<Schema>> {
  const reading = schema.safeParse(query);
  if (reading.success) return { query: reading.data };
  const [issue] = reading.error.issues;
  const field = issue?.path[0];
  const mistake = issue?.code === "custom" ? (issue.params as Mistake | undefined) : undefined;
  return { mistake: { code: "unreadable", ...mistake, field: typeof field === "string" ? field : "query" } };
}
