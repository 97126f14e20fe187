import { boolean } from "valibot";
import { is24HourIn } from "#domain/hour-cycle.ts";
import type { Place } from "#domain/places/place.ts";
import { remindersIn } from "./day-reminders.ts";
import { reckoningIn } from "./hijri-reckoning.ts";
import { settingIn } from "./prayer-settings.ts";
import { iqamahIn } from "./saved-iqamah.ts";
import { parseWith } from "./stored-value.ts";

/** What notices need beside place and method, among stored settings, for use outside of React. */
export function noticeSettingsIn(bodies: ReadonlyMap<string, unknown>, { countryCode }: Place) {
  const isLong = (value: unknown) => parseWith(boolean(), value);
  return {
    iqamah: iqamahIn(bodies),
    reminders: remindersIn(bodies),
    reckoning: reckoningIn(bodies, countryCode),
    is24Hour: settingIn<boolean | null>(bodies, "is24Hour", isLong, null) ?? is24HourIn(countryCode),
  };
}
