import { type CalendarDay, formatCalendarDay } from "#domain/calendar-day.ts";
import { pausedDays } from "#domain/prayer-log/pause.ts";
import { LogMonth } from "./log-month.tsx";
import styles from "./log-year.css?url";
import type { PrayerLog } from "./use-prayer-log.ts";

type LogBesideProps = { readonly day: CalendarDay; readonly today: CalendarDay; readonly log: PrayerLog };

/** The month of a day beside it on a wide screen; each of its days leads to that day. */
export function LogBeside({ day: { year, month }, today, log }: LogBesideProps) {
  const paused = pausedDays(log.pauses.pauses, formatCalendarDay(today));
  return (
    <>
      <link rel="stylesheet" href={styles} precedence="part" />
      <LogMonth key={month} year={year} month={month} today={today} days={log.days} paused={paused} />
    </>
  );
}
