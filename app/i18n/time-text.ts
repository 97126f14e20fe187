import type { Language } from "#domain/language.ts";
import { clockIn, type Instant } from "#domain/zoned-time.ts";
import { dateFormat } from "./date-format.ts";

/** How a clock is written: in which zone, and with 12 or 24 hours. */
export type ClockStyle = { readonly timeZone: string; readonly is24Hour: boolean };

type Halves = (key: "timeMorning" | "timeAfternoon", values: { readonly time: string }) => string;

/** An instant by a zone's wall clock in the language's digits; the messages say which half of the day it is. */
export function timeText(
  instant: Instant,
  { timeZone, is24Hour }: ClockStyle,
  language: Language,
  say: Halves,
): string {
  const minutes = { minute: "2-digit", timeZone } as const;
  if (is24Hour)
    return dateFormat(language, { hour: "2-digit", hourCycle: "h23", ...minutes }).format(instant);
  const time = dateFormat(language, { hour: "numeric", hourCycle: "h12", ...minutes })
    .formatToParts(instant)
    .filter(({ type }) => type !== "dayPeriod")
    .map(({ value }) => value)
    .join("")
    .trim();
  return say(clockIn(timeZone, instant).hour < 12 ? "timeMorning" : "timeAfternoon", { time });
}
