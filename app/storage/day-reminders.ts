import { boolean, fallback, object } from "valibot";
import { noReminders, type ReminderSettings } from "#domain/fasting/day-reminders.ts";
import { checkedOnce, settingIn, useSetting } from "./prayer-settings.ts";

const flag = fallback(boolean(), false);

const check = checkedOnce<ReminderSettings>(
  object({
    ramadan: flag,
    arafah: flag,
    ashura: flag,
    shawwal: flag,
    white: flag,
    weekdays: flag,
    kahf: flag,
    noFast: flag,
  }),
);

/** Of which days the person is reminded the evening before. */
export function useSavedReminders() {
  const { value, change } = useSetting("dayReminders", check, noReminders);
  return { reminders: value, changeReminders: change };
}

/** The same among stored settings, for use outside of React. */
export function remindersIn(bodies: ReadonlyMap<string, unknown>): ReminderSettings {
  return settingIn(bodies, "dayReminders", check, noReminders);
}
