import { type KeyboardEvent, useState } from "react";
import { Link } from "wouter";
import { dateFormat } from "#app/i18n/date-format.ts";
import { dayText } from "#app/i18n/day-text.ts";
import { useDirection, useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { formatNumber } from "#app/i18n/numbers.ts";
import {
  type CalendarDay,
  dayNumber,
  daysInMonth,
  formatCalendarDay,
  isSameDay,
} from "#domain/calendar-day.ts";
import { firstWeekday } from "#domain/first-weekday.ts";
import type { LogDay } from "#domain/prayer-log/prayer-mark.ts";
import { prayers } from "#domain/prayer-times/prayer-name.ts";
import { dayAfterKey, logAddress, weeksOfMonth } from "./log-address.ts";

type LogMonthProps = {
  readonly year: number;
  readonly month: number;
  readonly today: CalendarDay;
  readonly days: ReadonlyMap<string, LogDay>;
  readonly paused: ReadonlySet<string>;
};

/** A month of the year view. Tab reaches one of its days, the arrow keys the others; each leads to that day. */
export function LogMonth({ year, month, today, days, paused }: LogMonthProps) {
  const language = useLanguage();
  const isRightToLeft = useDirection() === "rtl";
  const isCurrent = year === today.year && month === today.month;
  const last = isCurrent ? today.day : daysInMonth(year, month);
  const [reached, setReached] = useState(isCurrent ? today.day : 1);
  const move = (event: KeyboardEvent<HTMLElement>, day: CalendarDay) => {
    const next = dayAfterKey(event.key, day, last, isRightToLeft);
    if (!next) return;
    event.preventDefault();
    event.currentTarget.closest("table")?.querySelector<HTMLElement>(`[data-day="${next}"]`)?.focus();
  };
  const weekdays = Array.from({ length: 7 }, (_, index) => (firstWeekday[language] + index) % 7);
  // 1 January 2023 was a Sunday.
  const weekdayName = (weekday: number, look: "long" | "short") =>
    dateFormat(language, { weekday: look, timeZone: "UTC" }).format(Date.UTC(2023, 0, 1 + weekday));
  return (
    <div className="log-month">
      <table className="tabular-nums">
        <caption>{dayText({ year, month, day: 1 }, language, "month")}</caption>
        <thead>
          <tr>
            {weekdays.map((weekday) => (
              <th key={weekday} scope="col" abbr={weekdayName(weekday, "long")}>
                {weekdayName(weekday, "short")}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOfMonth({ year, month }, firstWeekday[language]).map((week) => (
            <tr key={week.find((day) => day)?.day}>
              {week.map((day, weekday) => (
                <td key={weekdays[weekday]}>
                  {day && dayNumber(day) > dayNumber(today) && (
                    <span className="log-day">{formatNumber(day.day, language)}</span>
                  )}
                  {day && dayNumber(day) <= dayNumber(today) && (
                    <NotedDay
                      day={day}
                      noted={days.get(formatCalendarDay(day))}
                      isPaused={paused.has(formatCalendarDay(day))}
                      isToday={isSameDay(day, today)}
                      isReached={day.day === reached}
                      onReach={() => setReached(day.day)}
                      onKeyDown={(event) => move(event, day)}
                    />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

type NotedDayProps = {
  readonly day: CalendarDay;
  readonly noted: LogDay | undefined;
  readonly isPaused: boolean;
  readonly isToday: boolean;
  readonly isReached: boolean;
  readonly onReach: () => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
};

/** A day with a dot for each prayer; its name says in words what is noted. */
function NotedDay({ day, noted, isPaused, isToday, isReached, onReach, onKeyDown }: NotedDayProps) {
  const text = useMessages("prayerlog");
  const language = useLanguage();
  const key = formatCalendarDay(day);
  const words = prayers.flatMap((prayer) => {
    const mark = noted?.[prayer];
    return mark ? [text("noted", { prayer: text(`name.${prayer}`), mark: text(`mark.${mark}`) })] : [];
  });
  const said = [...(isPaused ? [text("paused")] : []), ...words].join(" · ");
  return (
    <Link
      href={logAddress("day", { day: key })}
      data-day={key}
      aria-current={isToday ? "date" : undefined}
      aria-label={text("daySays", { day: dayText(day, language, "full"), said: said || text("mark.none") })}
      tabIndex={isReached ? 0 : -1}
      onFocus={onReach}
      onKeyDown={onKeyDown}
      className={isPaused ? "log-day log-paused" : "log-day"}
    >
      {formatNumber(day.day, language)}
      {noted && (
        <span aria-hidden="true" className="log-dots">
          {prayers.map((prayer) => (
            <i key={prayer} data-mark={noted[prayer]} />
          ))}
        </span>
      )}
    </Link>
  );
}
