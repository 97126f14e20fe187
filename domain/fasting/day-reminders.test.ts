import { expect, test } from "vitest";
import { formatCalendarDay } from "#domain/calendar-day.ts";
import { defaultReckoning } from "#domain/hijri/hijri-calendar.ts";
import type { PrayerNotice } from "#domain/prayer-times/notice-plan.ts";
import { clockIn } from "#domain/zoned-time.ts";
import { besidePrayers, dayNotice, noReminders, upcomingReminders } from "./day-reminders.ts";

const zone = "Europe/London";
/** Three days before summer time begins there. */
const now = Date.UTC(2026, 2, 26, 12);
const all = { ...noReminders, weekdays: true, white: true, kahf: true };

test("nothing is announced that nobody asked for", () => {
  expect(upcomingReminders(zone, defaultReckoning, noReminders, now)).toEqual([]);
  expect(upcomingReminders(zone, defaultReckoning, all, Number.NaN)).toEqual([]);
});

test("each wanted day is announced at eight the evening before, across summer time", () => {
  const reminders = upcomingReminders(zone, defaultReckoning, all, now);
  expect(reminders.map(({ day, occasions }) => [formatCalendarDay(day), occasions.join()])).toEqual([
    ["2026-03-27", "kahf"],
    ["2026-03-30", "monday"],
    ["2026-04-01", "white"],
    ["2026-04-02", "white,thursday"],
    ["2026-04-03", "white,kahf"],
    ["2026-04-06", "monday"],
    ["2026-04-09", "thursday"],
  ]);
  for (const { at } of reminders) expect(clockIn(zone, at)).toEqual({ hour: 20, minute: 0, second: 0 });
  const later = Date.UTC(2026, 2, 26, 20, 1);
  expect(upcomingReminders(zone, defaultReckoning, all, later)[0]?.occasions).toEqual(["monday"]);
});

test("a reminder gives way to prayers that are announced with it, and only its time leaves the device", () => {
  const [first] = upcomingReminders(zone, defaultReckoning, all, now);
  if (!first) throw new Error("there is no reminder");
  const prayers: PrayerNotice[] = [
    { at: first.at - 30_000, prayer: "isha" },
    { at: first.at + 60_000, prayer: "isha", isIqamah: true },
  ];
  const [moved] = besidePrayers([first], prayers);
  expect(moved?.at).toBe(first.at + 180_000);
  expect(moved && dayNotice(moved)).toEqual({ at: first.at + 180_000, isDay: true });
  expect(besidePrayers([first], [])).toEqual([first]);
});
