import { ChevronDown } from "lucide-react";
import { useState } from "react";
import { useAsync } from "#app/hydration/use-async.ts";
import { dayText } from "#app/i18n/day-text.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { formatNumber } from "#app/i18n/numbers.ts";
import { useHasIqamah } from "#app/storage/prayer-settings.ts";
import { addDays, dayNumber } from "#domain/calendar-day.ts";
import { dayTimes } from "#domain/prayer-times/day-times.ts";
import type { UpcomingMark } from "#domain/prayer-times/next-prayer.ts";
import { type DayMark, type DayMoment, dayMarks, prayers } from "#domain/prayer-times/prayer-name.ts";
import { type TimetableDay, timetable } from "#domain/prayer-times/timetable.ts";
import { qiblaBearing, roundedBearing } from "#domain/qibla/qibla.ts";
import type { Instant } from "#domain/zoned-time.ts";
import { useClockText } from "./clock-text.ts";
import { LazyPart } from "./lazy-part.tsx";
import type { PrayerCalculation } from "./use-prayer-calculation.ts";

type TodayListProps = {
  readonly today: TimetableDay;
  readonly now: Instant;
  readonly current: DayMark | "none";
  /** What comes next; after isha it is tomorrow's fajr. */
  readonly next: UpcomingMark | undefined;
  readonly setting: PrayerCalculation;
  readonly placeLabel: string;
  readonly isLive: boolean;
};

const shown: readonly DayMoment[] = ["fajr", "sunrise", "dhuhr", "asr", "sunset", "maghrib", "isha"];
const night: readonly DayMoment[] = ["midnight", "lastThird"];
const secondary: readonly DayMoment[] = ["sunrise", "sunset", ...night];

const markOf = (moment: DayMoment) => dayMarks.find((mark) => mark === moment);

