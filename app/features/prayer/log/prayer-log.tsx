import { useSearch } from "wouter";
import { useNow } from "#app/browser/device-clock.ts";
import { useMessages } from "#app/i18n/messages.tsx";
import { Tabs } from "#app/ui/tabs.tsx";
import { currentLogDay } from "#domain/prayer-log/markable.ts";
import { aroundNow } from "#domain/prayer-times/next-prayer.ts";
import { LazyPart } from "../lazy-part.tsx";
import { usePrayerCalculation } from "../use-prayer-calculation.ts";
import { logAddress, logDayFrom, logViewOf, logViews, logYearOf } from "./log-address.ts";
import { LogDayView } from "./log-day.tsx";
import { usePrayerLog } from "./use-prayer-log.ts";

const names = { day: "tabDay", year: "tabYear", owed: "tabOwed", pause: "tabPause" } as const;
const panelId = "prayer-log";

/** The four views of the log: a day, a year, what is owed, and pauses. */
export function PrayerLogViews() {
  const text = useMessages("prayerlog");
  const prayerText = useMessages("prayer");
  const search = new URLSearchParams(useSearch());
  const { now } = useNow();
  const setting = usePrayerCalculation();
  const log = usePrayerLog();
  const view = logViewOf(search);
  const around = aroundNow(setting.place, now, setting.calculation);
  if (!around) return <p className="panel p-4">{prayerText("noUpcomingClock")}</p>;
  if (!setting.isReady || !log.isReady)
    return (
      <p role="status" className="text-ink-soft">
        {text("loading")}
      </p>
    );
  const today = currentLogDay(around, now);
  const day = logDayFrom(search.get("day") ?? "", today) ?? today;
  const year = logYearOf(search, today);
  return (
    <>
      <Tabs
        label={text("tabs")}
        panelId={panelId}
        current={view}
        tabs={logViews.map((id) => ({ id, label: text(names[id]), href: logAddress(id) }))}
        className="lg:mx-0 lg:px-0"
      />
      <div
        id={panelId}
        role="tabpanel"
        aria-labelledby={`tab-${view}`}
        className={view === "owed" || view === "pause" ? "max-w-text" : ""}
      >
        {view === "day" && <LogDayView {...{ day, today, around, now, log }} place={setting.place} />}
        {view === "year" && (
          <LazyPart
            load={() => import("./log-year.tsx").then(({ LogYear }) => LogYear)}
            part={{ year, today, log }}
          />
        )}
        {view === "owed" && (
          <LazyPart load={() => import("./owed-view.tsx").then(({ OwedView }) => OwedView)} part={{ log }} />
        )}
        {view === "pause" && (
          <LazyPart
            load={() => import("./pause-view.tsx").then(({ PauseView }) => PauseView)}
            part={{ today, pauses: log.pauses }}
          />
        )}
      </div>
    </>
  );
}
