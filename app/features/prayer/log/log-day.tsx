import { ChevronLeft, ChevronRight } from "lucide-react";
import { useId, useState } from "react";
import { useLocation } from "wouter";
import { useIsWide } from "#app/browser/use-is-wide.ts";
import { dayText } from "#app/i18n/day-text.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { Button } from "#app/ui/button.tsx";
import { chipClass } from "#app/ui/choices.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { useToast } from "#app/ui/toast.ts";
import { addDays, type CalendarDay, formatCalendarDay, isSameDay } from "#domain/calendar-day.ts";
import type { Place } from "#domain/places/place.ts";
import { beginningOf, isMarkable } from "#domain/prayer-log/markable.ts";
import { isPaused } from "#domain/prayer-log/pause.ts";
import { logKey, type PrayerMark, prayerMarks } from "#domain/prayer-log/prayer-mark.ts";
import type { AroundNow } from "#domain/prayer-times/next-prayer.ts";
import { type Prayer, prayers } from "#domain/prayer-times/prayer-name.ts";
import type { Instant } from "#domain/zoned-time.ts";
import { useClockText } from "../clock-text.ts";
import { LazyPart } from "../lazy-part.tsx";
import { firstLogDay, logAddress, logDayFrom } from "./log-address.ts";
import type { PrayerLog } from "./use-prayer-log.ts";

type LogDayProps = {
  readonly day: CalendarDay;
  /** The current day of worship at the place. */
  readonly today: CalendarDay;
  readonly around: AroundNow;
  readonly now: Instant;
  readonly place: Place;
  readonly log: PrayerLog;
};

/** The five prayers of a day, each noted with one press. On a paused day nothing is asked. */
export function LogDayView(props: LogDayProps) {
  const { day, today, log } = props;
  const text = useMessages("prayerlog");
  const key = formatCalendarDay(day);
  const [shown, setShown] = useState<string>();
  const isWide = useIsWide("64rem");
  const isHidden = isPaused(log.pauses.pauses, key) && shown !== key;
  return (
    <div className="grid items-start gap-x-14 gap-y-4 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="grid min-w-0 gap-4">
        <DayHead day={day} today={today} />
        {isHidden ? (
          <div className="panel grid gap-3 p-5">
            <p>{text("pausedDay")}</p>
            <Button className="justify-self-start" onClick={() => setShown(key)}>
              {text("pausedShow")}
            </Button>
          </div>
        ) : (
          <ul className="panel divide-y divide-line px-4">
            {prayers.map((prayer) => (
              <PrayerRow key={prayer} prayer={prayer} {...props} />
            ))}
          </ul>
        )}
      </div>
      <div className="grid min-w-0 gap-6 lg:mt-3">
        <GoToDay day={day} today={today} />
        {isWide && (
          <LazyPart
            load={() => import("./log-beside.tsx").then(({ LogBeside }) => LogBeside)}
            part={{ day, today, log }}
          />
        )}
      </div>
    </div>
  );
}

type Days = Pick<LogDayProps, "day" | "today">;

/** The date with the days before and after it. */
function DayHead({ day, today }: Days) {
  const text = useMessages("prayerlog");
  const language = useLanguage();
  const [, navigate] = useLocation();
  const isToday = isSameDay(day, today);
  const go = (to: CalendarDay) => {
    const named = isSameDay(to, today) ? {} : { day: formatCalendarDay(to) };
    navigate(logAddress("day", named), { replace: true });
  };
  return (
    <div className="mt-3 flex flex-wrap items-center gap-2">
      <div className="flex min-w-0 grow items-center gap-2">
        <IconButton
          label={text("dayBefore")}
          disabled={isSameDay(day, firstLogDay(today))}
          onClick={() => go(addDays(day, -1))}
        >
          <ChevronLeft aria-hidden="true" className="size-5 rtl:-scale-x-100" />
        </IconButton>
        <h2 aria-live="polite" className="min-w-0 grow text-center font-medium">
          {dayText(day, language, "full")}
          {isToday && <span className="block text-gold text-sm">{text("today")}</span>}
        </h2>
        <IconButton label={text("dayAfter")} disabled={isToday} onClick={() => go(addDays(day, 1))}>
          <ChevronRight aria-hidden="true" className="size-5 rtl:-scale-x-100" />
        </IconButton>
      </div>
      {!isToday && <Button onClick={() => go(today)}>{text("toToday")}</Button>}
    </div>
  );
}

/** One prayer: pressing what is chosen takes it back. Before its time there is nothing to press. */
function PrayerRow({
  prayer,
  day,
  today,
  around,
  now,
  place,
  log,
}: LogDayProps & { readonly prayer: Prayer }) {
  const text = useMessages("prayerlog");
  const name = text(`name.${prayer}`);
  const clockText = useClockText(place);
  const showToast = useToast();
  const titleId = useId();
  const { marks } = log;
  const key = logKey(day, prayer);
  const chosen = marks.entries.get(key);
  const at = isSameDay(day, today) ? beginningOf(around, day, prayer) : null;
  const hasBegun = isMarkable(around, day, prayer, now);
  const time = clockText(at);
  const note = (mark: PrayerMark | undefined) => (mark ? marks.put(key, mark) : marks.remove(key));
  const press = (mark: PrayerMark) => {
    const next = mark === chosen ? undefined : mark;
    note(next);
    showToast({
      title: text("noted", { prayer: name, mark: text(`mark.${next ?? "none"}`) }),
      topic: "prayer-log",
      action: { label: text("undo"), onClick: () => note(chosen) },
    });
  };
  return (
    <li className="grid gap-2 py-3">
      <div className="flex items-center justify-between gap-3">
        <h3 id={titleId} className="font-semibold">
          {name}
        </h3>
        <span className="text-ink-soft text-sm tabular-nums">
          {at === null ? !hasBegun && text("notYet") : hasBegun ? time : text("beginsAt", { time })}
        </span>
      </div>
      {hasBegun && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a row in every browser
        <div role="group" aria-labelledby={titleId} className="flex flex-wrap gap-2">
          {prayerMarks.map((mark) => (
            <button
              key={mark}
              type="button"
              aria-pressed={mark === chosen}
              onClick={() => press(mark)}
              className={`${chipClass} grow basis-32 justify-center`}
            >
              {text(`mark.${mark}`)}
            </button>
          ))}
        </div>
      )}
    </li>
  );
}

/** Any earlier day by its date; a date that cannot be shown is said to be one, and stays as it was typed. */
function GoToDay({ day, today }: Days) {
  const text = useMessages("prayerlog");
  const language = useLanguage();
  const [, navigate] = useLocation();
  const [typed, setTyped] = useState<string>();
  const shown = typed ?? formatCalendarDay(day);
  const isWrong = logDayFrom(shown, today) === undefined;
  const bounds = [firstLogDay(today), today].map((bound) => dayText(bound, language, "full"));
  return (
    <TextField
      label={text("goToDay")}
      type="date"
      min={formatCalendarDay(firstLogDay(today))}
      max={formatCalendarDay(today)}
      value={shown}
      aria-invalid={isWrong}
      onChange={({ target }) => {
        const to = logDayFrom(target.value, today);
        setTyped(to ? undefined : target.value);
        if (to) navigate(logAddress("day", { day: formatCalendarDay(to) }), { replace: true });
      }}
      {...(isWrong ? { hint: text("wrongDay", { first: bounds[0] ?? "", last: bounds[1] ?? "" }) } : {})}
    />
  );
}
