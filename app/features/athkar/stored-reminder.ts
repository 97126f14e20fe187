import { jsonOf, storedValue } from "#app/storage/stored-value.ts";

/** A reminder each day at a minute after midnight, 0 to 1439. */
export type Reminder = { readonly isOn: boolean; readonly minute: number };

function checkReminder(value: unknown): Reminder | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  const { isOn, minute } = value as Partial<Record<keyof Reminder, unknown>>;
  if (typeof minute !== "number" || !Number.isInteger(minute) || minute < 0 || minute > 1439)
    return undefined;
  return { isOn: isOn === true, minute };
}

export const storedReminder = storedValue<Reminder>("athkar.reminder", jsonOf(checkReminder), {
  isOn: false,
  minute: 390,
});
