import { useEffect, useRef } from "react";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { formatNumber } from "#app/i18n/numbers.ts";
import { notificationPermission, notify } from "#app/platform/notifications.ts";
import { useKeptNotices } from "#app/platform/prayer-settings.ts";
import type { Clock } from "#app/platform/use-clock.ts";
import type { Place } from "#domain/places/place.ts";
import type { Calculation } from "#domain/prayer-times/calculation.ts";
import { noticeDue, type PrayerNotice } from "#domain/prayer-times/notice-plan.ts";
import { upcomingNotices } from "#domain/prayer-times/prayer-notices.ts";
import type { Instant } from "#domain/zoned-time.ts";

type Planned = { readonly key: string; readonly notices: readonly PrayerNotice[]; lastLook: Instant };

/** Announces prayers while this page is open, each once; one that was slept through long ago is not told. */
export function usePrayerNotices(
  { now, isLive }: Clock,
  place: Place,
  calculation: Calculation,
  dayNumber: number | undefined,
): void {
  const text = useMessages("prayer");
  const language = useLanguage();
  const { notices: settings } = useKeptNotices();
  const planned = useRef<Planned>(undefined);
  const key = JSON.stringify([place.id, calculation, settings, dayNumber]);
  useEffect(() => {
    if (!isLive || notificationPermission() !== "granted") return;
    const lastLook = planned.current?.lastLook ?? now;
    if (planned.current?.key !== key) {
      // From the last look on, so that a change of the day loses none.
      planned.current = {
        key,
        notices: upcomingNotices(place, calculation, settings, lastLook),
        lastLook,
      };
    }
    const due = noticeDue(planned.current.notices, lastLook, now);
    planned.current.lastLook = now;
    if (!due) return;
    const { minutesBefore } = settings[due.prayer];
    const prayer = text(`name.${due.prayer}`);
    const title =
      minutesBefore > 0
        ? text("noticeSoon", { prayer, minutes: formatNumber(minutesBefore, language) })
        : prayer;
    void notify(title, minutesBefore > 0 ? "" : text("noticeNow", { prayer }), `prayer-${due.prayer}`);
  });
}
