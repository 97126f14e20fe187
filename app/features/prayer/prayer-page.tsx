import { useDeferredValue, useEffect } from "react";
import { Link, useSearch } from "wouter";
import { showAppBadge } from "#app/browser/app-badge.ts";
import { notificationPermission } from "#app/browser/notifications.ts";
import { useClock } from "#app/browser/use-clock.ts";
import { useMessages } from "#app/i18n/messages.tsx";
import { lazyComponent } from "#app/ui/lazy-component.tsx";
import { currentPrayer, type NextPrayer, nextPrayer } from "#domain/prayer-times/next-prayer.ts";
import { prayers } from "#domain/prayer-times/prayer-name.ts";
import type { Instant } from "#domain/zoned-time.ts";
import { type ClockText, useClockText } from "./clock-text.ts";
import { LazyPart } from "./lazy-part.tsx";
import { NextPrayerCard } from "./next-prayer-card.tsx";
import { PlaceCard } from "./place-card.tsx";
import { usePlaceLabel } from "./place-label.ts";
import { type PrayerTab, prayerTabOf, prayerTabs } from "./prayer-tab.ts";
import { SettingsCard } from "./settings-card.tsx";
import { TodayList } from "./today-list.tsx";
import { usePrayerCalculation } from "./use-prayer-calculation.ts";
import { dayNumberIn, usePrayerDay } from "./use-prayer-day.ts";

/** The table of days; its code is loaded with the tab that shows it. */
export const LazyDaysTable = lazyComponent(() =>
  import("./days-table.tsx").then(({ DaysTable }) => DaysTable),
);

/** Announces prayers; its code is loaded where notices are allowed. */
const LazyPrayerNotices = lazyComponent(() =>
  import("./use-prayer-notices.ts").then(
    ({ PrayerNotices }) => PrayerNotices,
    // Without its code the page goes on without announcements, until it is opened again.
    () => () => null,
  ),
);

/** Milliseconds after which the table's code is prefetched, so that the tabs work without a network. */
const prefetchDelay = 2500;

/** Loads the table of days before its tab is opened. */
function usePrefetchedDaysTable(): void {
  useEffect(() => {
    const timer = setTimeout(() => LazyDaysTable.ready().catch(() => undefined), prefetchDelay);
    return () => clearTimeout(timer);
  }, []);
}

/** Without scripts the week is shown in place of the month, which is computed on the device. */
const weekClass = {
  week: { live: "", still: "invisible noscript:visible" },
  month: { live: "hidden", still: "hidden noscript:block" },
} as const;

/** Prayer times and the qibla; the times appear once the device's clock and settings are known. */
export function PrayerPage({ madeAt }: { readonly madeAt: Instant }) {
  const text = useMessages("prayer");
  const name = useMessages("shell");
  const ticking = useClock(madeAt);
  const setting = usePrayerCalculation();
  const clock = { now: ticking.now, isLive: ticking.isLive && setting.isReady };
  const { now, isLive } = clock;
  const { place, calculation } = setting;
  usePrefetchedDaysTable();
  const label = usePlaceLabel();
  const chosenTab = prayerTabOf(new URLSearchParams(useSearch()));
  // The tab changes immediately, its table is rendered after it.
  const tab = useDeferredValue(chosenTab);
  const dayNumber = dayNumberIn(place.timeZone, now);
  const day = usePrayerDay(place, calculation, dayNumber);
  const next = nextPrayer(day?.around, now);
  useNextInTitle(next, now, useClockText(place), isLive);
  const isAnnounced = isLive && notificationPermission() === "granted";
  const placeLabel = label(place);
  return (
    <div className="mx-auto max-w-5xl">
      {isAnnounced && (
        <LazyPrayerNotices clock={clock} place={place} calculation={calculation} dayNumber={dayNumber} />
      )}
      <h1 tabIndex={-1} className="font-display text-3xl outline-none sm:text-4xl print:hidden">
        {name("title.prayer")}
      </h1>
      <p className="mt-3 max-w-[65ch] text-pretty text-ink-soft print:hidden">{text("intro")}</p>
      <div className="mt-6 grid items-start gap-5 lg:grid-cols-[1fr_22rem] print:block">
        <div className="grid min-w-0 grid-cols-1 gap-5 print:block">
          <div className="print:hidden noscript:hidden">
            <NextPrayerCard clock={clock} day={day} setting={setting} placeLabel={placeLabel} />
          </div>
          <section aria-labelledby="times">
            <div className="mb-3 flex flex-wrap items-center gap-x-2 gap-y-2 sm:gap-x-6 print:hidden">
              <h2 id="times" className="font-display text-2xl">
                {text("times")}
              </h2>
              <PrayerTabs open={chosenTab} />
            </div>
            {day && tab === "today" && (
              <TodayList
                today={day.today}
                current={isLive ? currentPrayer(day.around, now) : "none"}
                next={isLive && "mark" in next ? next : undefined}
                setting={setting}
                placeLabel={placeLabel}
                isLive={isLive}
              />
            )}
            {day && tab !== "today" && (
              <div className={weekClass[tab][isLive ? "live" : "still"]}>
                <LazyDaysTable
                  caption={text("weekFor", { place: placeLabel })}
                  days={day.week}
                  moments={prayers}
                  place={place}
                  today={day.today.day}
                />
              </div>
            )}
            {day && tab === "month" && (
              <div className="noscript:hidden">
                <LazyPart
                  load={() => import("./month-view.tsx").then(({ MonthView }) => MonthView)}
                  part={{ today: day.today.day, setting, placeLabel }}
                />
              </div>
            )}
            {!day && <p className="panel p-5">{text("noUpcomingClock")}</p>}
            <p className="mt-4 print:hidden">
              <Link
                href="/islamic-calendar"
                className="inline-flex min-h-11 items-center text-green underline underline-offset-4"
              >
                {name("title.islamicCalendar")}
              </Link>
            </p>
          </section>
        </div>
        <div className="flex min-w-0 flex-col gap-5 print:hidden">
          <PlaceCard place={place} isLive={isLive} />
          <SettingsCard setting={setting} isLive={isLive} />
        </div>
      </div>
    </div>
  );
}

const names = { today: "tabToday", week: "tabWeek", month: "tabMonth" } as const;

/** Today, the week and the month, as links that work without scripts. */
function PrayerTabs({ open }: { readonly open: PrayerTab }) {
  const text = useMessages("prayer");
  return (
    <nav aria-label={text("tabs")} className="flex flex-wrap gap-1 print:hidden">
      {prayerTabs.map((tab) => (
        <Link
          key={tab}
          href={tab === "today" ? "/prayer" : `/prayer?tab=${tab}`}
          replace
          aria-current={tab === open ? "page" : undefined}
          className="flex min-h-11 items-center rounded-round border border-transparent px-4 text-ink-soft hover:text-ink aria-[current]:border-green aria-[current]:text-ink"
        >
          {text(names[tab])}
        </Link>
      ))}
    </nav>
  );
}

/** Shows the next prayer in the page's title and, in the last hour before it, the minutes left on the app's icon. */
function useNextInTitle(next: NextPrayer, now: Instant, clockText: ClockText, isLive: boolean): void {
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
