import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { formatNumber } from "#app/i18n/numbers.ts";
import { useReckoning } from "#app/storage/hijri-reckoning.ts";
import { hijriDateOf } from "#domain/hijri/hijri-calendar.ts";
import { ramadan } from "#domain/hijri/hijri-date.ts";
import type { Place } from "#domain/places/place.ts";
import { fastingTimes } from "#domain/prayer-times/fasting-times.ts";
import type { TimetableDay } from "#domain/prayer-times/timetable.ts";
import { useClockText } from "./clock-text.ts";

type FastingRowProps = { readonly today: TimetableDay; readonly place: Place };

/** Suhur and iftar on the days of Ramadan, as the person's calendar has them. */
export function FastingRow({ today, place }: FastingRowProps) {
  const text = useMessages("prayer");
  const language = useLanguage();
  const clockText = useClockText(place);
  const { reckoning } = useReckoning(place.countryCode);
  const fasting = fastingTimes(today);
  if (!fasting || hijriDateOf(today.day, reckoning)?.month !== ramadan) return null;
  return (
    <p className="panel px-4 py-3 tabular-nums" data-fasting="">
      {text("fasting", {
        from: clockText(fasting.begins),
        until: clockText(fasting.ends),
        hours: formatNumber(Math.floor(fasting.minutes / 60), language),
        minutes: formatNumber(fasting.minutes % 60, language),
      })}
    </p>
  );
}
