import { useClock } from "#app/browser/use-clock.ts";
import { useAsync } from "#app/hydration/use-async.ts";
import { useReckoning } from "#app/storage/hijri-reckoning.ts";
import { type PlaceOrigin, useKnownPlace } from "#app/storage/known-place.ts";
import { useSavedCalculation } from "#app/storage/prayer-settings.ts";
import { placeSource } from "#content/cities/index.ts";
import type { CalendarDay } from "#domain/calendar-day.ts";
import type { HijriDate } from "#domain/hijri/hijri-date.ts";
import { hijriToday } from "#domain/hijri/hijri-today.ts";
import type { Place } from "#domain/places/place.ts";
import { calendarDayIn, type Instant } from "#domain/zoned-time.ts";

export type HijriNow = {
  /** The Gregorian day at the reader's place. */
  readonly today: CalendarDay;
  readonly hijri: HijriDate | undefined;
  readonly place: Place;
  readonly origin: PlaceOrigin;
  readonly isLive: boolean;
};

const minute = 60_000;

/** Today in both calendars, in the time zone of the reader's place. */
export function useHijriToday(madeAt: Instant): HijriNow {
  const { now, isLive } = useClock(madeAt, minute);
  const { place, origin, isReady: isPlaceReady } = useKnownPlace(placeSource);
  const { reckoning, fromMaghrib, isReady } = useReckoning(place.countryCode);
  const { method, choices } = useSavedCalculation();
  // Without this code the day changes at midnight.
  const times = useAsync(
    fromMaghrib.value ? "times" : undefined,
    () => import("./place-times.ts"),
  ).value?.placeTimes(place, method, choices);
  const instant = Number.isFinite(now) ? now : madeAt;
  return {
    today: calendarDayIn(place.timeZone, instant),
    hijri: hijriToday(instant, place.timeZone, reckoning, times && ((day) => times(day).times.maghrib)),
    place,
    origin,
    isLive: isLive && isReady && isPlaceReady,
  };
}
