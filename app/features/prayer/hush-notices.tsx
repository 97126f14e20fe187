import { useClock } from "#app/browser/use-clock.ts";
import { dayText } from "#app/i18n/day-text.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { storedHush } from "#app/storage/hushed-notices.ts";
import { useSavedNotices } from "#app/storage/prayer-settings.ts";
import { useStoredValue } from "#app/storage/stored-value.ts";
import { Button } from "#app/ui/button.tsx";
import { hushEnd, hushes, isHushed } from "#domain/prayer-times/hush.ts";
import { upcomingNotices } from "#domain/prayer-times/prayer-notices.ts";
import { calendarDayIn } from "#domain/zoned-time.ts";
import { useClockText } from "./clock-text.ts";
import { usePrayerCalculation } from "./use-prayer-calculation.ts";

/** Hushes every notice of this device until a time, after which they come again by themselves. */
export function HushNotices() {
  const more = useMessages("prayermore");
  const language = useLanguage();
  const { now } = useClock(Date.now());
  const [until, setUntil] = useStoredValue(storedHush);
  const { place, calculation } = usePrayerCalculation();
  const { notices } = useSavedNotices();
  const clockText = useClockText(place);
  const start = (name: string) => {
    const hush = hushes.find((each) => each === name);
    if (hush) setUntil(hushEnd(hush, upcomingNotices(place, calculation, notices, Date.now()), Date.now()));
  };
  return (
    <div className="mt-2 flex flex-wrap items-center justify-between gap-2 border-line border-t pt-3">
      {isHushed(until, now) ? (
        <>
          <p role="status" className="text-sm">
            {more("hushedUntil", {
              date: dayText(calendarDayIn(place.timeZone, until), language, "short"),
              time: clockText(until),
            })}
          </p>
          <Button onClick={() => setUntil(0)}>{more("hushEnd")}</Button>
        </>
      ) : (
        <label className="flex grow flex-wrap items-center justify-between gap-2">
          <span>{more("hush")}</span>
          <select value="" onChange={(event) => start(event.target.value)} className="field w-auto!">
            <option value="">{more("hush.choose")}</option>
            {hushes.map((hush) => (
              <option key={hush} value={hush}>
                {more(`hush.${hush}`)}
              </option>
            ))}
          </select>
        </label>
      )}
    </div>
  );
}