/** The day's times with sunrise, sunset, the parts of the night on request; each prayer can be explained. */
export function TodayList(props: TodayListProps) {
  const { today, now, current, next, setting, placeLabel, isLive } = props;
  const text = useMessages("prayer");
  const language = useLanguage();
  const clockText = useClockText(setting.place);
  const [explained, setExplained] = useState<DayMark>();
  const [hasMore, setHasMore] = useState(false);
  const tomorrowFajr = () => dayTimes(setting.place, addDays(today.day, 1), setting.calculation).times.fajr;
  /** The day whose time is shown for a mark: what comes next may be tomorrow's. */
  const dayOf = (mark: DayMark) => {
    if (mark !== next?.mark || mark === current) return today;
    return timetable(setting.place, next.day, 1, setting.calculation)[0] ?? today;
  };
  const ofMosque = useAsync(useHasIqamah() ? "iqamah" : undefined, () => import("./row-iqamah.tsx")).value;
  const bearing = qiblaBearing(setting.place);
  const row = (moment: DayMoment) => {
    const mark = markOf(moment);
    // After sunrise no prayer's time is running.
    const isNow = mark !== undefined && mark !== "sunrise" && mark === current;
    const coming = next && mark === next.mark && !isNow ? next : undefined;
    const isTomorrow = coming && dayNumber(coming.day) > dayNumber(today.day);
    const at = coming?.at ?? today.times[moment];
    const isPast = isLive && !coming && at !== null && at < now;
    const isMinor = secondary.includes(moment);
    const prayer = isLive ? prayers.find((each) => each === mark) : undefined;
    return (
      <div
        key={moment}
        data-moment={moment}
        aria-current={isNow ? "time" : undefined}
        className={`${rowClass} ${isPast || isMinor ? "text-ink-soft" : ""} ${isMinor ? "text-[0.9375rem]" : "text-[1.0625rem]"}`}
      >
        <dt className="flex min-w-0 grow items-center gap-2.5">
          {isNow && <Now />}
          <span className={`flex min-w-0 flex-wrap items-baseline gap-x-2 ${ofMosque ? "py-1" : ""}`}>
            {ofMosque && prayer ? (
              <ofMosque.RowIqamah
                prayer={prayer}
                today={today}
                isTomorrow={isTomorrow ?? false}
                isCurrent={isNow}
                now={now}
                setting={setting}
              />
            ) : (
              text(`name.${moment}`)
            )}
          </span>
          {isNow && <span className="ms-auto font-semibold text-xs print:hidden">{text("isNow")}</span>}
          {coming && (
            <span className={`ms-auto text-ink-soft text-xs ${isTomorrow ? "" : "print:hidden"}`}>
              {isTomorrow
                ? text("isNextTomorrow", { date: dayText(coming.day, language, "short") })
                : text("isNext")}
            </span>
          )}
        </dt>
        <dd
          className={`min-w-13 shrink-0 whitespace-nowrap text-end tabular-nums ${isPast || isMinor ? "" : "font-semibold print:font-normal"}`}
        >
          {clockText(at)}
          {mark && (
            <button
              type="button"
              aria-label={text("why", { prayer: text(`name.${mark}`) })}
              title={text("why", { prayer: text(`name.${mark}`) })}
              onClick={() => setExplained(mark)}
              className="absolute inset-0 rounded-control hover:bg-green-veil print:hidden noscript:hidden"
            />
          )}
        </dd>
      </div>
    );
  };
  return (
    <div className={isLive ? "" : "invisible noscript:visible"}>
      <h2 className="hidden py-3 print:block noscript:block">
        {text("tableFor", { place: placeLabel, date: dayText(today.day, language, "full") })}
      </h2>
      <dl className="divide-y divide-line border-line border-b">
        {shown.map(row)}
        <div className="hidden min-h-11 items-center justify-between print:flex noscript:flex">
          <dt>{text("qiblaDirection")}</dt>
          <dd className="tabular-nums" data-qibla="">
            {bearing === null
              ? text("qiblaAtKaaba")
              : text("degrees", {
                  degrees: formatNumber(roundedBearing(bearing), language, { minimumFractionDigits: 1 }),
                })}
          </dd>
        </div>
      </dl>
      <details
        onToggle={(event) => setHasMore(event.currentTarget.open)}
        className="group border-line border-b print:not-open:hidden"
      >
        <summary className="flex min-h-11 items-center justify-between gap-2 text-[0.9375rem] text-ink-soft">
          {text("night")}
          <ChevronDown aria-hidden="true" className="size-4.5 group-open:rotate-180 print:hidden" />
        </summary>
        <dl className="divide-y divide-line border-line border-t">{night.map(row)}</dl>
        {hasMore && (
          <LazyPart
            load={() => import("./more-times.tsx").then(({ MoreTimes }) => MoreTimes)}
            areas={["prayermore"]}
            part={{ today, nextFajr: tomorrowFajr(), now, setting }}
          />
        )}
      </details>
      <div className="grid gap-1 pt-3 text-ink-soft text-sm">
        {(today.estimated.length > 0 || today.resolution) && (
          <LazyPart
            load={() => import("./day-notes.tsx").then(({ DayNotes }) => DayNotes)}
            areas={["prayermore"]}
            part={{ today }}
          />
        )}
        <p>{text(`method.${setting.method}`)}</p>
      </div>
      {explained && (
        <LazyPart
          load={() => import("./why-panel.tsx").then(({ WhyPanel }) => WhyPanel)}
          areas={["prayermore"]}
          part={{
            mark: explained,
            day: dayOf(explained),
            setting,
            onClose: () => setExplained(undefined),
          }}
        />
      )}
    </div>
  );
}

const rowClass =
  "relative flex min-h-11 items-center gap-2 aria-[current]:-mx-2.5 aria-[current]:rounded-control aria-[current]:bg-gold-veil aria-[current]:px-2.5 aria-[current]:font-semibold aria-[current]:text-gold print:aria-[current]:mx-0 print:aria-[current]:px-0 print:aria-[current]:font-normal";

/** The lantern's star beside the prayer whose time it is. */
function Now() {
  return (
    <svg
      viewBox="0 0 20 20"
      aria-hidden="true"
      className="size-5 shrink-0 fill-none stroke-gold print:hidden"
      strokeWidth="1.4"
    >
      <path d="M5.3 5.3h9.4v9.4H5.3zM10 3.35 16.65 10 10 16.65 3.35 10z" />
    </svg>
  );
}
