import { MapPin } from "lucide-react";
import { Link } from "wouter";
import { useClock } from "#app/browser/use-clock.ts";
import { useMessages } from "#app/i18n/messages.tsx";
import { Arcade } from "#app/ui/arcade.tsx";
import { NowCard } from "#app/ui/now-card.tsx";
import { currentPrayer, nextPrayer } from "#domain/prayer-times/next-prayer.ts";
import { prayers } from "#domain/prayer-times/prayer-name.ts";
import { useClockText, useRemainingText } from "./clock-text.ts";
import { originReasons, originWords, usePlaceLabel } from "./place-label.ts";
import { usePrayerCalculation } from "./use-prayer-calculation.ts";
import { skyOf } from "./use-prayer-day.ts";
import { usePrayersAround } from "./use-prayers-around.ts";

/** The next prayer and the five times of today, at the person's place or the one guessed for them. */
export function TodayNow({ className }: { readonly className: string }) {
  const text = useMessages("prayer");
  const home = useMessages("home");
  const ticking = useClock(Date.now());
  const setting = usePrayerCalculation();
  const { place, origin } = setting;
  const { now } = ticking;
  const isLive = ticking.isLive && setting.isReady;
  // Nothing is computed for the place that is assumed until the person's own is known.
  const around = usePrayersAround(setting, isLive ? now : Number.NaN);
  const clockText = useClockText(place);
  const remainingText = useRemainingText();
  const placeLabel = usePlaceLabel()(place);
  const next = nextPrayer(around, now);
  const current = currentPrayer(around, now);
  const reason = originReasons[origin];
  const word = originWords[origin];
  const unseen = isLive ? "" : "invisible";
  const isUpcoming = "at" in next;
  return (
    <NowCard
      sky={skyOf(isLive ? current : "none")}
      headingId="next-prayer"
      label={home("now.next")}
      name={
        <span data-next={isUpcoming ? next.mark : "none"} className={unseen}>
          {isUpcoming ? text(`name.${next.mark}`) : text(isLive ? "noUpcoming" : "name.fajr")}
        </span>
      }
      above={
        <p
          data-place={place.id}
          data-origin={origin}
          className={`flex min-h-7 flex-wrap items-center justify-end gap-x-1 ${unseen}`}
        >
          <MapPin aria-hidden="true" className="size-4 shrink-0" />
          <span className="max-w-28 truncate">{placeLabel}</span>
          {word && <span aria-hidden="true">{`(${text(word)})`}</span>}
          {reason && <span className="sr-only">{text(reason)}</span>}
          <Link
            href="/prayer#place"
            aria-label={`${home("now.change")}: ${text(reason ? "choosePlace" : "changePlace")}`}
            className="relative ms-1 font-semibold text-green after:absolute after:-inset-x-4 after:-inset-y-3"
          >
            {home("now.change")}
          </Link>
        </p>
      }
      count={
        <span className={unseen}>
          <span className="sr-only">{text("remainingLabel")} </span>
          <span data-remaining="">{isUpcoming && remainingText(next.at, now)}</span>
        </span>
      }
      className={className}
    >
      <Arcade
        label={home("now.prayers")}
        arches={prayers.map((prayer) => {
          const at = around?.today.times[prayer] ?? null;
          const isNow = isLive && prayer === current;
          const isPast = isLive && at !== null && at < now;
          return {
            id: prayer,
            name: text(`name.${prayer}`),
            time: <span className={unseen}>{clockText(at, "hours")}</span>,
            state: isNow ? "now" : isPast ? "past" : "coming",
          };
        })}
      />
    </NowCard>
  );
}
