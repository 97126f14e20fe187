import { CalendarPlus, ChevronLeft, ChevronRight, FileDown, Printer } from "lucide-react";
import { useState } from "react";
import { useAddressParameters } from "#app/browser/address-parameters.ts";
import { saveText } from "#app/browser/save-text.ts";
import { dayText } from "#app/i18n/day-text.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { useSavedIqamah } from "#app/storage/saved-iqamah.ts";
import { Button } from "#app/ui/button.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import type { CalendarDay } from "#domain/calendar-day.ts";
import { addMonths } from "#domain/hijri/hijri-date.ts";
import { calendarFile } from "#domain/icalendar.ts";
import { hasIqamah } from "#domain/prayer-times/iqamah.ts";
import { type DayMoment, dayMoments, type Prayer, prayers } from "#domain/prayer-times/prayer-name.ts";
import { month } from "#domain/prayer-times/timetable.ts";
import { timetableCsv, timetableEntries, timetableFileName } from "#domain/prayer-times/timetable-file.ts";
import { DaysTable } from "./days-table.tsx";
import { isComputedYear, prayerMonthOf, prayerMonthParameter } from "./prayer-tab.ts";
import type { PrayerCalculation } from "./use-prayer-calculation.ts";

type MonthViewProps = {
  readonly today: CalendarDay;
  readonly setting: PrayerCalculation;
  readonly placeLabel: string;
};

const columns: readonly DayMoment[] = ["fajr", "sunrise", "dhuhr", "asr", "maghrib", "isha"];

/** A month of times to read, print, or save as a table or calendar file. */
export function MonthView({ today, setting, placeLabel }: MonthViewProps) {
  const text = useMessages("prayer");
  const part = useMessages("prayerparts");
  const iqamahText = useMessages("iqamah");
  const language = useLanguage();
  const { parameters, change } = useAddressParameters();
  /** The year that a step led into, until a step within it. */
  const [turned, setTurned] = useState<number>();
  const { place, calculation } = setting;
  const first = { ...(prayerMonthOf(parameters) ?? { year: today.year, month: today.month }), day: 1 };
  const days = month(place, first.year, first.month, calculation);
  const caption = text("tableFor", { place: placeLabel, date: dayText(first, language, "month") });
  const isWithin = (by: number) => isComputedYear(addMonths(first, by).year);
  const step = (by: number) => {
    const next = addMonths(first, by);
    setTurned(next.year === first.year ? undefined : next.year);
    change({ month: prayerMonthParameter(next) }, { replace: true });
  };
  const { iqamah: mosque } = useSavedIqamah();
  const isKnown = hasIqamah(mosque);
  const saveCsv = () => {
    const named = dayMoments.map((moment) => [moment, text(`name.${moment}`)] as const);
    const headings = { date: text("date"), ...(Object.fromEntries(named) as Record<DayMoment, string>) };
    const ofIqamah = prayers.map(
      (prayer) => [prayer, iqamahText("heading", { prayer: text(`name.${prayer}`) })] as const,
    );
    const ofPrayers = Object.fromEntries(ofIqamah) as Record<Prayer, string>;
    const iqamah = { mosque, headings: { ...ofPrayers, mosque: iqamahText("mosqueName") } };
    const isNamed = mosque.mosque !== "";
    const table = timetableCsv(days, place.timeZone, headings, isKnown || isNamed ? iqamah : undefined);
    saveText(timetableFileName(first, "csv"), "text/csv", table);
  };
  const saveCalendar = () => {
    const names = {
      fajr: text("name.fajr"),
      sunrise: text("name.sunrise"),
      dhuhr: text("name.dhuhr"),
      asr: text("name.asr"),
      maghrib: text("name.maghrib"),
      isha: text("name.isha"),
    };
    const iqamah = {
      mosque,
      timeZone: place.timeZone,
      sentence: (time: string) => text("iqamah", { time }),
    };
    const words = { names, place: placeLabel, ...(isKnown ? { iqamah } : {}) };
    const entries = timetableEntries(days, prayers, words);
    saveText(timetableFileName(first, "ics"), "text/calendar", calendarFile(caption, entries, Date.now()));
  };
  return (
    <>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-2 print:hidden">
        <div className="flex items-center gap-2">
          <IconButton label={part("monthBefore")} disabled={!isWithin(-1)} onClick={() => step(-1)}>
            <ChevronLeft aria-hidden="true" className="size-5 rtl:-scale-x-100" />
          </IconButton>
          <p aria-live="polite" className="min-w-36 text-center font-medium">
            {dayText(first, language, "month")}
            {turned === first.year && (
              <span className="block font-normal text-gold text-sm">
                {part("yearTurned", { year: dayText(first, language, "year") })}
              </span>
            )}
          </p>
          <IconButton label={part("monthAfter")} disabled={!isWithin(1)} onClick={() => step(1)}>
            <ChevronRight aria-hidden="true" className="size-5 rtl:-scale-x-100" />
          </IconButton>
        </div>
        <div className="flex flex-wrap gap-2">
          <Button onClick={() => print()}>
            <Printer aria-hidden="true" className="size-4" />
            {part("print")}
          </Button>
          <Button onClick={saveCsv}>
            <FileDown aria-hidden="true" className="size-4" />
            {part("saveCsv")}
          </Button>
          <Button onClick={saveCalendar}>
            <CalendarPlus aria-hidden="true" className="size-4" />
            {part("saveIcs")}
          </Button>
        </div>
      </div>
      <DaysTable
        caption={caption}
        method={text(`method.${setting.method}`)}
        days={days}
        moments={columns}
        place={place}
        today={today}
      />
    </>
  );
}
