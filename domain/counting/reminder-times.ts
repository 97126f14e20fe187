const day = 1440;

/** When one wants to be reminded: once a day, or again and again within a part of it. Minutes after midnight. */
export type ReminderPlan = {
  /** The one reminder, or the first of several; 0 to 1439. */
  readonly minute: number;
  /** Minutes from one reminder to the next; absent where there is one a day. */
  readonly every?: number | undefined;
  /** The last minute for one of several; earlier than `minute` it is on the next day. */
  readonly until: number;
};

/** Minutes between reminders that one can choose. */
export const reminderIntervals = [30, 60, 120, 180, 240] as const;

/** The minutes of the day, 0 to 1439, at which one is reminded, in their order. */
export function reminderMinutes({ minute, every, until }: ReminderPlan): readonly number[] {
  if (every === undefined) return [minute];
  const length = (until - minute + day) % day;
  const count = Math.floor(length / every) + 1;
  return Array.from({ length: count }, (_, at) => (minute + at * every) % day).sort((a, b) => a - b);
}
