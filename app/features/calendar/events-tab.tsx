import { CalendarPlus } from "lucide-react";
import { useSearch } from "wouter";
import { useMessages } from "#app/i18n/messages.tsx";
import { Button } from "#app/ui/button.tsx";
import type { CalendarTexts } from "#content/islamic-calendar/index.ts";
import { comingEvents } from "#domain/hijri/event-dates.ts";
import type { HijriReckoning } from "#domain/hijri/hijri-calendar.ts";
import { calendarAddress } from "./calendar-address.ts";
import { EventCard } from "./event-card.tsx";
import { saveEvents } from "./save-events.ts";
import type { HijriNow } from "./use-hijri-today.ts";
import { YearChooser } from "./year-chooser.tsx";
import { yearEvents } from "./year-events.ts";

type EventsTabProps = {
  readonly texts: CalendarTexts;
  readonly now: HijriNow;
  readonly reckoning: HijriReckoning;
};

/** Years after this one that the calendar file covers. */
const savedYears = 4;

/** Every event by its next date, or the events of a chosen year, with a calendar file of them. */
export function EventsTab({ texts, now, reckoning }: EventsTabProps) {
  const text = useMessages("calendar");
  const { year } = calendarAddress(new URLSearchParams(useSearch()));
  const coming = comingEvents(texts.events, now.today, savedYears, reckoning);
  const dates = year ? yearEvents(texts.events, year, now.today, reckoning) : coming;
  const nextOf = (id: string) => coming.find(({ event }) => event.id === id);
  const inOrder = texts.events.toSorted(
    (a, b) =>
      (nextOf(a.id)?.daysRemaining ?? Number.POSITIVE_INFINITY) -
      (nextOf(b.id)?.daysRemaining ?? Number.POSITIVE_INFINITY),
  );
  const shown = year
    ? dates.map((date) => ({ key: `${date.event.id} ${date.hijri.year}`, event: date.event, next: date }))
    : inOrder.map((event) => ({ key: event.id, event, next: nextOf(event.id) }));
  return (
    <section
      aria-labelledby="events"
      className={`flex flex-col gap-4 ${now.isLive ? "" : "invisible noscript:visible"}`}
    >
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="events" className="font-display text-2xl">
          {text("tabEvents")}
        </h2>
        {dates.length > 0 && (
          <Button onClick={() => saveEvents(text("tabEvents"), dates)} className="noscript:hidden">
            <CalendarPlus aria-hidden="true" className="size-4" />
            {text("saveIcs")}
          </Button>
        )}
      </div>
      <YearChooser chosen={year} now={now} reckoning={reckoning} />
      <ul className="grid gap-3 sm:grid-cols-2">
        {shown.map(({ key, event, next }) => (
          <li key={key}>
            <EventCard event={event} next={next} texts={texts} now={now} />
          </li>
        ))}
      </ul>
    </section>
  );
}
