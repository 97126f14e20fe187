import { CalendarPlus } from "lucide-react";
import { useState } from "react";
import { useSearch } from "wouter";
import { useAddressParameters } from "#app/browser/address-parameters.ts";
import { dayText } from "#app/i18n/day-text.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { Button } from "#app/ui/button.tsx";
import { Chips } from "#app/ui/choices.tsx";
import { ListRows } from "#app/ui/list-row.tsx";
import type { CalendarTexts } from "#content/islamic-calendar/index.ts";
import { comingEvents } from "#domain/hijri/event-dates.ts";
import { calendarSpan, type HijriReckoning } from "#domain/hijri/hijri-calendar.ts";
import { typedNumber } from "#domain/typed-number.ts";
import { type ChosenYear, calendarAddress, yearParameters } from "./calendar-address.ts";
import { EventCard } from "./event-card.tsx";
import { useYearText } from "./hijri-text.ts";
import type { HijriNow } from "./use-hijri-today.ts";
import { saveEvents, yearEvents, yearSpan } from "./year-events.ts";

type EventsTabProps = {
  readonly texts: CalendarTexts;
  readonly now: HijriNow;
  readonly reckoning: HijriReckoning;
};

/** Years after this one that the calendar file covers. */
const savedYears = 4;

/** Every event by its next date, or the events of a chosen year, with a calendar file of them. */
export function EventsTab({ texts, now, reckoning }: EventsTabProps) {
  const text = useMessages("calendar");
  const { year } = calendarAddress(new URLSearchParams(useSearch()));
  const coming = comingEvents(texts.events, now.today, savedYears, reckoning);
  const dates = year ? yearEvents(texts.events, year, now.today, reckoning) : coming;
  const nextOf = (id: string) => coming.find(({ event }) => event.id === id);
  const inOrder = texts.events.toSorted(
    (a, b) =>
      (nextOf(a.id)?.daysRemaining ?? Number.POSITIVE_INFINITY) -
      (nextOf(b.id)?.daysRemaining ?? Number.POSITIVE_INFINITY),
  );
  const shown = year
    ? dates.map((date) => ({ key: `${date.event.id} ${date.hijri.year}`, event: date.event, next: date }))
    : inOrder.map((event) => ({ key: event.id, event, next: nextOf(event.id) }));
  return (
    <section
      aria-labelledby="events"
      className={`flex flex-col gap-4 ${now.isLive ? "" : "invisible noscript:visible"}`}
    >
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="events" className="font-display text-xl">
          {text("tabEvents")}
        </h2>
        {dates.length > 0 && (
          <Button onClick={() => saveEvents(text("tabEvents"), dates)} className="noscript:hidden">
            <CalendarPlus aria-hidden="true" className="size-4" />
            {text("saveIcs")}
          </Button>
        )}
      </div>
      <YearChooser chosen={year} now={now} reckoning={reckoning} />
      <ListRows>
        {shown.map(({ key, event, next }) => (
          <li key={key}>
            <EventCard event={event} next={next} texts={texts} now={now} />
          </li>
        ))}
      </ListRows>
    </section>
  );
}

type YearChooserProps = {
  readonly chosen: ChosenYear | undefined;
  readonly now: HijriNow;
  readonly reckoning: HijriReckoning;
};

const kinds = ["gregorian", "hijri"] as const;

/** Years after this one that have a button. */
const nearYears = 4;

/** The choice of no year: the next date of every event. */
const coming = "coming";

/** The year whose events are shown: buttons for the next years, a field for any other, in either calendar. */
function YearChooser({ chosen, now, reckoning }: YearChooserProps) {
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
    <fieldset className="grid min-w-0 gap-3 noscript:hidden">
      <legend className="mb-2 font-medium">{text("yearOfEvents")}</legend>
      <Chips
        label={text("yearOfEvents")}
        current={chosen ? String(chosen.year) : coming}
        options={[
          { value: coming, label: text("comingDates") },
          ...near.map((year) => ({
            value: String(year),
            label: kind === "hijri" ? text("hijriYear", { year: yearText(year) }) : yearText(year),
          })),
        ]}
        onChange={(value) => choose(value === coming ? undefined : { kind, year: Number(value) })}
        className="max-w-full"
      />
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
        className={isInvalid || isChosenOutside ? "text-harm text-sm" : "text-ink-soft text-sm"}
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
