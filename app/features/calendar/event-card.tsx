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
      className="grid w-full gap-x-4 px-4 py-3 text-start hover:bg-raised-high sm:grid-cols-[1fr_auto]"
    >
      <span className="flex flex-wrap items-center gap-x-3 gap-y-1 sm:col-span-2">
        <span className="font-semibold">{event.name}</span>
        <EventBadge type={event.type} />
      </span>
      {next && (
        <>
          <span className="flex flex-wrap gap-x-3 text-sm">
            <span>{dayText(next.gregorian, language, "full")}</span>
            <span className="text-ink-soft">{hijriText(next.hijri)}</span>
          </span>
          <span className="text-ink-soft text-sm tabular-nums sm:text-end">{eventTime(next)}</span>
        </>
      )}
      <noscript>
        <span>{event.description}</span>
      </noscript>
    </button>
  );
}

const looks = {
  major: "text-[light-dark(#9c2740,#f7a3ad)]",
  important: "text-[light-dark(#6b5600,#ead56f)]",
  blessed: "text-[light-dark(#3a661c,#abd888)]",
  other: "text-[light-dark(#55595a,#b9bdbd)]",
} as const satisfies Record<EventType, string>;

/** The kind of an event, by its name and a tone of red, yellow, green or grey that nothing else has. */
export function EventBadge({ type }: { readonly type: EventType }) {
  const text = useMessages("calendar");
  return (
    <span
      data-type={type}
      className={`rounded-round border border-current px-2.5 font-medium text-xs leading-5 ${looks[type]}`}
    >
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
