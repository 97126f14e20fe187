import { useMessages } from "#app/i18n/messages.tsx";
import type { CalendarDay } from "#domain/calendar-day.ts";
import { type EventDate, isGoingOn, type YearlyEvent } from "#domain/hijri/event-dates.ts";

/** How far off an event is: the days until it, "now" while it lasts, the days since its beginning. */
export function useEventTime(today: CalendarDay): (date: EventDate<YearlyEvent>) => string {
  const text = useMessages("calendar");
  return (date) => {
    if (date.daysRemaining >= 0) return text("daysRemaining", { count: date.daysRemaining });
    return isGoingOn(date, today) ? text("goingOn") : text("goneBy", { count: -date.daysRemaining });
  };
}
