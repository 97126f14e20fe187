import { useEffect, useState } from "react";
import { useClock } from "#app/browser/use-clock.ts";
import { type PlaceOrigin, useKnownPlace } from "#app/storage/known-place.ts";
import { useSavedCalculation } from "#app/storage/prayer-settings.ts";
import { placeSource } from "#content/cities/index.ts";
import type { CalendarDay } from "#domain/calendar-day.ts";
import type { HijriDate } from "#domain/hijri/hijri-date.ts";
import { hijriToday } from "#domain/hijri/hijri-today.ts";
import type { Place } from "#domain/places/place.ts";
import { calendarDayIn, type Instant } from "#domain/zoned-time.ts";
import { useReckoning } from "./reckoning-settings.ts";

export type HijriNow = {
  /** The Gregorian day where the person is. */
  readonly today: CalendarDay;
  readonly hijri: HijriDate | undefined;
  readonly place: Place;
  readonly origin: PlaceOrigin;
  readonly isLive: boolean;
};

type MaghribOf = typeof import("./place-maghrib.ts").placeMaghrib;

/** Today in both calendars, in the time zone of the person's place. */
export function useHijriToday(madeAt: Instant): HijriNow {
  const { now, isLive } = useClock(madeAt);
  const { reckoning, fromMaghrib, isReady } = useReckoning();
  const { place, origin, isReady: isPlaceReady } = useKnownPlace(placeSource);
  const { method, choices } = useSavedCalculation();
  const [maghrib, setMaghrib] = useState<{ readonly of: MaghribOf }>();
  useEffect(() => {
    if (!fromMaghrib.value) return;
    import("./place-maghrib.ts").then(
      ({ placeMaghrib }) => setMaghrib({ of: placeMaghrib }),
      // Without it the day goes on from midnight, as the switch's own line says.
      () => setMaghrib(undefined),
    );
  }, [fromMaghrib.value]);
  const instant = Number.isFinite(now) ? now : madeAt;
  return {
    today: calendarDayIn(place.timeZone, instant),
    hijri: hijriToday(
      instant,
      place.timeZone,
      reckoning,
      fromMaghrib.value ? maghrib?.of(place, method, choices) : undefined,
    ),
    place,
    origin,
    isLive: isLive && isReady && isPlaceReady,
  };
}
