import type { ReactNode } from "react";
import { useClock } from "#app/browser/use-clock.ts";
import { useMessages } from "#app/i18n/messages.tsx";
import { currentPrayer, nextPrayer } from "#domain/prayer-times/next-prayer.ts";
import { prayers } from "#domain/prayer-times/prayer-name.ts";
import { useClockText } from "./clock-text.ts";
import { originReasons, originWords, usePlaceLabel } from "./place-label.ts";
import { useRemainingText } from "./time-words.ts";
import { TodayCard, type TodayView } from "./today-card.tsx";
import { usePrayerCalculation } from "./use-prayer-calculation.ts";
import { usePrayersAround } from "./use-prayers-around.ts";

/**
 * The next prayer and the five times of today, at the person's place or the one guessed for them; `meanwhile` until the
 * place is known.
 */
export function TodayNow({ meanwhile }: { readonly meanwhile: ReactNode }) {
  const text = useMessages("prayer");
  const ticking = useClock(Date.now());
  const setting = usePrayerCalculation();
  const { place, origin } = setting;
  const { now } = ticking;
  const isLive = ticking.isLive && setting.isReady;
  // Nothing is computed for the place that is assumed until the person's own is known.
  const around = usePrayersAround(setting, isLive ? now : Number.NaN);
  const clockText = useClockText(place);
  const remainingText = useRemainingText();
  const label = usePlaceLabel()(place);
  if (!isLive) return meanwhile;
  const next = nextPrayer(around, now);
  const [word, reason] = [originWords[origin], originReasons[origin]];
  const view: TodayView = {
    place: { id: place.id, label, origin, ...(word && reason && { word: text(word), reason: text(reason) }) },
    current: currentPrayer(around, now),
    next: "at" in next ? next.mark : "none",
    remaining: "at" in next ? remainingText(next.at, now) : "",
    arches: Object.fromEntries(
      prayers.map((prayer) => {
        const at = around?.today.times[prayer] ?? null;
        return [prayer, { time: clockText(at, "hours"), isPast: at !== null && at < now }];
      }),
    ) as TodayView["arches"],
  };
  return <TodayCard view={view} />;
}
