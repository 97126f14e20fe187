import { CalendarPlus } from "lucide-react";
import { useState } from "react";
import { Link } from "wouter";
import { useAddressParameters } from "#app/browser/address-parameters.ts";
import { dayText } from "#app/i18n/day-text.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { dayDetails, fastText, occasionsText } from "#app/i18n/occasion-text.ts";
import { useIs24Hour, useSavedCalculation } from "#app/storage/prayer-settings.ts";
import { Button } from "#app/ui/button.tsx";
import { Chips } from "#app/ui/choices.tsx";
import { ListRows } from "#app/ui/list-row.tsx";
import type { CalendarTexts } from "#content/islamic-calendar/index.ts";
import { dayNumber } from "#domain/calendar-day.ts";
import {
  isOfMonth,
  type OccasionDay,
  type OccasionKind,
  occasionDays,
  occasionKinds,
} from "#domain/fasting/occasions.ts";
import type { HijriReckoning } from "#domain/hijri/hijri-calendar.ts";
import { monthStanding } from "#domain/hijri/month-correction.ts";
import { fastingTimes } from "#domain/prayer-times/fasting-times.ts";
import { useHijriText } from "./hijri-text.ts";
import { placeTimes } from "./place-times.ts";
import type { HijriNow } from "./use-hijri-today.ts";
import { saveDays } from "./year-events.ts";

export type FastingDaysProps = {
  readonly months: CalendarTexts["months"];
  readonly now: HijriNow;
  readonly reckoning: HijriReckoning;
};

/** About a Hijri year: every kind of day is among so many. */
const daysAhead = 360;

/** How many days are listed at first, and how many more each time. */
const step = 12;

const filters = ["all", ...occasionKinds] as const;

/** The coming days of fasting, of Al-Kahf and without a fast, as a list to filter and as a calendar file. */
export function FastingDays({ months, now, reckoning }: FastingDaysProps) {
  const text = useMessages("fasting");
  const calendarText = useMessages("calendar");
  const language = useLanguage();
  const { parameters, change } = useAddressParameters();
  const [shown, setShown] = useState(step);
  const chosen = filters.find((each) => each === parameters.get("days")) ?? "all";
  const isWanted = (kind: OccasionKind) => chosen === "all" || chosen === kind;
  const days = occasionDays(now.today, daysAhead, reckoning, isWanted);
  const details = useDayDetails(now, reckoning);
  const choose = (next: (typeof filters)[number]) => {
    setShown(step);
    change({ days: next === "all" ? undefined : next }, { replace: true });
  };
  const save = () =>
    saveDays(text("title"), days, (day) => ({
      summary: occasionsText(text, language, day),
      description: details(day),
    }));
  return (
    <section aria-labelledby="fasting" className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="fasting" className="font-display text-xl">
          {text("title")}
        </h2>
        {days.length > 0 && (
          <Button onClick={save}>
            <CalendarPlus aria-hidden="true" className="size-4" />
            {calendarText("saveIcs")}
          </Button>
        )}
      </div>
      <Chips
        label={text("filter")}
        current={chosen}
        options={filters.map((each) => ({ value: each, label: text(`kind.${each}`) }))}
        onChange={choose}
        className="max-w-full"
      />
      {days.length === 0 && <p className="text-ink-soft">{text("none")}</p>}
      {days.length > 0 && (
        <ListRows label={text("title")}>
          {days.slice(0, shown).map((day) => (
            <li key={dayNumber(day.day)} data-day={dayNumber(day.day)}>
              <DayRow day={day} details={details(day)} months={months} now={now} reckoning={reckoning} />
            </li>
          ))}
        </ListRows>
      )}
      {days.length > shown && (
        <Button onClick={() => setShown(shown + 2 * step)} className="self-start">
          {text("more")}
        </Button>
      )}
      <p>
        <Link
          href="/prayer#settings"
          className="inline-flex min-h-11 items-center text-green underline underline-offset-4"
        >
          {text("remindersLink")}
        </Link>
      </p>
      <Sources />
    </section>
  );
}

type DayRowProps = FastingDaysProps & { readonly day: OccasionDay; readonly details: string };

/** A day: what it is, its dates, the times of its fast, and how far away it is. */
function DayRow({ day, details, months, now, reckoning }: DayRowProps) {
  const text = useMessages("fasting");
  const calendarText = useMessages("calendar");
  const language = useLanguage();
  const hijriText = useHijriText(months);
  const isExpected = day.occasions.some(isOfMonth) && monthStanding(reckoning, day.hijri) === "expected";
  return (
    <div className="grid gap-x-4 px-4 py-3 sm:grid-cols-[1fr_auto]">
      <p className="flex flex-wrap items-center gap-x-3 sm:col-span-2">
        <span className="font-semibold">{occasionsText(text, language, day)}</span>
        {isExpected && <span className="text-ink-soft text-sm">{text("expected")}</span>}
      </p>
      <p className="flex flex-wrap gap-x-3 text-sm">
        <span>{dayText(day.day, language, "full")}</span>
        <span className="text-ink-soft">{hijriText(day.hijri)}</span>
      </p>
      <p className="text-ink-soft text-sm tabular-nums sm:text-end">
        {calendarText("daysRemaining", { count: dayNumber(day.day) - dayNumber(now.today) })}
      </p>
      {details && (
        <p className="whitespace-pre-line text-ink-soft text-sm tabular-nums sm:col-span-2">{details}</p>
      )}
    </div>
  );
}

/** Returns a function for what there is to say of a day beside its name. */
function useDayDetails({ place }: HijriNow, reckoning: HijriReckoning): (day: OccasionDay) => string {
  const text = useMessages("fasting");
  const language = useLanguage();
  const { method, choices } = useSavedCalculation();
  const { is24Hour } = useIs24Hour(place);
  const timesOf = placeTimes(place, method, choices);
  return (day) => {
    const times = fastingTimes(timesOf(day.day));
    const clock = { timeZone: place.timeZone, is24Hour };
    const fast = times && fastText(text, language, times, clock);
    const isExpected = day.hijri.day === 1 && monthStanding(reckoning, day.hijri) === "expected";
    return dayDetails(text, day, fast, isExpected);
  };
}

/** Where each kind of day comes from. */
function Sources() {
  const text = useMessages("fasting");
  return (
    <details className="border-line border-t pt-2 text-sm">
      <summary className="flex min-h-11 items-center">{text("sources")}</summary>
      <dl className="grid gap-3">
        {occasionKinds.map((kind) => (
          <div key={kind}>
            <dt className="font-medium">{text(`kind.${kind}`)}</dt>
            <dd className="text-ink-soft">{text(`source.${kind}`)}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 text-ink-soft">{text("source.friday")}</p>
      <p className="mt-3 text-ink-soft">{text("about")}</p>
    </details>
  );
}
