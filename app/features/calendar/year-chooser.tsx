import { useState } from "react";
import { useAddressParameters } from "#app/browser/address-parameters.ts";
import { dayText } from "#app/i18n/day-text.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { calendarSpan, type HijriReckoning } from "#domain/hijri/hijri-calendar.ts";
import { typedNumber } from "#domain/typed-number.ts";
import { type ChosenYear, yearParameters } from "./calendar-address.ts";
import { useYearText } from "./hijri-text.ts";
import type { HijriNow } from "./use-hijri-today.ts";
import { yearSpan } from "./year-events.ts";

type YearChooserProps = {
  readonly chosen: ChosenYear | undefined;
  readonly now: HijriNow;
  readonly reckoning: HijriReckoning;
};

const kinds = ["gregorian", "hijri"] as const;

/** Years after this one that have a button. */
const nearYears = 4;

const pill =
  "flex min-h-11 items-center rounded-round border border-line px-4 tabular-nums hover:border-green aria-pressed:border-green aria-pressed:bg-green aria-pressed:text-on-green";

/** The year whose events are shown: buttons for the next years, a field for any other, in either calendar. */
export function YearChooser({ chosen, now, reckoning }: YearChooserProps) {
  const text = useMessages("calendar");
  const language = useLanguage();
  const yearText = useYearText();
  const { change } = useAddressParameters();
  const [selectedKind, setSelectedKind] = useState<ChosenYear["kind"]>("gregorian");
  const [typed, setTyped] = useState("");
  const kind = chosen?.kind ?? selectedKind;
  const { first, last } = yearSpan(kind, reckoning);
  const span = calendarSpan(reckoning);
  const current = (of: ChosenYear["kind"]) =>
    of === "hijri" ? (now.hijri?.year ?? yearSpan(of, reckoning).last) : now.today.year;
  const near = Array.from({ length: nearYears + 1 }, (_, index) => current(kind) + index).filter(
    (year) => year >= first && year <= last,
  );
  const isOutside = (year: number) => year < first || year > last;
  const choose = (next: ChosenYear | undefined) => change(yearParameters(next), { replace: true });
  const switchKind = (next: ChosenYear["kind"]) => {
    setSelectedKind(next);
    setTyped("");
    if (!chosen || chosen.kind === next) return;
    choose({ kind: next, year: current(next) + (chosen.year - current(chosen.kind)) });
  };
  const yearIn = (value: string) => {
    const year = typedNumber(value);
    return Number.isInteger(year) && !isOutside(year) ? year : undefined;
  };
  const applyYear = (value: string) => {
    const year = yearIn(value);
    if (year !== undefined && year !== chosen?.year) choose({ kind, year });
  };
  const type = (value: string) => {
    setTyped(value);
    // With fewer digits the reader may still be typing.
    if (value.trim().length === 4) applyYear(value);
  };
  const isInvalid = typed.trim().length === 4 && yearIn(typed) === undefined;
  const isChosenOutside = chosen !== undefined && isOutside(chosen.year);
  return (
    <fieldset className="flex flex-col gap-3 noscript:hidden">
      <legend className="mb-2 font-medium">{text("yearOfEvents")}</legend>
      <div className="flex flex-wrap gap-2">
        <button type="button" aria-pressed={!chosen} onClick={() => choose(undefined)} className={pill}>
          {text("comingDates")}
        </button>
        {near.map((year) => (
          <button
            key={year}
            type="button"
            aria-pressed={chosen?.year === year}
            onClick={() => choose({ kind, year })}
            className={pill}
          >
            {kind === "hijri" ? text("hijriYear", { year: yearText(year) }) : yearText(year)}
          </button>
        ))}
      </div>
      <div className="grid gap-2 sm:grid-cols-2">
        <select
          aria-label={text("yearsBy")}
          value={kind}
          onChange={(event) => {
            const next = kinds.find((each) => each === event.target.value);
            if (next) switchKind(next);
          }}
          className="field"
        >
          {kinds.map((each) => (
            <option key={each} value={each}>
              {text(`years.${each}`)}
            </option>
          ))}
        </select>
        <input
          type="text"
          inputMode="numeric"
          maxLength={4}
          aria-label={text("otherYear")}
          aria-invalid={isInvalid}
          aria-describedby="year-span"
          placeholder={text("otherYear")}
          value={typed}
          onChange={(event) => type(event.target.value)}
          onBlur={() => applyYear(typed)}
          onKeyDown={(event) => {
            if (event.key === "Enter") applyYear(typed);
          }}
          className="field"
        />
      </div>
      <p
        id="year-span"
        role={isInvalid || isChosenOutside ? "alert" : undefined}
        className={isInvalid || isChosenOutside ? "text-gold text-sm" : "text-ink-soft text-sm"}
      >
        {text("yearSpan", {
          first: yearText(yearSpan("hijri", reckoning).first),
          last: yearText(yearSpan("hijri", reckoning).last),
          from: dayText(span.first, language, "month"),
          until: dayText(span.last, language, "month"),
        })}
      </p>
    </fieldset>
  );
}
