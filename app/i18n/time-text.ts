import type { Language } from "#domain/language.ts";
import type { Instant } from "#domain/zoned-time.ts";
import { dateFormat } from "./date-format.ts";

/** An instant by a zone's wall clock, in the language's own words, where the messages of prayer times are not loaded. */
export function timeText(instant: Instant, timeZone: string, language: Language, is24Hour: boolean): string {
  const options = is24Hour
    ? ({ hour: "2-digit", minute: "2-digit", hourCycle: "h23" } as const)
    : ({ hour: "numeric", minute: "2-digit", hourCycle: "h12" } as const);
  return dateFormat(language, { ...options, timeZone }).format(instant);
}
