import { useAddressChange } from "#app/browser/address-parameters.ts";
import { dayText } from "#app/i18n/day-text.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import type { CalendarTexts, EventType, IslamicEvent } from "#content/islamic-calendar/index.ts";
import type { CalendarDay } from "#domain/calendar-day.ts";
import { type EventDate, isGoingOn, type YearlyEvent } from "#domain/hijri/event-dates.ts";
import { useHijriText } from "./hijri-text.ts";
import type { HijriNow } from "./use-hijri-today.ts";

export type EventCardProps = {
  readonly event: IslamicEvent;
  readonly next: EventDate<IslamicEvent> | undefined;
  readonly texts: CalendarTexts;
  readonly now: HijriNow;
};

/** An event with its date and the days until then; pressing it opens the details. */
export function EventCard({ event, next, texts, now }: EventCardProps) {
  const eventTime = useEventTime(now.today);
  const language = useLanguage();
  const hijriText = useHijriText(texts.months);
  const change = useAddressChange();
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={() => change({ event: event.id })}
      className="panel flex size-full flex-col items-start gap-1 p-4 text-start hover:border-green"
    >
      <span className="flex w-full flex-wrap items-center justify-between gap-2">
        <span className="font-display text-lg">{event.name}</span>
        <EventBadge type={event.type} />
      </span>
      {next && (
        <>
          <span className="text-ink-soft">{hijriText(next.hijri)}</span>
          <span>{dayText(next.gregorian, language, "full")}</span>
          <span className="text-gold text-sm">{eventTime(next)}</span>
        </>
      )}
      <noscript>
        <span>{event.description}</span>
      </noscript>
    </button>
  );
}

const looks = {
  major: "border-harm text-harm",
  important: "border-gold text-gold",
  blessed: "border-green text-green",
  other: "border-line text-ink-soft",
} as const satisfies Record<EventType, string>;

/** The kind of an event, by colour and by name. */
export function EventBadge({ type }: { readonly type: EventType }) {
  const text = useMessages("calendar");
  return (
    <span data-type={type} className={`rounded-round border px-3 py-0.5 text-sm ${looks[type]}`}>
      {text(`type.${type}`)}
    </span>
  );
}

/** Says how far away an event is: the days until it, "now" while it lasts, the days since it began. */
export function useEventTime(today: CalendarDay): (date: EventDate<YearlyEvent>) => string {
  const text = useMessages("calendar");
  return (date) => {
    if (date.daysRemaining >= 0) return text("daysRemaining", { count: date.daysRemaining });
    return isGoingOn(date, today) ? text("goingOn") : text("goneBy", { count: -date.daysRemaining });
  };
}
