import { useEffect, useRef } from "react";
import { notificationPermission } from "#app/browser/notifications.ts";
import type { Clock } from "#app/browser/use-clock.ts";
import { useLanguage } from "#app/i18n/messages.tsx";
import { useSavedNotices } from "#app/storage/prayer-settings.ts";
import type { Language } from "#domain/language.ts";
import type { Place } from "#domain/places/place.ts";
import type { Calculation } from "#domain/prayer-times/calculation.ts";
import type { Instant } from "#domain/zoned-time.ts";
import type { Planned, Telling } from "./tell-notices.ts";

type Teller = {
  readonly language: Language;
  /** Undefined while code and words are on their way. */
  readonly tell?: (telling: Omit<Telling, "words" | "language">) => Planned;
};

async function tellerIn(language: Language): Promise<Teller> {
  const [{ tellNotices }, { loadNoticeWords }] = await Promise.all([
    import("./tell-notices.ts"),
    import("./notice-text.ts"),
  ]);
  const words = await loadNoticeWords(language);
  return { language, tell: (telling) => tellNotices({ ...telling, words, language }) };
}

/** Announces prayers while this page is open, each once; one that was slept through long ago is not told. */
export function usePrayerNotices(
  { now, isLive }: Clock,
  place: Place,
  calculation: Calculation,
  dayNumber: number | undefined,
): void {
  const language = useLanguage();
  const { notices: settings } = useSavedNotices();
  const planned = useRef<Planned>(undefined);
  const teller = useRef<Teller>(undefined);
  const firstLook = useRef<Instant>(undefined);
  const key = JSON.stringify([place.id, calculation, settings, dayNumber]);
  useEffect(() => {
    if (!isLive || notificationPermission() !== "granted") return;
    firstLook.current ??= now;
    // The code that tells comes once they are allowed; what falls due meanwhile is told when it is there.
    if (teller.current?.language !== language) {
      teller.current = { language };
      tellerIn(language).then(
        (made) => {
          teller.current = made;
        },
        () => {
          teller.current = undefined;
        },
      );
    }
    const tell = teller.current?.tell;
    if (!tell) return;
    const from = planned.current?.lastLook ?? firstLook.current;
    planned.current = tell({
      planned: planned.current,
      plan: { key, place, calculation, settings },
      lastLook: from,
      now,
    });
  });
}
