import { ChevronLeft, ChevronRight } from "lucide-react";
import { useDeferredValue, useState } from "react";
import { useAddressParameters } from "#app/browser/address-parameters.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { formatNumber } from "#app/i18n/numbers.ts";
import { IconButton } from "#app/ui/icon-button.tsx";
import { ListRows } from "#app/ui/list-row.tsx";
import type { CalendarTexts, IslamicMonth } from "#content/islamic-calendar/index.ts";
import { eventsOfYear } from "#domain/hijri/event-dates.ts";
import { type HijriReckoning, hijriMonthLength, hijriYears } from "#domain/hijri/hijri-calendar.ts";
import { addMonths } from "#domain/hijri/hijri-date.ts";
import { directionOf } from "#domain/language.ts";
import { calendarAddress, monthParameter } from "./calendar-address.ts";
import { CrescentSection } from "./crescent-section.tsx";
import { EventCard } from "./event-card.tsx";
import { useYearText } from "./hijri-text.ts";
import { MonthGrid } from "./month-grid.tsx";
import { MonthNote } from "./month-note.tsx";
import type { HijriNow } from "./use-hijri-today.ts";

type MonthsTabProps = {
  readonly texts: CalendarTexts;
  readonly now: HijriNow;
  readonly reckoning: HijriReckoning;
};

/** One month of the Hijri year with its days and events, and the twelve to choose from. */
export function MonthsTab({ texts, now, reckoning }: MonthsTabProps) {
  const text = useMessages("calendar");
  const language = useLanguage();
  const yearText = useYearText();
  const { search, change } = useAddressParameters();
  /** The year that a step led into, until a step within it. */
  const [turned, setTurned] = useState<number>();
  const { first, last } = hijriYears(reckoning.calendar);
  const monthIn = (address: string) => {
    const requested = calendarAddress(new URLSearchParams(address)).month ??
      now.hijri ?? { year: last, month: 1 };
    return { year: Math.min(last, Math.max(first, requested.year)), month: requested.month };
  };
  const shown = monthIn(search);
  // The name of the month changes immediately, its days and events are rendered after it.
  const drawn = monthIn(useDeferredValue(search));
  const month = texts.months[shown.month - 1];
  const events = texts.events.filter(({ hijriDate }) => hijriDate.month === drawn.month);
  const dates = eventsOfYear(events, drawn.year, now.today, reckoning);
  const show = (next: typeof shown) => {
    setTurned(next.year === shown.year ? undefined : next.year);
    change({ month: monthParameter(next) }, { replace: true });
  };
  const step = (by: number) => show(addMonths(shown, by));
  const isWithin = (by: number) => {
    const { year } = addMonths(shown, by);
    return year >= first && year <= last;
  };
  if (!month) return null;
  return (
    <div className={`flex flex-col gap-5 ${now.isLive ? "" : "invisible noscript:visible"}`}>
      <section aria-labelledby="month" className="panel p-4 sm:p-6">
        <MonthHeader
          month={month}
          year={shown.year}
          days={hijriMonthLength(reckoning, shown.year, shown.month)}
          isTurned={turned === shown.year}
          onStep={step}
          isWithin={isWithin}
        />
        {!(isWithin(-1) && isWithin(1)) && (
          <p className="mt-3 text-center text-ink-soft text-sm">
            {text("outsideYears", { first: yearText(first), last: yearText(last) })}
          </p>
        )}
        <p className="mt-3 max-w-[65ch]">{month.significance}</p>
        <MonthNote month={shown} reckoning={reckoning} />
        <MonthGrid shown={drawn} reckoning={reckoning} today={now.today} marked={dates} />
      </section>
      <section aria-labelledby="month-events">
        <h2 id="month-events" className="mb-3 font-display text-xl">
          {text("eventsIn", { month: month.name })}
        </h2>
        {dates.length === 0 && <p className="text-ink-soft">{text("noEvents")}</p>}
        {dates.length > 0 && (
          <ListRows>
            {dates.map((date) => (
              <li key={date.event.id}>
                <EventCard event={date.event} next={date} texts={texts} now={now} />
              </li>
            ))}
          </ListRows>
        )}
      </section>
      <CrescentSection name={month.name} month={shown} reckoning={reckoning} place={now.place} />
      <ul aria-label={text("allMonths")} className="grid grid-cols-2 gap-2 sm:grid-cols-3 md:grid-cols-4">
        {texts.months.map((each) => (
          <li key={each.id}>
            <button
              type="button"
              aria-pressed={each.id === shown.month}
              onClick={() => show({ year: shown.year, month: each.id })}
              className="panel flex size-full min-h-16 flex-col items-start border border-edge px-3 py-2 text-start hover:border-green aria-pressed:border-green aria-pressed:bg-green-veil"
            >
              <span className="text-ink-soft text-sm">{formatNumber(each.id, language)}</span>
              <span className="max-w-full hyphens-auto break-words font-medium">{each.name}</span>
              {language !== "ar" && (
                <span lang="ar" dir="rtl" className="font-naskh text-ink-soft">
                  {each.arabicName}
                </span>
              )}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

type MonthHeaderProps = {
  readonly month: IslamicMonth;
  readonly year: number;
  /** The number of days of the month in that year; undefined where the calendar does not have it. */
  readonly days: number | undefined;
  /** True right after a step into that year. */
  readonly isTurned: boolean;
  readonly onStep: (by: 1 | -1) => void;
  /** False where the calendar has no such month. */
  readonly isWithin: (by: 1 | -1) => boolean;
};

/** The month's names, number and length, with buttons to the months before and after. */
function MonthHeader({ month, year, days, isTurned, onStep, isWithin }: MonthHeaderProps) {
  const text = useMessages("calendar");
  const language = useLanguage();
  const yearText = useYearText();
  // Beside Eastern Arabic digits a middle dot reads as a zero.
  const betweenNumbers = directionOf(language) === "rtl" ? "،" : " ·";
  return (
    <div className="flex items-start justify-between">
      <IconButton
        label={text("monthBefore")}
        disabled={!isWithin(-1)}
        onClick={() => onStep(-1)}
        className="noscript:hidden"
      >
        <ChevronLeft aria-hidden="true" className="size-5 rtl:-scale-x-100" />
      </IconButton>
      <div className="text-center">
        <p lang="ar" dir="rtl" className="font-naskh text-2xl text-gold">
          {month.arabicName}
        </p>
        <h2 id="month" className="font-display text-lg" aria-live="polite">
          {text("monthOfYear", { month: month.name, year: yearText(year) })}
        </h2>
        <p className="text-ink-soft text-sm" data-days={days}>
          {text("monthNumber", { number: formatNumber(month.id, language) })}
          {days !== undefined && `${betweenNumbers} ${text("days", { count: days })}`}
        </p>
        <p role="status" className="text-gold text-sm empty:hidden">
          {isTurned && text("yearTurned", { year: yearText(year) })}
        </p>
      </div>
      <IconButton
        label={text("monthAfter")}
        disabled={!isWithin(1)}
        onClick={() => onStep(1)}
        className="noscript:hidden"
      >
        <ChevronRight aria-hidden="true" className="size-5 rtl:-scale-x-100" />
      </IconButton>
    </div>
  );
}
