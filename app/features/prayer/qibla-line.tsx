import { Compass } from "lucide-react";
import { useState } from "react";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { formatNumber } from "#app/i18n/numbers.ts";
import { Button } from "#app/ui/button.tsx";
import type { Place } from "#domain/places/place.ts";
import { distanceToKaaba, qiblaBearing, roundedBearing } from "#domain/qibla/qibla.ts";
import { LazyPart } from "./lazy-part.tsx";

/** The bearing of the Kaaba from true north, and the compass behind a button. */
export function QiblaLine({ place, isLive }: { readonly place: Place; readonly isLive: boolean }) {
  const text = useMessages("prayer");
  const language = useLanguage();
  const [isShown, setIsShown] = useState(false);
  const bearing = qiblaBearing(place);
  return (
    <div className="mt-5 border-line border-t pt-4">
      <h3 className="font-medium">{text("qibla")}</h3>
      <div className={isLive ? "" : "invisible noscript:visible"}>
        {bearing === null ? (
          <p>{text("qiblaAtKaaba")}</p>
        ) : (
          <p>
            <span className="font-display text-2xl tabular-nums" data-bearing="">
              {text("degrees", {
                degrees: formatNumber(roundedBearing(bearing), language, { minimumFractionDigits: 1 }),
              })}
            </span>{" "}
            <span className="text-ink-soft">
              {text("fromTrueNorth", {
                distance: formatNumber(Math.round(distanceToKaaba(place)), language),
              })}
            </span>
          </p>
        )}
      </div>
      {bearing !== null && (
        <>
          <Button
            aria-expanded={isShown}
            onClick={() => setIsShown(!isShown)}
            className="mt-2 noscript:hidden"
          >
            <Compass aria-hidden="true" className="size-4" />
            {text(isShown ? "qiblaHide" : "qiblaShow")}
          </Button>
          {isShown && (
            <LazyPart
              load={() => import("./qibla-compass.tsx").then(({ QiblaCompass }) => QiblaCompass)}
              part={{ place, bearing }}
            />
          )}
        </>
      )}
    </div>
  );
}
