import { ChevronLeft, ChevronRight } from "lucide-react";
import { useLocation } from "wouter";
import { dayText } from "#app/i18n/day-text.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { type CalendarDay, formatCalendarDay } from "#domain/calendar-day.ts";
import { pausedDays } from "#domain/prayer-log/pause.ts";
import { prayerMarks } from "#domain/prayer-log/prayer-mark.ts";
import { firstLogDay, logAddress } from "./log-address.ts";
import { LogMonth } from "./log-month.tsx";
import styles from "./log-year.css?url";
import { SaveLog } from "./save-log.tsx";
import type { PrayerLog } from "./use-prayer-log.ts";

type LogYearProps = { readonly year: number; readonly today: CalendarDay; readonly log: PrayerLog };

const months = Array.from({ length: 12 }, (_, index) => index + 1);

/** What is noted of a year, month by month: nothing is counted, compared or judged. */
export function LogYear({ year, today, log }: LogYearProps) {
  const text = useMessages("prayerlog");
  const language = useLanguage();
  const [, navigate] = useLocation();
  const { pauses, sharing } = log.pauses;
  const paused = pausedDays(pauses, formatCalendarDay(today));
  const step = (by: number) => navigate(logAddress("year", { year: year + by }), { replace: true });
  const name = dayText({ year, month: 1, day: 1 }, language, "year");
  const isEmpty = ![...log.days.keys(), ...paused].some((day) => day.startsWith(`${year}-`));
  // The newest first: what a person looks for is mostly of these weeks.
  const shown = months.filter((month) => year < today.year || month <= today.month).toReversed();
  return (
    <section aria-label={text("yearOf", { year: name })} className="grid gap-4">
      {/* React waits for it: the months are never seen without it. */}
      <link rel="stylesheet" href={styles} precedence="part" />
      <div className="mt-3 flex items-center gap-2">
        <IconButton
          label={text("yearBefore")}
          disabled={year <= firstLogDay(today).year}
          onClick={() => step(-1)}
          className="print:hidden"
        >
          <ChevronLeft aria-hidden="true" className="size-5 rtl:-scale-x-100" />
        </IconButton>
        <h2 aria-live="polite" className="grow text-center font-display text-xl">
          {name}
        </h2>
        <IconButton
          label={text("yearAfter")}
          disabled={year >= today.year}
          onClick={() => step(1)}
          className="print:hidden"
        >
          <ChevronRight aria-hidden="true" className="size-5 rtl:-scale-x-100" />
        </IconButton>
      </div>
      {isEmpty ? (
        <EmptyState title={text("yearEmpty")} hint={text("yearEmptyHint")} />
      ) : (
        <>
          <ul className="log-legend text-ink-soft text-sm">
            {prayerMarks.map((mark) => (
              <li key={mark}>
                <i aria-hidden="true" data-mark={mark} />
                {text(`mark.${mark}`)}
              </li>
            ))}
            {paused.size > 0 && (
              <li className={sharing.print ? "" : "print:hidden"}>
                <i aria-hidden="true" data-mark="paused" />
                {text("paused")}
              </li>
            )}
          </ul>
          <p className="text-ink-soft text-sm print:hidden">{text("yearHint")}</p>
          <div className="log-months" data-pauses={sharing.print ? "" : undefined}>
            {shown.map((month) => (
              <LogMonth key={month} year={year} month={month} today={today} days={log.days} paused={paused} />
            ))}
          </div>
        </>
      )}
      <SaveLog today={today} log={log} />
    </section>
  );
}
