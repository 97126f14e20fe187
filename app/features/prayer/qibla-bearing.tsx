import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { formatNumber } from "#app/i18n/numbers.ts";
import type { Place } from "#domain/places/place.ts";
import { distanceToKaaba, qiblaBearing, roundedBearing } from "#domain/qibla/qibla.ts";
import { QiblaCompass } from "./qibla-compass.tsx";

/** The compass, and below it the bearing of the Kaaba from true north with its distance. */
export function QiblaBearing({ place }: { readonly place: Place }) {
  const text = useMessages("prayer");
  const part = useMessages("prayerparts");
  const language = useLanguage();
  const bearing = qiblaBearing(place);
  if (bearing === null) return <p>{text("qiblaAtKaaba")}</p>;
  const degrees = formatNumber(roundedBearing(bearing), language, { minimumFractionDigits: 1 });
  return (
    <QiblaCompass place={place} bearing={bearing}>
      <p className="text-center">
        <span className="font-semibold text-2xl tabular-nums" data-bearing="">
          {text("degrees", { degrees })}
        </span>{" "}
        <span className="text-ink-soft text-sm">
          {part("fromTrueNorth", {
            distance: formatNumber(Math.round(distanceToKaaba(place)), language),
          })}
        </span>
      </p>
    </QiblaCompass>
  );
}
