import { dayDetails, type FastingWords, fastText, occasionsText } from "#app/i18n/occasion-text.ts";
import { formatCalendarDay } from "#domain/calendar-day.ts";
import type { DayReminder } from "#domain/fasting/day-reminders.ts";
import type { HijriReckoning } from "#domain/hijri/hijri-calendar.ts";
import { monthStanding } from "#domain/hijri/month-correction.ts";
import type { Language } from "#domain/language.ts";
import type { Place } from "#domain/places/place.ts";
import type { Calculation } from "#domain/prayer-times/calculation.ts";
import { dayTimes } from "#domain/prayer-times/day-times.ts";
import { fastingTimes } from "#domain/prayer-times/fasting-times.ts";

/** Where and how a reminder's times are computed and written. */
export type ReminderContext = {
  readonly place: Place;
  readonly calculation: Calculation;
  readonly reckoning: HijriReckoning;
  readonly is24Hour: boolean;
};

/** Title, text and tag of the notice of a day, the evening before. */
export function reminderText(
  words: FastingWords,
  language: Language,
  reminder: DayReminder,
  { place, calculation, reckoning, is24Hour }: ReminderContext,
) {
  const { day, hijri } = reminder;
  const times = fastingTimes(dayTimes(place, day, calculation));
  const clock = { timeZone: place.timeZone, is24Hour };
  const fast = times && fastText(words, language, times, clock);
  // Later in the month its first day is known, and the person has had time to correct it.
  const isExpected = hijri.day === 1 && monthStanding(reckoning, hijri) === "expected";
  return {
    title: words("tomorrow", { days: occasionsText(words, language, reminder) }),
    body: dayDetails(words, reminder, fast, isExpected),
    tag: `day-${formatCalendarDay(day)}`,
  };
}
