import { localeOf } from "#app/i18n/locale.ts";
import { formatNumber } from "#app/i18n/numbers.ts";
import { gregorianDayOf } from "#domain/hijri/hijri-calendar.ts";
import type { HijriDate } from "#domain/hijri/hijri-date.ts";
import type { Language } from "#domain/language.ts";

/** A year of which the names of months are asked: the browser's own reckoning is wrong in later ones. */
const sampleYear = 1445;

/** A day of the Hijri calendar in words, in the language's own digits. */
export function hijriDayText({ year, month, day }: HijriDate, language: Language): string {
  const sample = gregorianDayOf({ year: sampleYear, month, day: 15 });
  const locale = new Intl.Locale(localeOf(language), { calendar: "islamic-umalqura" });
  const name = new Intl.DateTimeFormat(locale, { month: "long", timeZone: "UTC" }).format(
    sample && Date.UTC(sample.year, sample.month - 1, sample.day),
  );
  return `${formatNumber(day, language)} ${name} ${formatNumber(year, language, { useGrouping: false })}`;
}
