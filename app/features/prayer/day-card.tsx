import { useId } from "react";
import type { Clock } from "#app/browser/use-clock.ts";
import { dayText } from "#app/i18n/day-text.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { NowCard, skyOf } from "#app/ui/now-card.tsx";
import { isSameDay } from "#domain/calendar-day.ts";
import { currentPrayer, nextPrayer } from "#domain/prayer-times/next-prayer.ts";
import { prayers } from "#domain/prayer-times/prayer-name.ts";
import type { TimetableDay } from "#domain/prayer-times/timetable.ts";
import type { Instant } from "#domain/zoned-time.ts";
import { useClockText } from "./clock-text.ts";
import { useRemainingText } from "./time-words.ts";
import type { PrayerCalculation } from "./use-prayer-calculation.ts";
import type { PrayerDay } from "./use-prayer-day.ts";

type DayCardProps = {
  readonly clock: Clock;
  readonly day: PrayerDay | undefined;
  readonly setting: PrayerCalculation;
  readonly placeLabel: string;
};

/** The next prayer with the time left, the clock of the place, and the day as the arc of the sun. */
export function DayCard({ clock, day, setting, placeLabel }: DayCardProps) {
  const text = useMessages("prayer");
  const language = useLanguage();
  const clockText = useClockText(setting.place);
  const remainingText = useRemainingText();
  const { now, isLive } = clock;
  const next = nextPrayer(day?.around, now);
  const current = currentPrayer(day?.around, now);
  const unseen = isLive ? "" : "invisible";
  const currentText =
    current === "none"
      ? text("currentNone")
      : current === "sunrise"
        ? text("currentSunrise")
        : text("current", { prayer: text(`name.${current}`) });
  const isUpcoming = "at" in next;
  return (
    <div data-next={isUpcoming ? next.mark : "none"} data-current={current}>
      <NowCard
        sky={skyOf(isLive ? current : "none")}
        headingId="next-prayer"
        className="relative min-h-40 md:min-h-62"
        label={
          <>
            {text("nextPrayer")}
            {isUpcoming && <span className={`tabular-nums ${unseen}`}>{clockText(next.at)}</span>}
            {isUpcoming && day && !isSameDay(next.day, day.today.day) && (
              <span className={unseen}>{dayText(next.day, language, "dayMonth")}</span>
            )}
          </>
        }
        name={<span className={unseen}>{isUpcoming ? text(`name.${next.mark}`) : text("noUpcoming")}</span>}
        above={
          <span className={unseen}>
            <span className="sr-only">{text("clockIn", { place: placeLabel })}</span>{" "}
            <time role="timer" aria-live="off" className="whitespace-nowrap">
              {clockText(now, "seconds")}
            </time>
          </span>
        }
        count={
          isUpcoming && (
            <span className={unseen}>
              <span className="sr-only">{text("remainingLabel")} </span>
              <span data-remaining="">{remainingText(next.at, now)}</span>
            </span>
          )
        }
      >
        <div className={`min-h-15 ${unseen}`}>
          {day && isUpcoming ? (
            <SunArc times={day.today.times} now={Math.floor(now / 60_000) * 60_000} label={currentText} />
          ) : (
            <p className="max-w-[50ch] px-4 text-ink-soft text-sm md:px-6">
              {text("none" in next && next.none === "no-clock" ? "noUpcomingClock" : "noUpcomingTimes")}
            </p>
          )}
        </div>
      </NowCard>
    </div>
  );
}

type SunArcProps = {
  readonly times: TimetableDay["times"];
  readonly now: Instant;
  readonly label: string;
};

