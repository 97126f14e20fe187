import { addDays } from "#domain/calendar-day.ts";
import type { HijriReckoning } from "#domain/hijri/hijri-calendar.ts";
import { type DayNotice, noticeDays } from "#domain/prayer-times/notice-plan.ts";
import { calendarDayIn, type Instant, instantIn } from "#domain/zoned-time.ts";
import { type OccasionDay, type OccasionKind, occasionDays } from "./occasions.ts";

/** Of which kinds of days a person wants to be reminded. */
export type ReminderSettings = Readonly<Record<OccasionKind, boolean>>;

/** Without a choice nobody is reminded. */
export const noReminders: ReminderSettings = {
  ramadan: false,
  arafah: false,
  ashura: false,
  shawwal: false,
  white: false,
  weekdays: false,
  kahf: false,
  noFast: false,
};

/** A reminder of a day and when it comes: the evening before. */
export type DayReminder = OccasionDay & { readonly at: Instant };

/** The hour of the evening before, by the place's clock. */
export const reminderHour = 20;

/** Two notices of one plan need to be that far apart: of several that are due together, only the last is shown. */
const apart = 2 * 60_000;

/** The reminders of the next fourteen days, in order. */
export function upcomingReminders(
  timeZone: string,
  reckoning: HijriReckoning,
  settings: ReminderSettings,
  now: Instant,
): DayReminder[] {
  if (!Number.isFinite(now) || !Object.values(settings).includes(true)) return [];
  const today = calendarDayIn(timeZone, now);
  return occasionDays(addDays(today, 1), noticeDays, reckoning, (kind) => settings[kind])
    .map((each) => ({ ...each, at: instantIn(timeZone, addDays(each.day, -1), reminderHour) }))
    .filter(({ at }) => at > now);
}

/** The reminders moved later where something else, in order, is announced at nearly the same time. */
export function besidePrayers<Reminder extends { readonly at: Instant }>(
  reminders: readonly Reminder[],
  notices: readonly { readonly at: Instant }[],
): Reminder[] {
  return reminders.map((reminder) => {
    let { at } = reminder;
    for (const notice of notices) if (Math.abs(notice.at - at) < apart) at = notice.at + apart;
    return { ...reminder, at };
  });
}

/** What leaves the device of a reminder: its instant alone. */
export function dayNotice({ at }: { readonly at: Instant }): DayNotice {
  return { at, isDay: true };
}
