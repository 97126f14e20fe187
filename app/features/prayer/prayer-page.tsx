import { Settings2 } from "lucide-react";
import { useCallback, useDeferredValue, useEffect, useState } from "react";
import { useLocation, useSearch } from "wouter";
import { notificationPermission } from "#app/browser/notifications.ts";
import { useClock } from "#app/browser/use-clock.ts";
import { soonAfter } from "#app/hydration/soon.ts";
import { useMessages } from "#app/i18n/messages.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { lazyComponent } from "#app/ui/lazy-component.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { Tabs } from "#app/ui/tabs.tsx";
import { useSettledPart } from "#app/ui/use-settled-part.ts";
import { currentPrayer, nextPrayer } from "#domain/prayer-times/next-prayer.ts";
import { prayers } from "#domain/prayer-times/prayer-name.ts";
import type { Instant } from "#domain/zoned-time.ts";
import { DayCard } from "./day-card.tsx";
import { LazyPart } from "./lazy-part.tsx";
import { PlaceChips } from "./place-chips.tsx";
import { usePlaceLabel } from "./place-label.ts";
import { isWallAddress, prayerTabOf, prayerTabs } from "./prayer-tab.ts";
import { TodayList } from "./today-list.tsx";
import { useClockSetBack } from "./use-clock-set-back.ts";
import { usePrayerCalculation } from "./use-prayer-calculation.ts";
import { dayNumberIn, usePrayerDay } from "./use-prayer-day.ts";

/** What stands beside or below the times; its code comes when the page has settled. */
const PrayerAside = lazyComponent(() => import("./prayer-aside.tsx").then((part) => part.PrayerAside));

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

type OpenSheet = "place" | "settings" | "qibla" | undefined;

/** The parts of an address that open a sheet. */
const sheetHashes = ["place", "settings"] as const;

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
  const [open, setOpen] = useState<OpenSheet>();
  useEffect(() => {
    setOpen(sheetHashes.find((name) => location.hash === `#${name}`));
  }, []);
  const hasAside = useSettledPart(PrayerAside, true, soonAfter);
  const close = () => setOpen(undefined);
  const label = usePlaceLabel();
  const search = new URLSearchParams(useSearch());
  const [, navigate] = useLocation();
  const leaveWall = useCallback(() => navigate("/prayer", { replace: true }), [navigate]);
  const chosenTab = prayerTabOf(search);
  // The tab changes immediately, its table is rendered after it.
  const tab = useDeferredValue(chosenTab);
  const dayNumber = dayNumberIn(place.timeZone, now);
  const day = usePrayerDay(place, calculation, dayNumber);
  const next = nextPrayer(day?.around, now);
  const isSetBack = useClockSetBack(now, isLive);
  const isAnnounced = isLive && notificationPermission() === "granted";
  const placeLabel = label(place);
  return (
    <>
      {isAnnounced && (
        <LazyPrayerNotices clock={clock} place={place} calculation={calculation} dayNumber={dayNumber} />
      )}
      <PageHead
        title={name("title.prayer")}
        about={
          <>
            <p>{text("intro")}</p>
            <p className="hidden noscript:block">{text("placeDefault")}</p>
          </>
        }
      >
        <IconButton
          label={text("settings")}
          aria-haspopup="dialog"
          onClick={() => setOpen("settings")}
          className="noscript:hidden"
        >
          <Settings2 aria-hidden="true" className="size-5.5" />
        </IconButton>
      </PageHead>
      <div className="grid items-start gap-x-14 lg:grid-cols-[minmax(0,1fr)_25rem] print:block">
        <div className="min-w-0">
          <div className="print:hidden noscript:hidden">
            <DayCard clock={clock} day={day} setting={setting} placeLabel={placeLabel} />
            <PlaceChips setting={setting} placeLabel={placeLabel} isLive={isLive} onOpen={setOpen} />
            {isSetBack && (
              <LazyPart
                load={() => import("./clock-set-back.tsx").then(({ ClockSetBack }) => ClockSetBack)}
                areas={["prayermore"]}
                part={{}}
              />
            )}
          </div>
          <Tabs
            label={text("tabs")}
            panelId={panelId}
            current={chosenTab}
            tabs={prayerTabs.map((id) => ({
              id,
              label: text(names[id]),
              href: id === "today" ? "/prayer" : `/prayer?tab=${id}`,
            }))}
            className="lg:mx-0 lg:mt-2 lg:px-0"
          />
          <div id={panelId} role="tabpanel" aria-labelledby={`tab-${chosenTab}`}>
            {day && tab === "today" && (
              <TodayList
                today={day.today}
                now={now}
                current={isLive ? currentPrayer(day.around, now) : "none"}
                next={isLive && "mark" in next ? next : undefined}
                setting={setting}
                placeLabel={placeLabel}
                isLive={isLive}
              />
            )}
            {day && tab !== "today" && (
              <div className={`pt-4 ${weekClass[tab][isLive ? "live" : "still"]}`}>
                <LazyDaysTable
                  caption={text("weekFor", { place: placeLabel })}
                  method={text(`method.${setting.method}`)}
                  days={day.week}
                  moments={prayers}
                  place={place}
                  today={day.today.day}
                />
              </div>
            )}
            {day && tab === "month" && (
              <div className="pt-4 noscript:hidden">
                <LazyPart
                  load={() => import("./month-view.tsx").then(({ MonthView }) => MonthView)}
                  part={{ today: day.today.day, setting, placeLabel }}
                  areas={["iqamah"]}
                />
              </div>
            )}
            {!day && <p className="panel mt-4 p-5">{text("noUpcomingClock")}</p>}
          </div>
        </div>
        <div className="min-h-40 print:hidden">
          {hasAside && (
            <PrayerAside
              setting={setting}
              today={day?.today}
              next={next}
              now={now}
              placeLabel={placeLabel}
              isLive={isLive}
              onOpen={setOpen}
            />
          )}
        </div>
      </div>
      {isLive && isWallAddress(search) && (
        <LazyPart
          load={() => import("./wall-screen.tsx").then(({ WallScreen }) => WallScreen)}
          part={{ clock, day, setting, placeLabel, onClose: leaveWall }}
          areas={["iqamah", "calendar"]}
        />
      )}
      {open === "place" && (
        <LazyPart
          load={() => import("./place-sheet.tsx").then(({ PlaceSheet }) => PlaceSheet)}
          part={{ onClose: close }}
        />
      )}
      {open === "settings" && (
        <LazyPart
          load={() => import("./settings-sheet.tsx").then(({ SettingsSheet }) => SettingsSheet)}
          areas={["prayermore"]}
          part={{ onClose: close, onPlace: () => setOpen("place") }}
        />
      )}
      {open === "qibla" && (
        <LazyPart
          load={() => import("./qibla-sheet.tsx").then(({ QiblaSheet }) => QiblaSheet)}
          part={{ place, onClose: close }}
        />
      )}
    </>
  );
}

const panelId = "prayer-days";

const names = { today: "tabToday", week: "tabWeek", month: "tabMonth" } as const;
