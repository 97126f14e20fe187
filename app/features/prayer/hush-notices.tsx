import { type FormEvent, useState } from "react";
import { useClock } from "#app/browser/use-clock.ts";
import { dayText } from "#app/i18n/day-text.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { storedHush } from "#app/storage/hushed-notices.ts";
import { useSavedNotices } from "#app/storage/prayer-settings.ts";
import { useStoredValue } from "#app/storage/stored-value.ts";
import { Button } from "#app/ui/button.tsx";
import { hushEnd, hushes, isHushed, typedHushEnd } from "#domain/prayer-times/hush.ts";
import { upcomingNotices } from "#domain/prayer-times/prayer-notices.ts";
import { calendarDayIn, type Instant } from "#domain/zoned-time.ts";
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
  const [isTyped, setIsTyped] = useState(false);
  const start = (name: string) => {
    setIsTyped(name === typedEnd);
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
        <>
          <label className="flex grow flex-wrap items-center justify-between gap-2">
            <span>{more("hush")}</span>
            <select
              value={isTyped ? typedEnd : ""}
              onChange={(event) => start(event.target.value)}
              className="field w-auto!"
            >
              <option value="">{more("hush.choose")}</option>
              {hushes.map((hush) => (
                <option key={hush} value={hush}>
                  {more(`hush.${hush}`)}
                </option>
              ))}
              <option value={typedEnd}>{more("hush.until")}</option>
            </select>
          </label>
          {isTyped && <TypedEnd timeZone={place.timeZone} onStart={setUntil} />}
        </>
      )}
    </div>
  );
}

/** The choice of an end of one's own. */
const typedEnd = "until";

type TypedEndProps = { readonly timeZone: string; readonly onStart: (until: Instant) => void };

/** A day and a time until which notices are hushed; what does not fit is said and stays in the field. */
function TypedEnd({ timeZone, onStart }: TypedEndProps) {
  const more = useMessages("prayermore");
  const [typed, setTyped] = useState("");
  const [problem, setProblem] = useState("");
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const end = typedHushEnd(typed, timeZone, Date.now());
    if (end && "until" in end) return onStart(end.until);
    setProblem(more(`hush.${end?.problem ?? "missing"}`));
  };
  return (
    <form onSubmit={submit} noValidate className="flex w-full flex-wrap items-end gap-2">
      <label className="flex grow flex-col gap-1">
        <span className="text-sm">{more("hush.untilLabel")}</span>
        <input
          type="datetime-local"
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setProblem("");
          }}
          aria-invalid={problem !== ""}
          className="field"
        />
      </label>
      <Button type="submit">{more("hush.start")}</Button>
      <p role="alert" className="w-full text-gold text-sm empty:hidden">
        {problem}
      </p>
    </form>
  );
}
