import { useEffect } from "react";
import { showAppBadge } from "#app/browser/app-badge.ts";
import { useMessages } from "#app/i18n/messages.tsx";
import type { NextPrayer } from "#domain/prayer-times/next-prayer.ts";
import type { Instant } from "#domain/zoned-time.ts";
import { useClockText } from "./clock-text.ts";
import type { PrayerCalculation } from "./use-prayer-calculation.ts";

type Place = PrayerCalculation["place"];

/** Shows the next prayer in the page's title and, in the last hour before it, the minutes left on the app's icon. */
export function useNextInTitle(next: NextPrayer, now: Instant, place: Place, isLive: boolean): void {
  const clockText = useClockText(place);
  const text = useMessages("prayer");
  const name = useMessages("shell");
  const upcoming = "at" in next ? `${text(`name.${next.mark}`)} ${clockText(next.at)} · ` : "";
  const title = `${upcoming}${name("title.prayer")} · ${name("riwaq")}`;
  const left = "at" in next ? Math.ceil((next.at - now) / 60_000) : undefined;
  const badge = left !== undefined && left <= 60 ? left : undefined;
  useEffect(() => {
    if (isLive) document.title = title;
  }, [title, isLive]);
  useEffect(() => {
    if (isLive) showAppBadge(badge);
  }, [badge, isLive]);
  useEffect(() => () => showAppBadge(undefined), []);
}
