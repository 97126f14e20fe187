import { useEffect, useRef } from "react";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { notificationPermission, notify } from "#app/platform/notifications.ts";
import { playOwnSound } from "#app/platform/own-sound.ts";
import { useKeptNotices } from "#app/platform/prayer-settings.ts";
import type { Clock } from "#app/platform/use-clock.ts";
import type { Place } from "#domain/places/place.ts";
import type { Calculation } from "#domain/prayer-times/calculation.ts";
import { noticeDue, type PrayerNotice } from "#domain/prayer-times/notice-plan.ts";
import { upcomingNotices } from "#domain/prayer-times/prayer-notices.ts";
import type { Instant } from "#domain/zoned-time.ts";
import { noticeText } from "./notice-text.ts";

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
    const { title, body } = noticeText(text, language, due.prayer, settings[due.prayer].minutesBefore);
    void notify(title, body, `prayer-${due.prayer}`);
    void playOwnSound();
  });
}
