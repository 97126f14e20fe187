import { useClock } from "#app/browser/use-clock.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { formatNumber } from "#app/i18n/numbers.ts";
import type { Place } from "#domain/places/place.ts";
import { qiblaFromSun, sunPosition } from "#domain/qibla/sun-position.ts";

type SunCheckProps = { readonly place: Place; readonly bearing: number };

/** How to find the qibla by the sun as it stands now, which no magnet disturbs. */
export function SunCheck({ place, bearing }: SunCheckProps) {
  const text = useMessages("prayer");
  const part = useMessages("prayerparts");
  const language = useLanguage();
  const { now, isLive } = useClock(Number.NaN);
  const sun = isLive ? qiblaFromSun(bearing, sunPosition(place, now)) : undefined;
  const degrees = (value: number) => text("degrees", { degrees: formatNumber(Math.round(value), language) });
  return (
    <p className="text-ink-soft text-sm" data-sun={sun ? "up" : "none"}>
      {sun
        ? part(sun.turn > 0 ? "sunRight" : "sunLeft", {
            azimuth: degrees(sun.sunAzimuth),
            degrees: degrees(Math.abs(sun.turn)),
          })
        : part("sunDown")}
    </p>
  );
}
