import { dayText } from "#app/i18n/day-text.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { type CalendarDay, dayNumber } from "#domain/calendar-day.ts";
import type { Place } from "#domain/places/place.ts";
import type { DayMoment } from "#domain/prayer-times/prayer-name.ts";
import type { TimetableDay } from "#domain/prayer-times/timetable.ts";
import { useClockText } from "./clock-text.ts";

type DaysTableProps = {
  readonly caption: string;
  /** How the times are calculated: said on paper, where nothing else says it. */
  readonly method: string;
  readonly days: readonly TimetableDay[];
  readonly moments: readonly DayMoment[];
  readonly place: Place;
  readonly today: CalendarDay | undefined;
};

/** A table of prayer times by day; on a narrow screen it scrolls sideways and the dates stay in view. */
export function DaysTable({ caption, method, days, moments, place, today }: DaysTableProps) {
  const text = useMessages("prayer");
  const language = useLanguage();
  const clockText = useClockText(place);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
    <section className="panel overflow-x-auto print:overflow-visible" aria-label={caption} tabIndex={0}>
      <table className="w-full border-collapse text-sm tabular-nums print:text-xs print:leading-normal">
        <caption className="px-4 pt-3 pb-2 text-start text-base text-ink-soft print:px-0 print:font-semibold">
          {caption}
          <span className="hidden ps-3 font-normal text-xs print:inline">{method}</span>
        </caption>
        <thead>
          <tr className="border-line border-b">
            <th
              scope="col"
              className="sticky start-0 bg-raised px-3 py-2 text-start font-medium print:static print:px-0 print:py-0.75"
            >
              {text("date")}
            </th>
            {moments.map((moment) => (
              <th
                key={moment}
                scope="col"
                className="px-3 py-2 text-start font-medium print:px-1 print:py-0.75"
              >
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
              className="break-inside-avoid border-line border-b last:border-b-0 aria-[current]:font-semibold aria-[current]:text-green print:aria-[current]:font-normal print:last:border-b"
            >
              <th
                scope="row"
                className="sticky start-0 whitespace-nowrap bg-raised px-3 py-2.5 text-start font-medium print:static print:px-0 print:py-0.75"
              >
                {dayText(day, language, "short")}
              </th>
              {moments.map((moment) => (
                <td key={moment} className="whitespace-nowrap px-3 py-2.5 print:px-1 print:py-0.75">
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
