/** A day of a Hijri calendar: month 1 (Muharram) to 12 (Dhu al-Hijjah), day 1 to 30. */
export type HijriDate = { readonly year: number; readonly month: number; readonly day: number };

export const ramadan = 9;

/** `1447-09-01`. */
export function formatHijriDate({ year, month, day }: HijriDate): string {
  return [String(year).padStart(4, "0"), String(month).padStart(2, "0"), String(day).padStart(2, "0")].join(
    "-",
  );
}

/** Parses `1447-09-01` without checking that the month has that day, which depends on the calendar. */
export function parseHijriDate(text: string): HijriDate | undefined {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  if (!match) return undefined;
  const [year = 0, month = 0, day = 0] = match.slice(1).map(Number);
  return month >= 1 && month <= 12 && day >= 1 && day <= 30 ? { year, month, day } : undefined;
}

/** The month so many months later or earlier, across years. */
export function addMonths(month: { readonly year: number; readonly month: number }, months: number) {
  const index = month.year * 12 + (month.month - 1) + months;
  return { year: Math.floor(index / 12), month: (((index % 12) + 12) % 12) + 1 };
}
