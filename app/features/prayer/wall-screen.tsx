import { Maximize, X } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import type { Clock } from "#app/browser/use-clock.ts";
import { useWakeLock } from "#app/browser/wake-lock.ts";
import { useAsync } from "#app/hydration/use-async.ts";
import { dayText } from "#app/i18n/day-text.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { formatNumber } from "#app/i18n/numbers.ts";
import { useReckoning } from "#app/storage/hijri-reckoning.ts";
import { useSavedIqamah } from "#app/storage/saved-iqamah.ts";
import { Button } from "#app/ui/button.tsx";
import { useModal } from "#app/ui/use-modal.ts";
import { loadCalendarTexts } from "#content/islamic-calendar/index.ts";
import type { CalendarDay } from "#domain/calendar-day.ts";
import { hijriToday } from "#domain/hijri/hijri-today.ts";
import { isJumuah, type MosqueIqamah } from "#domain/prayer-times/iqamah.ts";
import { iqamahTimes } from "#domain/prayer-times/iqamah-times.ts";
import { type Prayer, prayers } from "#domain/prayer-times/prayer-name.ts";
import { timeRemaining } from "#domain/prayer-times/time-remaining.ts";
import { type WallPhase, wallPhase } from "#domain/prayer-times/wall-phase.ts";
import { calendarDayIn, type Instant, instantIn } from "#domain/zoned-time.ts";
import { useClockText } from "./clock-text.ts";
import type { PrayerCalculation } from "./use-prayer-calculation.ts";
import type { PrayerDay } from "./use-prayer-day.ts";
import styles from "./wall-screen.css?url";

type WallScreenProps = {
  readonly clock: Clock;
  readonly day: PrayerDay | undefined;
  readonly setting: PrayerCalculation;
  readonly placeLabel: string;
  readonly onClose: () => void;
};

/** Milliseconds for which the buttons stay after a movement. */
const controlsStay = 5000;

/**
 * The screen of a mosque's wall: clock, both dates, the next prayer with the time left to adhan and iqamah, and the day's
 * times. Everything follows from the clock at each tick, and nothing is fetched, so it runs for weeks without a network.
 */
export function WallScreen({ clock, day, setting, placeLabel, onClose }: WallScreenProps) {
  const text = useMessages("prayer");
  const iqamahText = useMessages("iqamah");
  const clockText = useClockText(setting.place);
  const { iqamah: mosque } = useSavedIqamah();
  const dialog = useModal(true, true);
  const { now } = clock;
  const phase = wallPhase(day?.around, mosque, now);
  usePageWithoutScroll();
  // Not the first button, which would stand in the picture as long as it has the focus.
  useEffect(() => dialog.current?.focus(), [dialog]);
  const nameOf = (prayer: Prayer, on: CalendarDay) =>
    text(isJumuah(mosque, on, prayer) ? "name.jumuah" : `name.${prayer}`);
  return (
    <dialog
      ref={dialog}
      aria-label={iqamahText("wall")}
      tabIndex={-1}
      onClose={onClose}
      className="fixed inset-0 h-dvh max-h-dvh w-screen max-w-none bg-ground text-ink outline-none"
    >
      <WallFrame phase={phase.kind} onClose={onClose}>
        <p className="sr-only" role="status">
          {phase.kind === "none"
            ? ""
            : `${nameOf(phase.next.prayer, phase.next.day)}: ${iqamahText(`phase.${phase.kind}`)}`}
        </p>
        {phase.kind === "prayer" ? (
          <>
            <p className="wall-name">{nameOf(phase.next.prayer, phase.next.day)}</p>
            <p>{iqamahText("phase.prayer")}</p>
            <p className="wall-clock">{clockText(now, "hours")}</p>
          </>
        ) : (
          <>
            <div className="wall-head">
              <div className="wall-where">
                <p className="wall-mosque">{mosque.mosque || placeLabel}</p>
                <BothDates now={now} setting={setting} maghrib={day?.today.times.maghrib ?? null} />
              </div>
              <p className="wall-clock">{clockText(now, "hours")}</p>
            </div>
            <NextUp phase={phase} now={now} nameOf={nameOf} />
            {day && (
              <DayTimesList day={day} phase={phase} setting={setting} mosque={mosque} nameOf={nameOf} />
            )}
          </>
        )}
      </WallFrame>
    </dialog>
  );
}

type NameOf = (prayer: Prayer, on: CalendarDay) => string;

type NextUpProps = { readonly phase: WallPhase; readonly now: Instant; readonly nameOf: NameOf };

/** The prayer that comes next, and the time left to its adhan or its iqamah. */
function NextUp({ phase, now, nameOf }: NextUpProps) {
  const text = useMessages("prayer");
  const iqamahText = useMessages("iqamah");
  const language = useLanguage();
  if (phase.kind === "none")
    return (
      <p className="wall-next">{text(phase.reason === "no-clock" ? "noUpcomingClock" : "noUpcomingTimes")}</p>
    );
  const two = (value: number) =>
    formatNumber(value, language, { minimumIntegerDigits: 2, useGrouping: false });
  const { hours, minutes, seconds } = timeRemaining(phase.until, now);
  const left = hours > 0 ? [formatNumber(hours, language), two(minutes)] : [two(minutes)];
  return (
    <div className="wall-next">
      <div>
        <p className="wall-label">{iqamahText(`phase.${phase.kind}`)}</p>
        <p className="wall-name">{nameOf(phase.next.prayer, phase.next.day)}</p>
      </div>
      <p className="wall-count" dir="ltr" role="timer" aria-live="off">
        {[...left, two(seconds)].join(":")}
      </p>
    </div>
  );
}

