import { useEffect, useState } from "react";
import { type CalendarDay, formatCalendarDay } from "#domain/calendar-day.ts";

/** The calendar day in the device's time zone. */
export function deviceDay(moment: Date = new Date()): CalendarDay {
  return { year: moment.getFullYear(), month: moment.getMonth() + 1, day: moment.getDate() };
}

/** Today as `2026-02-28`. */
export function deviceDayKey(): string {
  return formatCalendarDay(deviceDay());
}

/** Midnights in the device's time zone, in epoch milliseconds: today's and those of the following days. */
export function deviceMidnights(daysAfter: number): number[] {
  const now = new Date();
  return Array.from({ length: daysAfter + 1 }, (_, days) =>
    new Date(now.getFullYear(), now.getMonth(), now.getDate() + days).getTime(),
  );
}

const updateInterval = 30_000;

/** The time, updated twice a minute, when the page becomes visible, and by `update`. */
export function useNow(): { readonly now: number; readonly update: () => void } {
  const [now, setNow] = useState(Date.now);
  const update = () => setNow(Date.now());
  useEffect(() => {
    const tick = () => setNow(Date.now());
    const timer = setInterval(tick, updateInterval);
    document.addEventListener("visibilitychange", tick);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", tick);
    };
  }, []);
  return { now, update };
}
