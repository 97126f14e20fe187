import { CalendarPlus } from "lucide-react";
import { Link } from "wouter";
import { useAddressParameters } from "#app/browser/address-parameters.ts";
import { dayText } from "#app/i18n/day-text.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { printedNumber } from "#app/i18n/printed-number.ts";
import { Button } from "#app/ui/button.tsx";
import { Sheet } from "#app/ui/sheet.tsx";
import type { CalendarTexts, IslamicEvent } from "#content/islamic-calendar/index.ts";
import { comingEvents, type EventDate } from "#domain/hijri/event-dates.ts";
import type { HijriReckoning } from "#domain/hijri/hijri-calendar.ts";
import { calendarAddress } from "./calendar-address.ts";
import { EventBadge, useEventTime } from "./event-card.tsx";
import { useHijriText } from "./hijri-text.ts";
import type { HijriNow } from "./use-hijri-today.ts";
import { saveEvents, yearEvents } from "./year-events.ts";

type OpenedEventProps = {
  readonly texts: CalendarTexts;
  readonly now: HijriNow;
  readonly reckoning: HijriReckoning;
};

/** The event that the address names, opened over the page; nothing for an unknown one. */
export function OpenedEvent({ texts, now, reckoning }: OpenedEventProps) {
  const { parameters, change } = useAddressParameters();
  const { event: id, year } = calendarAddress(parameters);
  const event = texts.events.find((each) => each.id === id);
  if (!event || !now.isLive) return null;
  return (
    <EventSheet
      event={event}
      texts={texts}
      now={now}
      reckoning={reckoning}
      chosen={year ? yearEvents([event], year, now.today, reckoning) : []}
      onClose={() => change({ event: undefined }, { replace: true })}
    />
  );
}

type EventSheetProps = {
  readonly event: IslamicEvent;
  readonly texts: CalendarTexts;
  readonly now: HijriNow;
  readonly reckoning: HijriReckoning;
  /** The event's dates in the chosen year, which may be far from now. */
  readonly chosen: readonly EventDate<IslamicEvent>[];
  readonly onClose: () => void;
};

/** Years after this one whose dates of the event are listed. */
const aheadYears = 4;

/** The description of an event, its meaning, what is done on it, and its coming dates. */
function EventSheet({ event, texts, now, reckoning, chosen, onClose }: EventSheetProps) {
  const text = useMessages("calendar");
  const language = useLanguage();
  const eventTime = useEventTime(now.today);
  const hijriText = useHijriText(texts.months);
  const coming = comingEvents([event], now.today, aheadYears, reckoning);
  const isComing = (date: EventDate<IslamicEvent>) =>
    coming.some(({ hijri }) => hijri.year === date.hijri.year);
  const dates = [...chosen.filter((date) => !isComing(date)), ...coming].sort(
    (a, b) => a.daysRemaining - b.daysRemaining,
  );
  return (
    <Sheet title={event.name} closeLabel={text("close")} isOpen onClose={onClose} isOutsideHistory>
      <div className="flex flex-wrap items-center gap-3">
        <EventBadge type={event.type} />
        <span lang="ar" dir="rtl" className="font-naskh text-xl">
          {event.arabicName}
        </span>
      </div>
      <h3 className="mt-4 font-medium">{text("description")}</h3>
      <p>{event.description}</p>
      <h3 className="mt-4 font-medium">{text("significance")}</h3>
      <p>{event.significance}</p>
      <h3 className="mt-4 font-medium">{text("actions")}</h3>
      <ul className="list-disc ps-5">
        {event.actions.map((action) => (
          <li key={action}>{action}</li>
        ))}
      </ul>
      {event.quran && (
        <p className="mt-4 flex flex-wrap gap-3">
          {event.quran.map((verse) => {
            const [surah, ayah] = verse.split(":");
            return (
              <Link
                key={verse}
                href={`/digital-quran?surah=${surah}&verse=${ayah}`}
                className="flex min-h-11 items-center text-green underline underline-offset-4"
              >
                {text("verse", { verse: printedNumber(verse, language) })}
              </Link>
            );
          })}
        </p>
      )}
      <h3 className="mt-4 font-medium">{text(chosen.length > 0 ? "dates" : "comingDates")}</h3>
      <ul>
        {dates.map((date) => (
          <li
            key={date.hijri.year}
            className="flex flex-wrap justify-between gap-x-4 border-line border-b py-2"
          >
            <span>{dayText(date.gregorian, language, "full")}</span>
            <span className="text-ink-soft">{`${hijriText(date.hijri)} · ${eventTime(date)}`}</span>
          </li>
        ))}
      </ul>
      <p className="mt-3 text-ink-soft text-sm">{texts.note}</p>
      <Button className="mt-4" onClick={() => saveEvents(event.name, dates)}>
        <CalendarPlus aria-hidden="true" className="size-4" />
        {text("saveIcs")}
      </Button>
    </Sheet>
  );
}
