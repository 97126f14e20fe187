import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { formatNumber } from "#app/i18n/numbers.ts";
import { useIs24Hour } from "#app/storage/prayer-settings.ts";
import type { Language } from "#domain/language.ts";
import type { Place } from "#domain/places/place.ts";
import { clockIn, type Instant } from "#domain/zoned-time.ts";

export type ClockText = (instant: Instant | null, withSeconds?: "seconds") => string;

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
  return (instant, withSeconds) => {
    if (instant === null || !Number.isFinite(instant)) return "—";
    const { hour, minute, second } = clockIn(place.timeZone, instant);
    const rest = withSeconds ? `${two(minute)}:${two(second)}` : two(minute);
    const separator = language === "id" ? "." : ":";
    const tail = language === "id" ? rest.replace(":", ".") : rest;
    if (is24Hour) return `${two(hour)}${separator}${tail}`;
    const time = `${numbers[hour % 12 || 12]}${separator}${tail}`;
    return text(hour < 12 ? "timeMorning" : "timeAfternoon", { time });
  };
}
