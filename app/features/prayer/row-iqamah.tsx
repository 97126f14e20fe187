import { useMessages } from "#app/i18n/messages.tsx";
import { useSavedIqamah } from "#app/storage/saved-iqamah.ts";
import { isJumuah } from "#domain/prayer-times/iqamah.ts";
import { iqamahTimes } from "#domain/prayer-times/iqamah-times.ts";
import type { Prayer } from "#domain/prayer-times/prayer-name.ts";
import type { TimetableDay } from "#domain/prayer-times/timetable.ts";
import type { Instant } from "#domain/zoned-time.ts";
import { useClockText } from "./clock-text.ts";
import { useRemainingText } from "./time-words.ts";
import type { PrayerCalculation } from "./use-prayer-calculation.ts";

type RowIqamahProps = {
  readonly prayer: Prayer;
  readonly today: TimetableDay;
  /** True where the row shows tomorrow's time of the prayer. */
  readonly isTomorrow: boolean;
  readonly isCurrent: boolean;
  readonly now: Instant;
  readonly setting: PrayerCalculation;
};

/** The name of a prayer with its iqamah, and the time left to it while it is the current prayer's. */
export function RowIqamah({ prayer, today, isTomorrow, isCurrent, now, setting }: RowIqamahProps) {
  const text = useMessages("prayer");
  const clockText = useClockText(setting.place);
  const remainingText = useRemainingText();
  const { iqamah } = useSavedIqamah();
  const at = isTomorrow ? null : iqamahTimes(today, setting.place.timeZone, iqamah)[prayer];
  const isFriday = !isTomorrow && isJumuah(iqamah, today.day, prayer);
  const time = clockText(at);
  return (
    <>
      {text(isFriday ? "name.jumuah" : `name.${prayer}`)}
      {at !== null && (
        <span data-iqamah="" className="font-normal text-ink-soft text-xs tabular-nums">
          {isCurrent && at > now
            ? text("iqamahIn", { time, remaining: remainingText(at, now) })
            : text("iqamah", { time })}
        </span>
      )}
    </>
  );
}
