import { Bell, Compass, MapPin } from "lucide-react";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { formatNumber } from "#app/i18n/numbers.ts";
import { qiblaBearing, roundedBearing } from "#domain/qibla/qibla.ts";
import { originReasons, originWords } from "./place-label.ts";
import type { PrayerCalculation } from "./use-prayer-calculation.ts";

type PlaceChipsProps = {
  readonly setting: PrayerCalculation;
  readonly placeLabel: string;
  readonly isLive: boolean;
  readonly onOpen: (sheet: "place" | "qibla" | "settings") => void;
};

const chip =
  "relative inline-flex min-h-9.5 items-center gap-1.5 whitespace-nowrap rounded-round border border-edge px-3 font-medium text-sm after:absolute after:inset-x-0 after:-inset-y-1 hover:border-green";

/** The place, the qibla from there and the notices, each with its sheet; on a wide screen they stand beside. */
export function PlaceChips({ setting, placeLabel, isLive, onOpen }: PlaceChipsProps) {
  const text = useMessages("prayer");
  const language = useLanguage();
  const { place, origin } = setting;
  const bearing = qiblaBearing(place);
  const reason = originReasons[origin];
  const word = originWords[origin];
  return (
    <div className={`scroll-row py-1.5 lg:hidden ${isLive ? "" : "invisible"}`}>
      <button
        type="button"
        id="place"
        data-place={place.id}
        data-origin={origin}
        aria-haspopup="dialog"
        onClick={() => onOpen("place")}
        className={chip}
      >
        <MapPin aria-hidden="true" className="size-4" />
        <span className="max-w-32 overflow-x-clip text-ellipsis">{placeLabel}</span>
        {word && (
          <span aria-hidden="true" className="font-normal text-ink-soft">
            {text(word)}
          </span>
        )}
        <span className="sr-only">
          {reason && text(reason)} {text(reason ? "choosePlace" : "changePlace")}
        </span>
      </button>
      <button type="button" aria-haspopup="dialog" onClick={() => onOpen("qibla")} className={chip}>
        <Compass aria-hidden="true" className="size-4" />
        {text("qibla")}
        {bearing !== null && (
          <span data-bearing="" className="tabular-nums">
            {text("degrees", {
              degrees: formatNumber(roundedBearing(bearing), language, { minimumFractionDigits: 1 }),
            })}
          </span>
        )}
        <span className="sr-only">{text("qiblaShow")}</span>
      </button>
      <button type="button" aria-haspopup="dialog" onClick={() => onOpen("settings")} className={chip}>
        <Bell aria-hidden="true" className="size-4" />
        {text("notifications")}
      </button>
    </div>
  );
}
