import { useState } from "react";
import { dayText } from "#app/i18n/day-text.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { formatNumber } from "#app/i18n/numbers.ts";
import type { CalendarTexts } from "#content/islamic-calendar/index.ts";
import { type CalendarDay, formatCalendarDay, parseCalendarDay } from "#domain/calendar-day.ts";
import {
  gregorianDayOf,
  type HijriReckoning,
  hijriDateOf,
  hijriYears,
  isApproximate,
} from "#domain/hijri/hijri-calendar.ts";
import type { HijriDate } from "#domain/hijri/hijri-date.ts";
import { typedNumber } from "#domain/typed-number.ts";
import { useHijriText, useYearText } from "./hijri-text.ts";

type ConverterProps = {
  readonly months: CalendarTexts["months"];
  readonly reckoning: HijriReckoning;
  readonly today: CalendarDay;
};

/** Converts a date of either calendar to the other. */
export function Converter({ months, reckoning, today }: ConverterProps) {
  const text = useMessages("calendar");
  const language = useLanguage();
  const hijriText = useHijriText(months);
  const yearText = useYearText();
  const [typed, setTyped] = useState<string>();
  const [chosen, setChosen] = useState<HijriDate>();
  const day = parseCalendarDay(typed ?? formatCalendarDay(today));
  const hijri = day && hijriDateOf(day, reckoning);
  const from = chosen ?? hijriDateOf(today, reckoning) ?? { year: 1447, month: 9, day: 1 };
  const gregorian = gregorianDayOf(from, reckoning);
  const { first, last } = hijriYears(reckoning.calendar);
  const approximate = (date: HijriDate) =>
    isApproximate(date, reckoning.calendar) ? ` · ${text("approximateShort")}` : "";
  const outside = text("outsideYears", { first: yearText(first), last: yearText(last) });
  return (
    <section aria-labelledby="converter" className="panel flex flex-col gap-3 p-5">
      <h2 id="converter" className="font-display text-xl">
        {text("converter")}
      </h2>
      <label className="flex flex-col gap-1">
        <span>{text("gregorianDate")}</span>
        <input
          type="date"
          value={typed ?? formatCalendarDay(today)}
          onChange={(event) => setTyped(event.target.value)}
          className="field"
        />
      </label>
      <p role="status" data-to-hijri="" className="font-semibold">
        {hijri ? `${hijriText(hijri)}${approximate(hijri)}` : day ? outside : text("noSuchDay")}
      </p>
      <HijriFields value={from} months={months} onChange={setChosen} />
      <p role="status" data-to-gregorian="" className="font-semibold">
        {gregorian
          ? `${dayText(gregorian, language, "full")}${approximate(from)}`
          : from.year < first || from.year > last
            ? outside
            : text("noSuchDay")}
      </p>
    </section>
  );
}

type HijriFieldsProps = {
  readonly value: HijriDate;
  readonly months: CalendarTexts["months"];
  readonly onChange: (date: HijriDate) => void;
};

const days = Array.from({ length: 30 }, (_, index) => index + 1);

/** Day, month and year of a Hijri date. */
function HijriFields({ value, months, onChange }: HijriFieldsProps) {
  const text = useMessages("calendar");
  const language = useLanguage();
  const [typedYear, setTypedYear] = useState<string>();
  return (
    <fieldset className="flex flex-col gap-1">
      <legend>{text("hijriDateLabel")}</legend>
      <div className="grid grid-cols-[5.5rem_1fr] gap-2">
        <select
          aria-label={text("day")}
          value={value.day}
          onChange={(event) => onChange({ ...value, day: Number(event.target.value) })}
          className="field"
        >
          {days.map((day) => (
            <option key={day} value={day}>
              {formatNumber(day, language)}
            </option>
          ))}
        </select>
        <select
          aria-label={text("month")}
          value={value.month}
          onChange={(event) => onChange({ ...value, month: Number(event.target.value) })}
          className="field"
        >
          {months.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
        <input
          type="text"
          inputMode="numeric"
          dir="ltr"
          maxLength={4}
          aria-label={text("year")}
          value={typedYear ?? String(value.year)}
          onChange={(event) => {
            setTypedYear(event.target.value);
            const year = typedNumber(event.target.value);
            onChange({ ...value, year: Number.isInteger(year) && year > 0 ? year : 0 });
          }}
          className="field col-span-2"
        />
      </div>
    </fieldset>
  );
}
