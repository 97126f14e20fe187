import { CircleHelp } from "lucide-react";
import { useState } from "react";
import { dayText } from "#app/i18n/day-text.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { formatNumber } from "#app/i18n/numbers.ts";
import { dayNumber } from "#domain/calendar-day.ts";
import type { UpcomingMark } from "#domain/prayer-times/next-prayer.ts";
import { type DayMark, type DayMoment, dayMarks } from "#domain/prayer-times/prayer-name.ts";
import { type TimetableDay, timetable } from "#domain/prayer-times/timetable.ts";
import { qiblaBearing, roundedBearing } from "#domain/qibla/qibla.ts";
import { useClockText } from "./clock-text.ts";
import { LazyPart } from "./lazy-part.tsx";
import type { PrayerCalculation } from "./use-prayer-calculation.ts";

type TodayListProps = {
  readonly today: TimetableDay;
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

/** The day's times with sunrise, sunset, the parts of the night and the qibla; each prayer can be explained. */
export function TodayList(props: TodayListProps) {
  const { today, current, next, setting, placeLabel, isLive } = props;
  const text = useMessages("prayer");
  const language = useLanguage();
  const clockText = useClockText(setting.place);
  const [explained, setExplained] = useState<DayMark>();
  /** The day whose time is shown for a mark: what comes next may be tomorrow's. */
  const dayOf = (mark: DayMark) => {
    if (mark !== next?.mark || mark === current) return today;
    return timetable(setting.place, next.day, 1, setting.calculation)[0] ?? today;
  };
  const bearing = qiblaBearing(setting.place);
  return (
    <div className={isLive ? "" : "invisible noscript:visible"}>
      <p className="mb-3 text-ink-soft">
        {text("tableFor", { place: placeLabel, date: dayText(today.day, language, "full") })}
      </p>
      <dl className="panel divide-y divide-line overflow-hidden">
        {[...shown, ...night].map((moment) => {
          const mark = markOf(moment);
          const isNow = mark !== undefined && mark === current;
          const coming = next && mark === next.mark && !isNow ? next : undefined;
          const isTomorrow = coming && dayNumber(coming.day) > dayNumber(today.day);
          return (
            <div
              key={moment}
              data-moment={moment}
              aria-current={isNow ? "time" : undefined}
              className="flex min-h-14 flex-wrap items-center gap-x-3 px-4 aria-[current]:bg-green aria-[current]:text-on-green sm:px-6"
            >
              <dt
                className={`grow basis-24 ${secondary.includes(moment) ? "opacity-90" : "font-medium text-lg"}`}
              >
                {text(`name.${moment}`)}
                {coming && (
                  <span className="ms-3 text-gold text-sm">
                    {text(isTomorrow ? "isNextTomorrow" : "isNext")}
                  </span>
                )}
              </dt>
              <dd className="ms-auto flex items-center gap-1 whitespace-nowrap text-lg tabular-nums">
                {clockText(coming?.at ?? today.times[moment])}
                {mark ? (
                  <button
                    type="button"
                    aria-label={text("why", { prayer: text(`name.${mark}`) })}
                    title={text("why", { prayer: text(`name.${mark}`) })}
                    onClick={() => setExplained(mark)}
                    className="inline-flex size-11 items-center justify-center rounded-control print:hidden noscript:hidden"
                  >
                    <CircleHelp aria-hidden="true" className="size-4" />
                  </button>
                ) : (
                  <span className="size-11 print:hidden noscript:hidden" />
                )}
              </dd>
            </div>
          );
        })}
        <div className="flex min-h-14 items-center gap-3 px-4 sm:px-6">
          <dt className="grow">{text("qiblaDirection")}</dt>
          <dd className="pe-12 text-lg tabular-nums noscript:pe-0" data-qibla="">
            {bearing === null
              ? text("qiblaAtKaaba")
              : text("degrees", {
                  degrees: formatNumber(roundedBearing(bearing), language, { minimumFractionDigits: 1 }),
                })}
          </dd>
        </div>
      </dl>
      {today.resolution && <p className="mt-3 text-gold text-sm">{text(`resolved.${today.resolution}`)}</p>}
      {explained && (
        <LazyPart
          load={() => import("./why-panel.tsx").then(({ WhyPanel }) => WhyPanel)}
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
