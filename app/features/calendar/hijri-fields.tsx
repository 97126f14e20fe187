import { useState } from "react";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { formatNumber } from "#app/i18n/numbers.ts";
import type { CalendarTexts } from "#content/islamic-calendar/index.ts";
import type { HijriDate } from "#domain/hijri/hijri-date.ts";
import { typedNumber } from "#domain/typed-number.ts";

type HijriFieldsProps = {
  readonly value: HijriDate;
  readonly months: CalendarTexts["months"];
  readonly onChange: (date: HijriDate) => void;
};

const days = Array.from({ length: 30 }, (_, index) => index + 1);

/** Day, month and year of a Hijri date. */
export function HijriFields({ value, months, onChange }: HijriFieldsProps) {
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
