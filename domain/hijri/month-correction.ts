import {
  type HijriAdjustment,
  type HijriCorrection,
  type HijriMonth,
  type HijriReckoning,
  hijriAdjustments,
  hijriMonthLength,
  shiftAt,
} from "./hijri-calendar.ts";
import { addMonths, type HijriDate } from "./hijri-date.ts";
import type { HijriCalendar } from "./month-authority.ts";
import { isExpected } from "./month-authority.ts";

/** How sure the start of a month is: fixed by a rule, expected until its authority decides, or set by the person. */
export type MonthStanding = "fixed" | "expected" | "corrected";

/** The month whose start a person can correct today: the one that is near, before or after. */
export function monthToCorrect(today: HijriDate): HijriMonth {
  const { year, month } = today;
  return today.day >= 28 ? addMonths({ year, month }, 1) : { year, month };
}

const isSame = (one: HijriMonth, other: HijriMonth) => one.year === other.year && one.month === other.month;

/**
 * The reckoning with a month that begins so many days earlier than in the calendar (positive) or later; later
 * months follow it, earlier ones stay. What the person said before about that month or later ones is replaced.
 */
export function corrected(
  reckoning: HijriReckoning,
  month: HijriMonth,
  days: HijriAdjustment,
): HijriReckoning {
  const earlier = (reckoning.corrections ?? []).filter(
    (each) => each.year * 12 + each.month < month.year * 12 + month.month,
  );
  return { ...reckoning, corrections: [...earlier, { ...month, days }] };
}

/** The shifts of a month that leave the month before it 29 or 30 days. */
export function possibleShifts(reckoning: HijriReckoning, month: HijriMonth): HijriAdjustment[] {
  const before = addMonths(month, -1);
  return hijriAdjustments.filter((days) => {
    const length = hijriMonthLength(corrected(reckoning, month, days), before.year, before.month);
    return length === undefined ? days === shiftAt(reckoning, month) : length === 29 || length === 30;
  });
}

/**
 * Corrections in the order of their months, without those that would make a month of 28 or 31 days: two devices
 * may have stored some that do not go together.
 */
export function usableCorrections(
  calendar: HijriCalendar,
  adjustment: HijriAdjustment,
  corrections: readonly HijriCorrection[],
): readonly HijriCorrection[] {
  const inOrder = corrections.toSorted((a, b) => a.year * 12 + a.month - (b.year * 12 + b.month));
  let reckoning: HijriReckoning = { calendar, adjustment };
  for (const each of inOrder)
    if (possibleShifts(reckoning, each).includes(each.days))
      reckoning = corrected(reckoning, each, each.days);
  return reckoning.corrections ?? [];
}

/** How sure the start of a month is in a reckoning. */
export function monthStanding(reckoning: HijriReckoning, month: HijriMonth): MonthStanding {
  if (reckoning.corrections?.some((each) => isSame(each, month))) return "corrected";
  return isExpected(reckoning.calendar, month.month) ? "expected" : "fixed";
}
