import { boolean, fallback, number, object, optional, pipe, transform } from "valibot";
import { jsonOf, storedValue } from "#app/storage/stored-value.ts";
import { type ReminderPlan, reminderIntervals } from "#domain/counting/reminder-times.ts";

/** Reminders of the athkar, and whether they are on. */
export type Reminder = ReminderPlan & { readonly isOn: boolean };

const isMinute = (minute: number) => Number.isInteger(minute) && minute >= 0 && minute <= 1439;

/** Half past six in the morning, and ten in the evening. */
const [firstMinute, lastMinute] = [390, 1320];

const minuteOr = (usual: number) =>
  pipe(
    fallback(number(), usual),
    transform((minute) => (isMinute(minute) ? minute : usual)),
  );

const reminderSchema = object({
  isOn: fallback(boolean(), false),
  minute: minuteOr(firstMinute),
  every: pipe(
    fallback(optional(number()), undefined),
    transform((every): number | undefined => reminderIntervals.find((known) => known === every)),
  ),
  until: minuteOr(lastMinute),
});

export const storedReminder = storedValue<Reminder>("athkar.reminder", jsonOf(reminderSchema), {
  isOn: false,
  minute: firstMinute,
  until: lastMinute,
});
