import { Bell, CalendarCheck, CalendarDays, MapPin } from "lucide-react";
import { useEffect, useState } from "react";
import { notificationPermission } from "#app/browser/notifications.ts";
import { useIsWide } from "#app/browser/use-is-wide.ts";
import { useMessages } from "#app/i18n/messages.tsx";
import { ListRow, ListRows } from "#app/ui/list-row.tsx";
import { isNearRamadan } from "#domain/hijri/ramadan.ts";
import type { NextPrayer } from "#domain/prayer-times/next-prayer.ts";
import type { TimetableDay } from "#domain/prayer-times/timetable.ts";
import type { Instant } from "#domain/zoned-time.ts";
import { LazyPart } from "./lazy-part.tsx";
import { useNextInTitle } from "./next-in-title.ts";
import { originReasons } from "./place-label.ts";
import type { PrayerCalculation } from "./use-prayer-calculation.ts";

type PrayerAsideProps = {
  readonly setting: PrayerCalculation;
  /** Undefined where the clock gives no day. */
  readonly today: TimetableDay | undefined;
  readonly next: NextPrayer;
  readonly now: Instant;
  readonly placeLabel: string;
  readonly isLive: boolean;
  readonly onOpen: (sheet: "place" | "settings") => void;
};

/**
 * What comes once the times stand: the next prayer in the page's title; suhur and iftar in Ramadan; beside the times on a
 * wide screen the compass, below them the log and the calendar.
 */
export function PrayerAside({ setting, today, next, now, placeLabel, isLive, onOpen }: PrayerAsideProps) {
  const text = useMessages("prayer");
  const name = useMessages("shell");
  const { place, origin } = setting;
  useNextInTitle(next, now, place, isLive);
  const reason = originReasons[origin];
  const isWide = useIsWide("64rem");
  const [isOn, setIsOn] = useState<boolean>();
  useEffect(() => setIsOn(notificationPermission() === "granted"), []);
  return (
    <aside className="grid gap-4 max-lg:mt-6 print:hidden">
      {isLive && today && isNearRamadan(today.day) && (
        <LazyPart
          load={() => import("./fasting-row.tsx").then(({ FastingRow }) => FastingRow)}
          part={{ today, place }}
        />
      )}
      <section
        aria-labelledby="qibla"
        className={`panel min-h-120 p-6 max-lg:hidden noscript:hidden ${isLive ? "" : "invisible"}`}
      >
        <h2 id="qibla" className="mb-1 font-display text-xl">
          {text("qibla")}
        </h2>
        {isWide && isLive && (
          <LazyPart
            load={() => import("./qibla-bearing.tsx").then(({ QiblaBearing }) => QiblaBearing)}
            part={{ place }}
          />
        )}
      </section>
      <ListRows>
        <li
          data-place={place.id}
          data-origin={origin}
          className={`max-lg:hidden noscript:hidden ${isLive ? "" : "invisible"}`}
        >
          <ListRow
            icon={<MapPin className="size-5" />}
            title={placeLabel}
            detail={reason && text(reason)}
            end={
              <span className="shrink-0 font-semibold text-green text-sm">
                {text(reason ? "choosePlace" : "changePlace")}
              </span>
            }
            onPress={() => onOpen("place")}
          />
        </li>
        <li className="max-lg:hidden noscript:hidden">
          <ListRow
            icon={<Bell className="size-5" />}
            title={text("notifications")}
            end={
              <span className="text-ink-soft text-sm">
                {isOn !== undefined && text(isOn ? "enabled" : "disabled")}
              </span>
            }
            onPress={() => onOpen("settings")}
          />
        </li>
        <li>
          <ListRow
            icon={<CalendarCheck className="size-5" />}
            title={name("title.prayerLog")}
            href="/prayer-log"
          />
        </li>
        <li>
          <ListRow
            icon={<CalendarDays className="size-5" />}
            title={name("title.islamicCalendar")}
            href="/islamic-calendar"
          />
        </li>
      </ListRows>
    </aside>
  );
}
