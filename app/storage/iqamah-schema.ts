import {
  array,
  check,
  fallback,
  type GenericSchema,
  integer,
  maxLength,
  maxValue,
  minValue,
  nullable,
  number,
  object,
  optional,
  pipe,
  string,
  transform,
  union,
} from "valibot";
import { type IqamahRule, iqamahLimits, type MosqueIqamah, noIqamah } from "#domain/prayer-times/iqamah.ts";

type Limits = { readonly min: number; readonly max: number };

const minutesIn = ({ min, max }: Limits) => pipe(number(), integer(), minValue(min), maxValue(max));
const datePattern = /^\d{4}-\d{2}-\d{2}$/;
const date = pipe(
  string(),
  check((text) => datePattern.test(text)),
);

const ruleSchema: GenericSchema<unknown, IqamahRule> = union([
  object({ after: minutesIn(iqamahLimits.after) }),
  object({ at: minutesIn(iqamahLimits.at) }),
  object({
    dated: pipe(
      array(object({ from: date, minute: minutesIn(iqamahLimits.at) })),
      check(({ length }) => length > 0 && length <= iqamahLimits.dated),
      transform((dated) => dated.toSorted((a, b) => a.from.localeCompare(b.from))),
    ),
    until: date,
  }),
]);

/** A rule that does not fit is left out, the others stay. */
const optionalRule = fallback(optional(ruleSchema), undefined);

/** What the person's mosque does, as stored. */
export const mosqueIqamahSchema: GenericSchema<unknown, MosqueIqamah> = object({
  mosque: fallback(pipe(string(), maxLength(iqamahLimits.mosque)), ""),
  rules: pipe(
    fallback(
      object({
        fajr: optionalRule,
        dhuhr: optionalRule,
        asr: optionalRule,
        maghrib: optionalRule,
        isha: optionalRule,
      }),
      {},
    ),
    transform((rules) => Object.fromEntries(Object.entries(rules).filter(([, rule]) => rule !== undefined))),
  ),
  jumuah: fallback(nullable(minutesIn(iqamahLimits.at)), null),
  length: fallback(minutesIn(iqamahLimits.length), noIqamah.length),
  noticeBefore: fallback(nullable(minutesIn(iqamahLimits.noticeBefore)), null),
});
