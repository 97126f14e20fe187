import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { formatNumber } from "#app/i18n/numbers.ts";
import type { Language } from "#domain/language.ts";
import { timeRemaining } from "#domain/prayer-times/time-remaining.ts";
import type { ClockTime, Instant } from "#domain/zoned-time.ts";

const digits = new Map<Language, readonly string[]>();

// A table of days formats hundreds of numbers under sixty, so each is formatted once per language.
function digitsOf(language: Language): readonly string[] {
  const cached = digits.get(language);
  if (cached) return cached;
  const numbers = Array.from({ length: 60 }, (_, n) => formatNumber(n, language));
  digits.set(language, numbers);
  return numbers;
}

/** A wall clock in the language's digits, without the half of the day where it has twelve hours. */
export function clockDigits(
  { hour, minute, second }: Omit<ClockTime, "second"> & { readonly second?: number },
  is24Hour: boolean,
  language: Language,
): string {
  const numbers = digitsOf(language);
  const two = (value: number) => (value < 10 ? `${numbers[0]}${numbers[value]}` : (numbers[value] ?? ""));
  const hours = is24Hour ? two(hour) : (numbers[hour % 12 || 12] ?? "");
  return [hours, two(minute), ...(second === undefined ? [] : [two(second)])].join(
    language === "id" ? "." : ":",
  );
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