type DayTimesListProps = {
  readonly day: PrayerDay;
  readonly phase: WallPhase;
  readonly setting: PrayerCalculation;
  readonly mosque: MosqueIqamah;
  readonly nameOf: NameOf;
};

/** Today's five prayers with adhan and iqamah, and what else a mosque announces. */
function DayTimesList({ day, phase, setting, mosque, nameOf }: DayTimesListProps) {
  const text = useMessages("prayer");
  const iqamahText = useMessages("iqamah");
  const clockText = useClockText(setting.place);
  const { today } = day;
  const iqamahs = iqamahTimes(today, setting.place.timeZone, mosque);
  const hasAny = prayers.some((prayer) => iqamahs[prayer] !== null);
  const friday =
    mosque.jumuah === null
      ? null
      : instantIn(setting.place.timeZone, today.day, Math.floor(mosque.jumuah / 60), mosque.jumuah % 60);
  const next = phase.kind === "none" ? undefined : phase.next;
  /** What comes next may be tomorrow's. */
  const timesOf = (prayer: Prayer) =>
    prayer === next?.prayer ? next : { adhan: today.times[prayer], iqamah: iqamahs[prayer], day: today.day };
  return (
    <div>
      <div className="wall-list">
        {prayers.map((prayer) => {
          const { adhan, iqamah, day: on } = timesOf(prayer);
          return (
            <div
              key={prayer}
              aria-current={prayer === next?.prayer ? "time" : undefined}
              className="wall-prayer"
            >
              <h3>{nameOf(prayer, on)}</h3>
              <dl className="contents">
                <div>
                  <dt className={hasAny ? "wall-small" : "sr-only"}>{iqamahText("adhan")}</dt>
                  <dd className="wall-time">{clockText(adhan, "hours")}</dd>
                </div>
                {hasAny && (
                  <div>
                    <dt className="wall-small">{iqamahText("iqamah")}</dt>
                    <dd className="wall-time wall-iqamah">{clockText(iqamah, "hours")}</dd>
                  </div>
                )}
              </dl>
            </div>
          );
        })}
      </div>
      <p className="wall-foot">
        {text("name.sunrise")} {clockText(today.times.sunrise, "hours")}
        {friday !== null && ` · ${text("name.jumuah")} ${clockText(friday, "hours")}`}
      </p>
    </div>
  );
}

type BothDatesProps = {
  readonly now: Instant;
  readonly setting: PrayerCalculation;
  readonly maghrib: Instant | null;
};

/** The date in both calendars at the place, by the person's reckoning. */
function BothDates({ now, setting, maghrib }: BothDatesProps) {
  const language = useLanguage();
  const calendarText = useMessages("calendar");
  const { reckoning, fromMaghrib } = useReckoning(setting.place.countryCode);
  const { latest: texts } = useAsync(`calendar ${language}`, () => loadCalendarTexts(language));
  if (!Number.isFinite(now)) return null;
  const { timeZone } = setting.place;
  const hijri = hijriToday(now, timeZone, reckoning, fromMaghrib.value ? () => maghrib : undefined);
  return (
    <>
      <p>{dayText(calendarDayIn(timeZone, now), language, "full")}</p>
      {/* Its line is there before the months' names are. */}
      <p className="min-h-[1lh]">
        {texts &&
          hijri &&
          calendarText("hijriDate", {
            day: formatNumber(hijri.day, language),
            month: texts.months[hijri.month - 1]?.name ?? "",
            year: formatNumber(hijri.year, language, { useGrouping: false }),
          })}
      </p>
    </>
  );
}

type WallFrameProps = {
  readonly phase: WallPhase["kind"];
  readonly onClose: () => void;
  readonly children: React.ReactNode;
};

/** Keeps the device awake, and shows its two buttons for a while after a movement, a touch or a key. */
function WallFrame({ phase, onClose, children }: WallFrameProps) {
  const iqamahText = useMessages("iqamah");
  const part = useMessages("prayerparts");
  const frame = useRef<HTMLDivElement>(null);
  const [isShown, setIsShown] = useState(true);
  const [stirred, setStirred] = useState(0);
  const wakeLock = useWakeLock(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every movement begins the wait anew
  useEffect(() => {
    setIsShown(true);
    const timer = setTimeout(() => setIsShown(false), controlsStay);
    return () => clearTimeout(timer);
  }, [stirred]);
  const stir = () => {
    if (!isShown) setStirred(stirred + 1);
  };
  const fill = () => frame.current?.requestFullscreen?.().catch(() => undefined);
  return (
    // The movements only bring back buttons that the keyboard reaches at any time.
    // biome-ignore lint/a11y/noStaticElementInteractions: see above
    <div
      ref={frame}
      data-phase={phase}
      className="wall"
      onPointerMove={stir}
      onPointerDown={stir}
      onKeyDown={stir}
    >
      {/* React waits for it: the screen is never seen without it. */}
      <link rel="stylesheet" href={styles} precedence="part" />
      {children}
      <div className="wall-controls" data-shown={isShown ? "" : undefined}>
        <Button onClick={() => void fill()}>
          <Maximize aria-hidden="true" className="size-4" />
          {iqamahText("fullScreen")}
        </Button>
        <Button onClick={onClose}>
          <X aria-hidden="true" className="size-4" />
          {part("close")}
        </Button>
        {(wakeLock === "refused" || wakeLock === "missing") && <p>{iqamahText("mayDim")}</p>}
      </div>
    </div>
  );
}

/** The page below has no scrollbar while the screen covers it. */
function usePageWithoutScroll(): void {
  useEffect(() => {
    const { style } = document.documentElement;
    const before = style.overflow;
    style.overflow = "hidden";
    return () => {
      style.overflow = before;
    };
  }, []);
}
