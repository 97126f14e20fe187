import { boolean, check, fallback, number, object, pipe } from "valibot";
import { jsonOf, storedValue } from "#app/storage/stored-value.ts";

/** A daily reminder at a minute of the day, 0 to 1439. */
export type Reminder = { readonly isOn: boolean; readonly minute: number };

const reminderSchema = object({
  isOn: fallback(boolean(), false),
  minute: pipe(
    number(),
    check((minute) => Number.isInteger(minute) && minute >= 0 && minute <= 1439),
  ),
});

export const storedReminder = storedValue<Reminder>("athkar.reminder", jsonOf(reminderSchema), {
  isOn: false,
  minute: 390,
});
