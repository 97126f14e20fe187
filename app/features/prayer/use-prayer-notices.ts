import { useEffect, useRef } from "react";
import { notificationPermission } from "#app/browser/notifications.ts";
import type { Clock } from "#app/browser/use-clock.ts";
import { useLanguage } from "#app/i18n/messages.tsx";
import { storedHush } from "#app/storage/hushed-notices.ts";
import { useSavedNotices } from "#app/storage/prayer-settings.ts";
import { useSavedIqamah } from "#app/storage/saved-iqamah.ts";
import { useStoredValue } from "#app/storage/stored-value.ts";
import type { Language } from "#domain/language.ts";
import type { Place } from "#domain/places/place.ts";
import type { Calculation } from "#domain/prayer-times/calculation.ts";
import type { Instant } from "#domain/zoned-time.ts";
import type { NoticeCheck, Planned } from "./announce-notices.ts";
import { useDayReminders } from "./use-day-reminders.ts";

type Announcer = {
  readonly language: Language;
  /** Undefined while code and messages load. */
  readonly announce?: (telling: Omit<NoticeCheck, "words" | "language">) => Planned;
};

async function loadAnnouncer(language: Language): Promise<Announcer> {
  const [{ announceDueNotices }, { loadNoticeWords }] = await Promise.all([
    import("./announce-notices.ts"),
    import("./notice-text.ts"),
  ]);
  const words = await loadNoticeWords(language);
  return { language, announce: (telling) => announceDueNotices({ ...telling, words, language }) };
}

/** Announces prayers while this page is open, each once; one that passed long ago is left out. */
export function usePrayerNotices(
  { now, isLive }: Clock,
  place: Place,
  calculation: Calculation,
  dayNumber: number | undefined,
): void {
  const language = useLanguage();
  const { notices: settings } = useSavedNotices();
  const { iqamah } = useSavedIqamah();
  const [hushedUntil] = useStoredValue(storedHush);
  const planned = useRef<Planned>(undefined);
  const announcer = useRef<Announcer>(undefined);
  const firstCheck = useRef<Instant>(undefined);
  const key = JSON.stringify([place.id, calculation, settings, iqamah, dayNumber]);
  useEffect(() => {
    if (!isLive || notificationPermission() !== "granted") return;
    firstCheck.current ??= now;
    // The code is loaded once notices are allowed; what becomes due meanwhile is announced when it is there.
    if (announcer.current?.language !== language) {
      announcer.current = { language };
      loadAnnouncer(language).then(
        (loaded) => {
          announcer.current = loaded;
        },
        () => {
          announcer.current = undefined;
        },
      );
    }
    const announce = announcer.current?.announce;
    if (!announce) return;
    // After the clock was set back it is planned anew, so that no notice waits for the time it came from.
    if (planned.current && planned.current.lastCheck > now) {
      planned.current = undefined;
      firstCheck.current = now;
    }
    const from = planned.current?.lastCheck ?? firstCheck.current;
    planned.current = announce({
      planned: planned.current,
      plan: { key, place, calculation, settings, iqamah, hushedUntil },
      lastCheck: from,
      now,
    });
  });
}

type PrayerNoticesProps = {
  readonly clock: Clock;
  readonly place: Place;
  readonly calculation: Calculation;
  readonly dayNumber: number | undefined;
};

/** `usePrayerNotices` and `useDayReminders` as a part that can be loaded where it is needed; it renders nothing. */
export function PrayerNotices({ clock, place, calculation, dayNumber }: PrayerNoticesProps) {
  usePrayerNotices(clock, place, calculation, dayNumber);
  useDayReminders(clock, place, calculation);
  return null;
}
