import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { formatNumber } from "#app/i18n/numbers.ts";
import { useIs24Hour } from "#app/storage/prayer-settings.ts";
import type { Language } from "#domain/language.ts";
import type { Place } from "#domain/places/place.ts";
import { timeRemaining } from "#domain/prayer-times/time-remaining.ts";
import { clockIn, type Instant } from "#domain/zoned-time.ts";

/** `seconds`: with them; `hours`: without the half of the day, where the name of a prayer says it. */
type ClockLook = "seconds" | "hours";

export type ClockText = (instant: Instant | null, look?: ClockLook) => string;

const digits = new Map<Language, readonly string[]>();

// A table of days formats hundreds of numbers under sixty, so each is formatted once per language.
function digitsOf(language: Language): readonly string[] {
  const cached = digits.get(language);
  if (cached) return cached;
  const numbers = Array.from({ length: 60 }, (_, n) => formatNumber(n, language));
  digits.set(language, numbers);
  return numbers;
}

/** Formats an instant as the place's wall clock time, with 12 or 24 hours as its country does or the reader chose. */
export function useClockText(place: Place): ClockText {
  const text = useMessages("prayer");
  const language = useLanguage();
  const { is24Hour } = useIs24Hour(place);
  const numbers = digitsOf(language);
  const zero = numbers[0] ?? "0";
  const two = (value: number) => (value < 10 ? `${zero}${numbers[value]}` : (numbers[value] ?? ""));
  return (instant, look) => {
    if (instant === null || !Number.isFinite(instant)) return "—";
    const { hour, minute, second } = clockIn(place.timeZone, instant);
    const rest = look === "seconds" ? `${two(minute)}:${two(second)}` : two(minute);
    const separator = language === "id" ? "." : ":";
    const tail = language === "id" ? rest.replace(":", ".") : rest;
    if (is24Hour) return `${two(hour)}${separator}${tail}`;
    const time = `${numbers[hour % 12 || 12]}${separator}${tail}`;
    if (look === "hours") return time;
    return text(hour < 12 ? "timeMorning" : "timeAfternoon", { time });
  };
}

/** The time left in hours and minutes, and in seconds at the end. */
export function useRemainingText(): (until: Instant, now: Instant) => string {
  const text = useMessages("prayer");
  const language = useLanguage();
  const number = (value: number) => formatNumber(value, language);
  return (until, now) => {
    const { hours, minutes, seconds } = timeRemaining(until, now);
    if (hours > 0) return text("remainingHours", { hours: number(hours), minutes: number(minutes) });
    if (minutes > 0) return text("remainingMinutes", { minutes: number(minutes) });
    return seconds > 0 ? text("remainingSeconds", { seconds: number(seconds) }) : text("remainingNow");
  };
}
