import { Link, useSearch } from "wouter";
import { changedSearch } from "#app/browser/address-parameters.ts";
import { useMessages } from "#app/i18n/messages.tsx";
import type { CalendarTexts } from "#content/islamic-calendar/index.ts";
import type { Instant } from "#domain/zoned-time.ts";
import { type CalendarTab, calendarTabOf, calendarTabs } from "./calendar-address.ts";
import { Converter } from "./converter.tsx";
import { OpenedEvent } from "./event-sheet.tsx";
import { EventsTab } from "./events-tab.tsx";
import { MonthsTab } from "./months-tab.tsx";
import { ReckoningFields } from "./reckoning-fields.tsx";
import { useReckoning } from "./reckoning-settings.ts";
import { TodayCard } from "./today-card.tsx";
import { useHijriToday } from "./use-hijri-today.ts";

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
    <div className="mx-auto max-w-5xl">
      <h1 tabIndex={-1} className="font-display text-3xl outline-none sm:text-4xl">
        {name("title.islamicCalendar")}
      </h1>
      <p className="mt-3 max-w-[65ch] text-pretty text-ink-soft">{texts.note}</p>
      <div className="mt-6 grid items-start gap-5 lg:grid-cols-[1fr_20rem]">
        <div className="flex min-w-0 flex-col gap-5">
          <TodayCard now={now} months={texts.months} calendar={reckoning.calendar} />
          <nav aria-label={text("tabs")} className="flex gap-1">
            {calendarTabs.map((tab) => (
              <Link
                key={tab}
                href={tabAddress(tab)}
                replace
                aria-current={tab === open ? "page" : undefined}
                className="flex min-h-11 items-center rounded-round border border-transparent px-4 text-ink-soft hover:text-ink aria-[current]:border-green aria-[current]:text-ink"
              >
                {text(names[tab])}
              </Link>
            ))}
          </nav>
          {open === "months" ? (
            <MonthsTab texts={texts} now={now} reckoning={reckoning} />
          ) : (
            <EventsTab texts={texts} now={now} reckoning={reckoning} />
          )}
        </div>
        <OpenedEvent texts={texts} now={now} reckoning={reckoning} />
        <aside className="flex min-w-0 flex-col gap-5 noscript:hidden">
          <Converter months={texts.months} reckoning={reckoning} today={now.today} />
          <ReckoningFields />
        </aside>
      </div>
    </div>
  );
}
