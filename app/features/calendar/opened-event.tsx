import { useAddressParameters } from "#app/browser/address-parameters.ts";
import type { CalendarTexts } from "#content/islamic-calendar/index.ts";
import type { HijriReckoning } from "#domain/hijri/hijri-calendar.ts";
import { calendarAddress } from "./calendar-address.ts";
import { EventSheet } from "./event-sheet.tsx";
import type { HijriNow } from "./use-hijri-today.ts";
import { yearEvents } from "./year-events.ts";

type OpenedEventProps = {
  readonly texts: CalendarTexts;
  readonly now: HijriNow;
  readonly reckoning: HijriReckoning;
};

/** The event that the address names, opened over the page; nothing where it names none of ours. */
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
