import { Link, useSearch } from "wouter";
import { changedSearch } from "#app/browser/address-parameters.ts";
import { dayText } from "#app/i18n/day-text.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { formatNumber } from "#app/i18n/numbers.ts";
import { useReckoning } from "#app/storage/hijri-reckoning.ts";
import { PageHead } from "#app/ui/page-head.tsx";
import { Tabs } from "#app/ui/tabs.tsx";
import { Toggle } from "#app/ui/toggle.tsx";
import type { CalendarTexts } from "#content/islamic-calendar/index.ts";
import {
  type HijriCalendar,
  hijriAdjustments,
  hijriCalendars,
  isApproximate,
} from "#domain/hijri/hijri-calendar.ts";
import type { Language } from "#domain/language.ts";
import { placeName } from "#domain/places/place.ts";
import type { Instant } from "#domain/zoned-time.ts";
import { type CalendarTab, calendarTabOf, calendarTabs } from "./calendar-address.ts";
import { Converter } from "./converter.tsx";
import { OpenedEvent } from "./event-sheet.tsx";
import { EventsTab } from "./events-tab.tsx";
import { useHijriText } from "./hijri-text.ts";
import { MonthsTab } from "./months-tab.tsx";
import { type HijriNow, useHijriToday } from "./use-hijri-today.ts";

type CalendarPageProps = { readonly texts: CalendarTexts; readonly madeAt: Instant };

const names = { months: "tabMonths", events: "tabEvents" } as const;

/** The Hijri calendar: today, the months of a year, the events with their dates, and a converter. */
export function CalendarPage({ texts, madeAt }: CalendarPageProps) {
  const text = useMessages("calendar");
  const name = useMessages("shell");
  const now = useHijriToday(madeAt);
  const { reckoning } = useReckoning();
  const search = useSearch();
  const open = calendarTabOf(new URLSearchParams(search));
  const tabAddress = (tab: CalendarTab) =>
    `/islamic-calendar${changedSearch(search, { tab: tab === "months" ? undefined : tab, event: undefined })}`;
  return (
    <>
      <PageHead title={name("title.islamicCalendar")} about={<p>{texts.note}</p>} />
      <div className="grid items-start gap-x-14 gap-y-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid min-w-0 gap-4">
          <TodayCard now={now} months={texts.months} calendar={reckoning.calendar} />
          <Tabs
            label={text("tabs")}
            panelId={panelId}
            current={open}
            tabs={calendarTabs.map((id) => ({ id, label: text(names[id]), href: tabAddress(id) }))}
            className="lg:mx-0 lg:px-0"
          />
          <div id={panelId} role="tabpanel" aria-labelledby={`tab-${open}`}>
            {open === "months" ? (
              <MonthsTab texts={texts} now={now} reckoning={reckoning} />
            ) : (
              <EventsTab texts={texts} now={now} reckoning={reckoning} />
            )}
          </div>
        </div>
        <OpenedEvent texts={texts} now={now} reckoning={reckoning} />
        <aside className="grid min-w-0 gap-4 noscript:hidden">
          <Converter months={texts.months} reckoning={reckoning} today={now.today} />
          <ReckoningFields />
        </aside>
      </div>
    </>
  );
}

const panelId = "calendar-tab";

type TodayCardProps = {
  readonly now: HijriNow;
  readonly months: CalendarTexts["months"];
  readonly calendar: HijriCalendar;
};

const reasons = { guessed: "placeGuessed", default: "placeDefault", chosen: undefined } as const;

/** Today's date in both calendars. */
function TodayCard({ now, months, calendar }: TodayCardProps) {
  const text = useMessages("calendar");
  const language = useLanguage();
  const hijriText = useHijriText(months);
  const { hijri, today, place, origin, isLive } = now;
  // A device position has no name where no known city is near.
  const name = placeName(place, language);
  const date = dayText(today, language, "full");
  const reason = reasons[origin];
  return (
    <section aria-labelledby="today" className="panel px-4 py-3 md:px-6 md:py-4">
      <h2 id="today" className="font-normal text-ink-soft text-sm">
        {text("today")}
      </h2>
      <div className={isLive ? "" : "invisible noscript:visible"}>
        <p className="text-balance font-display text-2xl rtl:leading-relaxed" data-hijri-today="">
          {hijri ? hijriText(hijri) : text("outside")}
        </p>
        <p className="text-ink-soft text-sm">
          {name ? text("gregorianIn", { date, place: withPreposition(name, language) }) : date}
        </p>
        <Link
          href="/prayer#place"
          data-origin={origin}
          className="flex min-h-11 items-center text-ink-soft text-sm"
        >
          <span>
            {reason && text(reason)}{" "}
            <span className="text-green underline underline-offset-4">
              {text(reason ? "choosePlace" : "changePlace")}
            </span>
          </span>
        </Link>
        {hijri && isApproximate(hijri, calendar) && (
          <p className="mt-2 text-sm">{text(calendar === "civil" ? "civilApproximate" : "approximate")}</p>
        )}
      </div>
    </section>
  );
}

/**
 * A city with its French preposition: "à" contracts with a masculine or plural article (au Caire, aux Abymes) and with
 * no other (à La Mecque, à L’Haÿ). In the other languages the preposition is part of the message.
 */
export function withPreposition(name: string, language: Language): string {
  if (language !== "fr") return name;
  const [, article, rest] = /^(le|les) (\p{Lu}.*)$/iu.exec(name) ?? [];
  if (article === undefined) return `à ${name}`;
  return `${article.toLowerCase() === "le" ? "au" : "aux"} ${rest}`;
}

/** Settings: which calendar, how many days the local sighting differs from it, and when the day begins. */
function ReckoningFields() {
  const text = useMessages("calendar");
  const language = useLanguage();
  const { calendar, adjustment, fromMaghrib } = useReckoning();
  return (
    <section aria-labelledby="reckoning" className="panel flex flex-col gap-3 p-5">
      <h2 id="reckoning" className="font-display text-xl">
        {text("reckoning")}
      </h2>
      <label className="flex flex-col gap-1">
        <span>{text("calendarLabel")}</span>
        <select
          value={calendar.value}
          onChange={(event) => {
            const chosen = hijriCalendars.find((each) => each === event.target.value);
            if (chosen) calendar.save(chosen);
          }}
          className="field"
        >
          {hijriCalendars.map((each) => (
            <option key={each} value={each}>
              {text(`calendar.${each}`)}
            </option>
          ))}
        </select>
      </label>
      <label className="flex flex-col gap-1">
        <span>{text("adjustment")}</span>
        <select
          value={adjustment.value}
          onChange={(event) => {
            const chosen = hijriAdjustments.find((each) => each === Number(event.target.value));
            if (chosen !== undefined) adjustment.save(chosen);
          }}
          className="field"
        >
          {hijriAdjustments.map((each) => (
            <option key={each} value={each}>
              {formatNumber(each, language, { signDisplay: "exceptZero" })}
            </option>
          ))}
        </select>
      </label>
      <Toggle label={text("fromMaghrib")} isOn={fromMaghrib.value} onChange={fromMaghrib.save} />
      <p className="text-ink-soft text-sm">{text("reckoningNote")}</p>
    </section>
  );
}
