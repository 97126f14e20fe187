import { dayText } from "#app/i18n/day-text.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { type CalendarDay, dayNumber } from "#domain/calendar-day.ts";
import type { Place } from "#domain/places/place.ts";
import type { DayMoment } from "#domain/prayer-times/prayer-name.ts";
import type { TimetableDay } from "#domain/prayer-times/timetable.ts";
import { useClockText } from "./clock-text.ts";

type DaysTableProps = {
  readonly caption: string;
  readonly days: readonly TimetableDay[];
  readonly moments: readonly DayMoment[];
  readonly place: Place;
  readonly today: CalendarDay | undefined;
};

/** A table of prayer times by day; on a narrow screen it scrolls sideways and the dates stay in view. */
export function DaysTable({ caption, days, moments, place, today }: DaysTableProps) {
  const text = useMessages("prayer");
  const language = useLanguage();
  const clockText = useClockText(place);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
    <section className="panel overflow-x-auto" aria-label={caption} tabIndex={0}>
      <table className="w-full border-collapse text-sm tabular-nums">
        <caption className="px-4 pt-3 pb-2 text-start text-base text-ink-soft">{caption}</caption>
        <thead>
          <tr className="border-line border-b">
            <th scope="col" className="sticky start-0 bg-raised px-3 py-2 text-start font-medium">
              {text("date")}
            </th>
            {moments.map((moment) => (
              <th key={moment} scope="col" className="px-3 py-2 text-start font-medium">
                {text(`name.${moment}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {days.map(({ day, times }) => (
            <tr
              key={dayNumber(day)}
              aria-current={today && dayNumber(today) === dayNumber(day) ? "date" : undefined}
              className="border-line border-b last:border-b-0 aria-[current]:font-semibold aria-[current]:text-green"
            >
              <th
                scope="row"
                className="sticky start-0 whitespace-nowrap bg-raised px-3 py-2.5 text-start font-medium"
              >
                {dayText(day, language, "short")}
              </th>
              {moments.map((moment) => (
                <td key={moment} className="whitespace-nowrap px-3 py-2.5">
                  {clockText(times[moment])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
