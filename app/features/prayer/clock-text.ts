import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { useIs24Hour } from "#app/storage/prayer-settings.ts";
import type { Place } from "#domain/places/place.ts";
import { clockIn, type Instant } from "#domain/zoned-time.ts";
import { clockDigits } from "./time-words.ts";

/** `seconds`: with them; `hours`: without the half of the day, where the name of a prayer says it. */
type ClockLook = "seconds" | "hours";

export type ClockText = (instant: Instant | null, look?: ClockLook) => string;

/** Formats an instant as the place's wall clock time, with 12 or 24 hours as its country does or the reader chose. */
export function useClockText(place: Place): ClockText {
  const text = useMessages("prayer");
  const language = useLanguage();
  const { is24Hour } = useIs24Hour(place);
  return (instant, look) => {
    if (instant === null || !Number.isFinite(instant)) return "—";
    const { hour, minute, second } = clockIn(place.timeZone, instant);
    const shown = look === "seconds" ? { hour, minute, second } : { hour, minute };
    const time = clockDigits(shown, is24Hour, language);
    if (is24Hour || look === "hours") return time;
    return text(hour < 12 ? "timeMorning" : "timeAfternoon", { time });
  };
}
