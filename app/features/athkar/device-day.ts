import { deviceDay } from "#app/browser/device-clock.ts";
import { type MinuteOfDay, prayerDay } from "#domain/counting/prayer-day.ts";

/** The minute of the device's wall clock: asked for while a page hydrates, where `Intl` would block it. */
export function deviceMinute(moment: Date = new Date()): MinuteOfDay {
  return moment.getHours() * 60 + moment.getMinutes();
}

/** The day of worship by the device's clock, as `2026-02-28`. */
export function devicePrayerDay(moment: Date = new Date()): string {
  return prayerDay(deviceDay(moment), deviceMinute(moment));
}
