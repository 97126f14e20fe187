import { CalendarPlus } from "lucide-react";
import { useMessages } from "#app/i18n/messages.tsx";
import { Button } from "#app/ui/button.tsx";
import type { CalendarTexts } from "#content/islamic-calendar/index.ts";
import { comingEvents } from "#domain/hijri/event-dates.ts";
import type { HijriReckoning } from "#domain/hijri/hijri-calendar.ts";
import { EventCard } from "./event-card.tsx";
import { saveEvents } from "./save-events.ts";
import type { HijriNow } from "./use-hijri-today.ts";

type EventsTabProps = {
  readonly texts: CalendarTexts;
  readonly now: HijriNow;
  readonly reckoning: HijriReckoning;
};

/** Years after this one that go into the calendar file. */
const yearsSaved = 4;

/** Every event by its next date, and all of them as a calendar file. */
export function EventsTab({ texts, now, reckoning }: EventsTabProps) {
  const text = useMessages("calendar");
  const dates = comingEvents(texts.events, now.today, yearsSaved, reckoning);
  const nextOf = (id: string) => dates.find(({ event }) => event.id === id);
  const inOrder = texts.events.toSorted(
    (a, b) =>
      (nextOf(a.id)?.daysRemaining ?? Number.POSITIVE_INFINITY) -
      (nextOf(b.id)?.daysRemaining ?? Number.POSITIVE_INFINITY),
  );
  return (
    <section
      aria-labelledby="events"
      className={`flex flex-col gap-4 ${now.isLive ? "" : "invisible noscript:visible"}`}
    >
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="events" className="font-display text-2xl">
          {text("tabEvents")}
        </h2>
        <Button onClick={() => saveEvents(text("tabEvents"), dates)} className="noscript:hidden">
          <CalendarPlus aria-hidden="true" className="size-4" />
          {text("saveIcs")}
        </Button>
      </div>
      <ul className="grid gap-3 sm:grid-cols-2">
        {inOrder.map((event) => (
          <li key={event.id}>
            <EventCard event={event} next={nextOf(event.id)} texts={texts} now={now} reckoning={reckoning} />
          </li>
        ))}
      </ul>
    </section>
  );
}
