import { useEffect, useRef } from "react";
import { notificationPermission, notify } from "#app/browser/notifications.ts";
import type { Clock } from "#app/browser/use-clock.ts";
import { useAsync } from "#app/hydration/use-async.ts";
import { useLanguage } from "#app/i18n/messages.tsx";
import { loadWords } from "#app/i18n/words.ts";
import { useSavedReminders } from "#app/storage/day-reminders.ts";
import { useReckoning } from "#app/storage/hijri-reckoning.ts";
import { storedHush } from "#app/storage/hushed-notices.ts";
import { useIs24Hour } from "#app/storage/prayer-settings.ts";
import { useStoredValue } from "#app/storage/stored-value.ts";
import { upcomingReminders } from "#domain/fasting/day-reminders.ts";
import type { Place } from "#domain/places/place.ts";
import type { Calculation } from "#domain/prayer-times/calculation.ts";
import { withoutHushed } from "#domain/prayer-times/hush.ts";
import { noticeDue } from "#domain/prayer-times/notice-plan.ts";
import type { Instant } from "#domain/zoned-time.ts";
import { reminderText } from "./reminder-text.ts";

const minuteOf = (at: Instant) => Math.floor(at / 60_000);

/** Announces the days that the person wants to be reminded of, the evening before, while this page is open. */
export function useDayReminders({ now, isLive }: Clock, place: Place, calculation: Calculation): void {
  const language = useLanguage();
  const { reminders } = useSavedReminders();
  const { reckoning } = useReckoning(place.countryCode);
  const { is24Hour } = useIs24Hour(place);
  const [hushedUntil] = useStoredValue(storedHush);
  const lastCheck = useRef<Instant>(undefined);
  const isWanted = Object.values(reminders).includes(true);
  const { value: words } = useAsync(isWanted ? language : undefined, () => loadWords(language, "fasting"));
  useEffect(() => {
    if (!isLive || !words || notificationPermission() !== "granted") return;
    const from = lastCheck.current ?? now;
    // Reminders come at whole minutes; after the clock was set back they are looked for anew.
    if (lastCheck.current !== undefined && minuteOf(from) === minuteOf(now)) return;
    lastCheck.current = now;
    const planned = upcomingReminders(place.timeZone, reckoning, reminders, from);
    const due = noticeDue(withoutHushed(planned, hushedUntil, from), from, now);
    if (!due) return;
    const { title, body, tag } = reminderText(words, language, due, {
      place,
      calculation,
      reckoning,
      is24Hour,
    });
    void notify(title, body, tag);
  });
}
