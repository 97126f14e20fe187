import { type CalendarDay, formatCalendarDay } from "#domain/calendar-day.ts";
import { calendarFile } from "#domain/icalendar.ts";
import type { Khatma } from "#domain/khatma/khatma.ts";
import { khatmaForecast, type Portion } from "#domain/khatma/khatma-day.ts";
import type { Instant } from "#domain/zoned-time.ts";

/** A calendar file with what is still to be read, as a whole day each; `words` says a portion in the person's language. */
export function khatmaCalendar(
  id: string,
  plan: Khatma,
  today: CalendarDay,
  quarterPages: readonly number[],
  name: string,
  words: (portion: Portion) => { readonly pages: string; readonly verses: string },
  madeAt: Instant,
): string {
  const entries = khatmaForecast(plan, today, quarterPages).map(({ day, portion }) => {
    const { pages, verses } = words(portion);
    // The day names the entry: importing again after a change replaces what was there.
    const uid = `khatma-${id}-${formatCalendarDay(day)}@riwaq`;
    return { uid, day, summary: `${name}: ${pages}`, description: verses };
  });
  return calendarFile(name, entries, madeAt);
}
