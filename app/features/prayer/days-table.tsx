import { dayText } from "#app/i18n/day-text.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { useSavedIqamah } from "#app/storage/saved-iqamah.ts";
import { type CalendarDay, dayNumber } from "#domain/calendar-day.ts";
import type { Place } from "#domain/places/place.ts";
import { hasIqamah } from "#domain/prayer-times/iqamah.ts";
import { iqamahTimes } from "#domain/prayer-times/iqamah-times.ts";
import { type DayMoment, prayers } from "#domain/prayer-times/prayer-name.ts";
import type { TimetableDay } from "#domain/prayer-times/timetable.ts";
import type { Instant } from "#domain/zoned-time.ts";
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

/** A table of prayer times by day, each with the iqamah of the person's mosque; on a narrow screen it scrolls sideways and the dates stay in view. */
export function DaysTable({ caption, method, days, moments, place, today }: DaysTableProps) {
  const text = useMessages("prayer");
  const language = useLanguage();
  const clockText = useClockText(place);
  const { iqamah } = useSavedIqamah();
  const isKnown = hasIqamah(iqamah);
  const note = [iqamah.mosque, isKnown ? text("iqamahNote") : ""].filter(Boolean).join(" · ");
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
    <section className="panel overflow-x-auto print:overflow-visible" aria-label={caption} tabIndex={0}>
      <table className="w-full border-collapse text-sm tabular-nums print:text-xs print:leading-normal">
        <caption className="px-4 pt-3 pb-2 text-start text-base text-ink-soft print:px-0 print:font-semibold">
          {caption}
          <span className="hidden ps-3 font-normal text-xs print:inline">{method}</span>
          {note && <span className="block text-sm print:text-xs">{note}</span>}
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
          {days.map((each) => {
            const { day, times } = each;
            const congregation = isKnown ? iqamahTimes(each, place.timeZone, iqamah) : undefined;
            return (
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
                    <Congregation at={iqamahAt(congregation, moment)} place={place} />
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}

function iqamahAt(times: ReturnType<typeof iqamahTimes> | undefined, moment: DayMoment): Instant | null {
  const prayer = prayers.find((each) => each === moment);
  return prayer ? (times?.[prayer] ?? null) : null;
}

/** The iqamah below its adhan; nothing where there is none. */
function Congregation({ at, place }: { readonly at: Instant | null; readonly place: Place }) {
  const text = useMessages("prayer");
  const clockText = useClockText(place);
  if (at === null) return null;
  const time = clockText(at);
  return (
    // Isolated: on paper it follows the adhan on one line, also from right to left.
    <bdi data-iqamah="" className="block font-normal text-ink-soft text-xs print:inline print:px-1">
      <span aria-hidden="true">{time}</span>
      <span className="sr-only print:hidden">{text("iqamah", { time })}</span>
    </bdi>
  );
}
