import { formatCalendarDay, weekday } from "#domain/calendar-day.ts";
import type { Minutes } from "./calculation-options.ts";
import { type DatedMinute, type IqamahRule, iqamahLimits } from "./iqamah.ts";
import type { MosqueDay } from "./mosque-table.ts";
import { type Prayer, prayers } from "./prayer-name.ts";

/** What a timetable says about the congregation: a rule for each prayer that has a column, and the Friday prayer. */
export type FittedIqamah = {
  readonly rules: Readonly<Partial<Record<Prayer, IqamahRule>>>;
  readonly jumuah: Minutes | null;
};

type Held = { readonly date: string; readonly adhan: Minutes | undefined; readonly iqamah: Minutes };

/**
 * The rules behind a timetable's iqamah columns: minutes after the adhan where they are always the same, else one time
 * of the clock, else the times as printed. Undefined where the table has none.
 */
export function fitIqamah(days: readonly MosqueDay[]): FittedIqamah | undefined {
  const fridays = days.flatMap(({ jumuah }) => jumuah ?? []);
  const jumuah = mostCommon(fridays) ?? null;
  const rules: Partial<Record<Prayer, IqamahRule>> = {};
  for (const prayer of prayers) {
    const held = days.flatMap(({ day, times, iqamah }): Held[] => {
      const minute = iqamah?.[prayer];
      // The dhuhr of a Friday with a Friday prayer of its own says nothing about the other days.
      if (minute === undefined || (prayer === "dhuhr" && jumuah !== null && weekday(day) === 5)) return [];
      return [{ date: formatCalendarDay(day), adhan: times[prayer], iqamah: minute }];
    });
    const rule = ruleOf(held);
    if (rule) rules[prayer] = rule;
  }
  return Object.keys(rules).length > 0 || jumuah !== null ? { rules, jumuah } : undefined;
}

function ruleOf(held: readonly Held[]): IqamahRule | undefined {
  const [first] = held;
  if (!first) return undefined;
  const waits = held.map(({ adhan, iqamah }) => (adhan === undefined ? undefined : iqamah - adhan));
  const isSameTime = held.every(({ iqamah }) => iqamah === first.iqamah);
  // One day alone may be either: a round time is taken for a time of the clock.
  const isOneRoundTime = isSameTime && held.length === 1 && first.iqamah % 15 === 0;
  const [wait] = waits;
  if (wait !== undefined && waits.every((each) => each === wait) && !isOneRoundTime) return { after: wait };
  if (isSameTime) return { at: first.iqamah % 1440 };
  const sorted = held.toSorted((a, b) => a.date.localeCompare(b.date));
  const dated = sorted
    .map(({ date, iqamah }): DatedMinute => ({ from: date, minute: iqamah % 1440 }))
    .filter(({ minute }, index, all) => minute !== all[index - 1]?.minute);
  const until = sorted.at(-1)?.date ?? first.date;
  return dated.length <= iqamahLimits.dated ? { dated, until } : undefined;
}

function mostCommon(values: readonly number[]): number | undefined {
  const count = (value: number) => values.filter((each) => each === value).length;
  return values.toSorted((a, b) => count(b) - count(a) || a - b)[0];
}
