import { addDays, type CalendarDay, isSameDay } from "#domain/calendar-day.ts";
import { calendarDayIn, type Instant } from "#domain/zoned-time.ts";
import type { Calculation } from "./calculation.ts";
import { type DayTimes, dayTimes, type PrayerPlace } from "./day-times.ts";
import { type DayMark, dayMarks } from "./prayer-name.ts";

/**
 * Yesterday, today and tomorrow in the place's own calendar, from which the current and next prayer are
 * found.
 */
export type AroundNow = {
  readonly timeZone: string;
  readonly yesterday: DayTimes;
  readonly today: DayTimes;
  readonly tomorrow: DayTimes;
};

export type UpcomingMark = {
  readonly mark: DayMark;
  readonly at: Instant;
  /** The day whose table has it. */
  readonly day: CalendarDay;
};

/** Why there is no next prayer: the sun gives no times now, or the clock is invalid. */
export type NoUpcomingReason = "no-times-here" | "no-clock";

export type NextPrayer = UpcomingMark | { readonly none: NoUpcomingReason };

/** The three days around an instant; undefined for an invalid one (NaN). */
export function aroundNow(place: PrayerPlace, now: Instant, calculation: Calculation): AroundNow | undefined {
  if (!Number.isFinite(now)) return undefined;
  const today = calendarDayIn(place.timeZone, now);
  const on = (offset: number) => dayTimes(place, addDays(today, offset), calculation);
  return { timeZone: place.timeZone, yesterday: on(-1), today: on(0), tomorrow: on(1) };
}

/**
 * The next mark, sunrise included; after isha it is tomorrow's fajr, after midnight possibly yesterday's
 * isha.
 */
export function nextPrayer(around: AroundNow | undefined, now: Instant): NextPrayer {
  if (!around || !Number.isFinite(now)) return { none: "no-clock" };
  return marksAround(around).find(({ at }) => at > now) ?? { none: "no-times-here" };
}

/**
 * The mark that passed last; `none` before fajr. A maghrib or isha after midnight stays current until the
 * next mark.
 */
export function currentPrayer(around: AroundNow | undefined, now: Instant): DayMark | "none" {
  if (!around) return "none";
  const marks = marksAround(around);
  const last = marks.findLast(({ at }) => at <= now);
  if (!last) return "none";
  const { day } = around.yesterday;
  const isEarlier = isSameDay(last.day, day) && isSameDay(calendarDayIn(around.timeZone, last.at), day);
  const isNightOpen = marks.some((mark) => isSameDay(mark.day, day) && mark.at > now);
  return isEarlier && !isNightOpen ? "none" : last.mark;
}

function marksAround({ yesterday, today, tomorrow }: AroundNow): UpcomingMark[] {
  return [yesterday, today, tomorrow]
    .flatMap(({ day, times }) =>
      dayMarks.flatMap((mark) => {
        const at = times[mark];
        return at === null ? [] : [{ mark, at, day }];
      }),
    )
    .sort((a, b) => a.at - b.at);
}