/** The day as an arc over the horizon: the five prayers on it, and the sun where it stands by the real times. */
function SunArc({ times, now, label }: SunArcProps) {
  const passedId = useId();
  const { fajr, sunrise, sunset, isha } = times;
  const isWhole = fajr !== null && sunrise !== null && sunset !== null && isha !== null;
  const day: ArcDay | undefined = isWhole && fajr < isha ? { fajr, sunrise, sunset, isha } : undefined;
  const path = day && arcPath(day);
  const sun = day && sunAt(day, now);
  return (
    <svg
      viewBox={`0 0 ${arc.width} ${arc.height}`}
      role="img"
      aria-label={label}
      className="absolute inset-x-0 bottom-0 h-22 w-full overflow-visible fill-none md:h-48 rtl:-scale-x-100"
    >
      <path
        d={`M-600 ${arc.horizon}h1600`}
        className="stroke-arcade"
        strokeOpacity={0.6}
        strokeDasharray="2 4"
      />
      {day && sun && (
        <>
          <path d={path} className="stroke-ink-soft" strokeOpacity={0.45} strokeWidth="1.5" />
          <clipPath id={passedId}>
            <rect x="-600" y="-100" width={600 + sun.x} height="400" />
          </clipPath>
          <path d={path} className="stroke-gold" strokeWidth="2" clipPath={`url(#${passedId})`} />
          {prayers.map((prayer) => {
            const at = times[prayer];
            if (at === null) return null;
            const x = arcX(day, at);
            return (
              <circle
                key={prayer}
                cx={x}
                cy={arcY(day, x)}
                r="4"
                strokeWidth="1.5"
                className={at <= now ? "fill-gold" : "fill-ground stroke-ink-soft"}
              />
            );
          })}
          <g
            transform={`translate(${sun.x.toFixed(1)} ${sun.y.toFixed(1)})`}
            data-sun=""
            className="fill-gold"
          >
            <circle r="17" className="fill-gold-veil" />
            <path d="M0-11l3.2 3.2h4.6v4.6L11 0 7.8 3.2v4.6H3.2L0 11l-3.2-3.2h-4.6V3.2L-11 0l3.2-3.2v-4.6h4.6z" />
          </g>
        </>
      )}
    </svg>
  );
}

/** The moments that the arc of a day is drawn by. */
type ArcDay = {
  readonly fajr: Instant;
  readonly sunrise: Instant;
  readonly sunset: Instant;
  readonly isha: Instant;
};

/** The drawing's size; the horizon and how far the sun rises above and sinks below it. */
export const arc = { width: 360, height: 128, horizon: 84, rise: 66, sink: 34 } as const;

/** Where fajr and isha stand; the night goes on to both sides. */
const firstX = 30;
const lastX = 330;
/** The drawing goes on beyond its sides on a wide card. */
const beyond = 180;
const step = 6;

/** The horizontal position of a moment in the drawing. */
export function arcX({ fajr, isha }: ArcDay, at: Instant): number {
  return firstX + ((at - fajr) / (isha - fajr)) * (lastX - firstX);
}

/** The vertical position of the sun at that point: a half wave by day, levelling off into the night. */
export function arcY(day: ArcDay, x: number): number {
  const [up, down] = [arcX(day, day.sunrise), arcX(day, day.sunset)];
  const length = down - up;
  if (x >= up && x <= down) return arc.horizon - arc.rise * Math.sin((Math.PI * (x - up)) / length);
  const distance = x < up ? up - x : x - down;
  // The night begins as steeply as the day ends.
  const slope = (arc.rise * Math.PI) / (length * arc.sink);
  return arc.horizon + arc.sink * (1 - Math.exp(-slope * distance));
}

/** The path of the sun from the night before to the night after, as SVG path data. */
export function arcPath(day: ArcDay): string {
  const points: string[] = [];
  for (let x = -beyond; x <= arc.width + beyond; x += step) points.push(`${x} ${arcY(day, x).toFixed(1)}`);
  return `M${points.join("L")}`;
}

/** The position of the sun now; at the edge of the drawing deep in the night. */
export function sunAt(day: ArcDay, now: Instant): { readonly x: number; readonly y: number } {
  const x = Math.min(arc.width - 14, Math.max(14, arcX(day, now)));
  return { x, y: arcY(day, x) };
}
