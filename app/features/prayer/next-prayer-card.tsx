import type { Clock } from "#app/browser/use-clock.ts";
import { dayText } from "#app/i18n/day-text.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { formatNumber } from "#app/i18n/numbers.ts";
import { isSameDay } from "#domain/calendar-day.ts";
import { fastingTimes } from "#domain/prayer-times/fasting-times.ts";
import { currentPrayer, nextPrayer } from "#domain/prayer-times/next-prayer.ts";
import { type TimeRemaining, timeRemaining } from "#domain/prayer-times/time-remaining.ts";
import { useClockText } from "./clock-text.ts";
import { PlaceOriginButton } from "./place-origin-button.tsx";
import type { PrayerCalculation } from "./use-prayer-calculation.ts";
import type { PrayerDay } from "./use-prayer-day.ts";

type NextPrayerCardProps = {
  readonly clock: Clock;
  readonly day: PrayerDay | undefined;
  readonly setting: PrayerCalculation;
  readonly placeLabel: string;
};

/** The next prayer with the time left, the current one, and the clock of the place. */
export function NextPrayerCard({ clock, day, setting, placeLabel }: NextPrayerCardProps) {
  const text = useMessages("prayer");
  const language = useLanguage();
  const clockText = useClockText(setting.place);
  const { now } = clock;
  const next = nextPrayer(day?.around, now);
  const current = currentPrayer(day?.around, now);
  const fasting = day && fastingTimes(day.today);
  const number = (value: number) => formatNumber(value, language);
  const left = "at" in next ? timeRemaining(next.at, now) : undefined;
  const leftText = ({ hours, minutes, seconds }: TimeRemaining) => {
    if (hours > 0) return text("remainingHours", { hours: number(hours), minutes: number(minutes) });
    if (minutes > 0) return text("remainingMinutes", { minutes: number(minutes) });
    return seconds > 0 ? text("remainingSeconds", { seconds: number(seconds) }) : text("remainingNow");
  };
  return (
    <section
      aria-labelledby="next-prayer"
      className="panel arcade flex flex-col gap-1 p-5 pb-18 sm:p-8 sm:pb-20"
    >
      <h2 id="next-prayer" className="text-ink-soft">
        {text("nextPrayer")}
      </h2>
      <div className={clock.isLive ? "" : "invisible"} data-next={"mark" in next ? next.mark : "none"}>
        {"at" in next ? (
          <>
            <p className="flex flex-wrap items-baseline gap-x-4 font-display text-4xl sm:text-5xl">
              <span className="text-gold">{text(`name.${next.mark}`)}</span>
              <span className="whitespace-nowrap text-3xl sm:text-4xl">{clockText(next.at)}</span>
            </p>
            <p className="mt-2 text-xl">
              <span className="sr-only">{text("remainingLabel")} </span>
              <span data-remaining="">{left && leftText(left)}</span>
              {day && !isSameDay(next.day, day.today.day) && (
                <span className="ms-3 text-base text-ink-soft">{dayText(next.day, language, "short")}</span>
              )}
            </p>
          </>
        ) : (
          <>
            <p className="font-display text-3xl">{text("noUpcoming")}</p>
            <p className="mt-2 max-w-[50ch] text-ink-soft">
              {text(next.none === "no-clock" ? "noUpcomingClock" : "noUpcomingTimes")}
            </p>
          </>
        )}
        <p className="mt-3 text-ink-soft" data-current={current}>
          {current === "none" ? text("currentNone") : text("current", { prayer: text(`name.${current}`) })}
        </p>
        <p className="mt-1 text-ink-soft">
          {text("clockIn", { place: placeLabel })}{" "}
          <time role="timer" aria-live="off" className="whitespace-nowrap text-ink tabular-nums">
            {clockText(now, "seconds")}
          </time>
        </p>
        <PlaceOriginButton origin={setting.origin} />
        {fasting?.isRamadan && (
          <p className="mt-3 text-gold">
            {text("fasting", {
              from: clockText(fasting.begins),
              until: clockText(fasting.ends),
              hours: number(Math.floor(fasting.minutes / 60)),
              minutes: number(fasting.minutes % 60),
            })}
          </p>
        )}
      </div>
    </section>
  );
}
