import { useEffect, useRef } from "react";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { notificationPermission } from "#app/platform/notifications.ts";
import { useKeptNotices } from "#app/platform/prayer-settings.ts";
import type { Clock } from "#app/platform/use-clock.ts";
import type { Place } from "#domain/places/place.ts";
import type { Calculation } from "#domain/prayer-times/calculation.ts";
import type { Instant } from "#domain/zoned-time.ts";
import type { Planned } from "./tell-notices.ts";

type Teller = typeof import("./tell-notices.ts").tellNotices;

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
  const teller = useRef<Teller | "coming">(undefined);
  const firstLook = useRef<Instant>(undefined);
  const key = JSON.stringify([place.id, calculation, settings, dayNumber]);
  useEffect(() => {
    if (!isLive || notificationPermission() !== "granted") return;
    firstLook.current ??= now;
    // The code that tells comes once they are allowed; what falls due meanwhile is told when it is there.
    if (teller.current === undefined) {
      teller.current = "coming";
      import("./tell-notices.ts").then(
        ({ tellNotices }) => {
          teller.current = tellNotices;
        },
        () => {
          teller.current = undefined;
        },
      );
    }
    if (teller.current === "coming") return;
    const from = planned.current?.lastLook ?? firstLook.current;
    planned.current = teller.current({
      planned: planned.current,
      plan: { key, place, calculation, settings },
      words: { text, language },
      lastLook: from,
      now,
    });
  });
}
