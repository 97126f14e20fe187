import { soonAfter } from "#app/hydration/soon.ts";
import { useAsync } from "#app/hydration/use-async.ts";
import { useSettled } from "#app/hydration/use-settled.ts";
import { dateFormat } from "#app/i18n/date-format.ts";
import { dayText } from "#app/i18n/day-text.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { formatNumber } from "#app/i18n/numbers.ts";
import { loadWords } from "#app/i18n/words.ts";
import { type CalendarDay, dayNumber } from "#domain/calendar-day.ts";
import { firstWeekday } from "#domain/first-weekday.ts";
import type { EventDate, YearlyEvent } from "#domain/hijri/event-dates.ts";
import type { HijriReckoning } from "#domain/hijri/hijri-calendar.ts";
import { monthGrid } from "#domain/hijri/month-grid.ts";
import type { Language } from "#domain/language.ts";

type MonthGridProps = {
  readonly shown: { readonly year: number; readonly month: number };
  readonly reckoning: HijriReckoning;
  readonly today: CalendarDay;
  readonly marked: readonly EventDate<YearlyEvent & { readonly name: string }>[];
};

/** The name of a weekday, 0 for Sunday: 1 January 2023 was a Sunday. */
function weekdayName(weekday: number, language: Language, length: "long" | "short"): string {
  const formatter = dateFormat(language, { weekday: length, timeZone: "UTC" });
  return formatter.format(Date.UTC(2023, 0, 1 + weekday));
}

/** The marks of days of fasting, whose code and messages are loaded after the first load; without them none are shown. */
function useDayMarks() {
  const language = useLanguage();
  const isSettled = useSettled(soonAfter);
  return useAsync(isSettled ? language : undefined, async () => {
    const [{ DayMark, MarksLegend }, words] = await Promise.all([
      import("./day-marks.tsx"),
      loadWords(language, "fasting"),
    ]);
    return { DayMark, MarksLegend, words };
  }).latest;
}

/** The days of a Hijri month in weeks, each with its Gregorian day. */
export function MonthGrid({ shown, reckoning, today, marked }: MonthGridProps) {
  const text = useMessages("calendar");
  const language = useLanguage();
  const start = firstWeekday[language];
  const weekdays = Array.from({ length: 7 }, (_, index) => (start + index) % 7);
  const isMarked = (day: CalendarDay) =>
    marked.some(
      ({ gregorian, gregorianLast }) =>
        dayNumber(day) >= dayNumber(gregorian) && dayNumber(day) <= dayNumber(gregorianLast),
    );
  const marks = useDayMarks();
  return (
    <>
      <table className="-mx-3 mt-4 w-[calc(100%+1.5rem)] table-fixed border-collapse tabular-nums sm:mx-0 sm:w-full">
        <caption className="sr-only">{text("gridCaption")}</caption>
        <thead>
          <tr>
            {weekdays.map((weekday) => (
              <th
                key={weekday}
                scope="col"
                abbr={weekdayName(weekday, language, "long")}
                className="wrap-anywhere py-1 font-medium text-[0.75rem] text-ink-soft"
              >
                {weekdayName(weekday, language, "short")}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {monthGrid(shown, reckoning, start).map((cells) => (
            <tr key={dayNumber(cells[0]?.gregorian ?? today)}>
              {cells.map(({ hijri, gregorian, isInMonth }) => {
                const isToday = dayNumber(gregorian) === dayNumber(today);
                return (
                  <td
                    key={dayNumber(gregorian)}
                    aria-current={isToday ? "date" : undefined}
                    data-hijri-day={isInMonth ? hijri.day : undefined}
                    className="relative h-14 border border-line p-1 text-center align-top leading-tight aria-[current]:bg-green aria-[current]:text-on-green"
                  >
                    <span className={isInMonth ? "block text-lg" : "block text-ink-soft text-sm"}>
                      {formatNumber(hijri.day, language)}
                      {isInMonth && isMarked(gregorian) && (
                        <span aria-hidden="true" className={isToday ? "" : "text-gold"}>
                          {" ✦"}
                        </span>
                      )}
                    </span>
                    <span className={`block text-xs ${isToday ? "" : "text-ink-soft"}`}>
                      {gregorian.day === 1 || (isInMonth && hijri.day === 1)
                        ? dayText(gregorian, language, "dayMonth")
                        : formatNumber(gregorian.day, language)}
                    </span>
                    {marks && isInMonth && (
                      <marks.DayMark
                        words={marks.words}
                        day={gregorian}
                        reckoning={reckoning}
                        isToday={isToday}
                      />
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <div className="mt-3 min-h-19 sm:min-h-11 noscript:hidden">
        {marks && <marks.MarksLegend words={marks.words} />}
      </div>
    </>
  );
}
