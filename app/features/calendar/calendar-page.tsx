import { Link, useSearch } from "wouter";
import { changedSearch } from "#app/browser/address-parameters.ts";
import { soonAfter } from "#app/hydration/soon.ts";
import { useAsync } from "#app/hydration/use-async.ts";
import { useSettled } from "#app/hydration/use-settled.ts";
import { dayText } from "#app/i18n/day-text.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { useReckoning } from "#app/storage/hijri-reckoning.ts";
import { lazyComponent } from "#app/ui/lazy-component.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { Tabs } from "#app/ui/tabs.tsx";
import type { CalendarTexts } from "#content/islamic-calendar/index.ts";
import type { HijriReckoning } from "#domain/hijri/hijri-calendar.ts";
import type { Language } from "#domain/language.ts";
import { placeName } from "#domain/places/place.ts";
import type { Instant } from "#domain/zoned-time.ts";
import { type CalendarTab, calendarTabOf, calendarTabs } from "./calendar-address.ts";
import type { CalendarAsideProps } from "./calendar-aside.tsx";
import { useHijriText } from "./hijri-text.ts";
import { MonthNote } from "./month-note.tsx";
import { MonthsTab } from "./months-tab.tsx";
import { type HijriNow, useHijriToday } from "./use-hijri-today.ts";

const EventsTab = lazyComponent(() => import("./events-tab.tsx").then((file) => file.EventsTab));
const FastingTab = lazyComponent(() => import("./fasting-tab.tsx").then((file) => file.FastingTab));
const OpenedEvent = lazyComponent(() => import("./event-sheet.tsx").then((file) => file.OpenedEvent));

/** Loads the code of the tab that the address names. */
export async function readyTab(search: URLSearchParams): Promise<void> {
  const tab = calendarTabOf(search);
  if (tab === "events") await EventsTab.ready();
  if (tab === "fasting") await FastingTab.ready();
}

type CalendarPageProps = { readonly texts: CalendarTexts; readonly madeAt: Instant };

const names = { months: "tabMonths", events: "tabEvents", fasting: "tabFasting" } as const;

/** The Hijri calendar: today, the months of a year, the events and days of fasting with their dates, a converter. */
export function CalendarPage({ texts, madeAt }: CalendarPageProps) {
  const text = useMessages("calendar");
  const name = useMessages("shell");
  const now = useHijriToday(madeAt);
  const { countryCode } = now.place;
  const saved = useReckoning(countryCode);
  const { reckoning } = saved;
  const search = useSearch();
  const open = calendarTabOf(new URLSearchParams(search));
  const tabAddress = (tab: CalendarTab) =>
    `/islamic-calendar${changedSearch(search, { tab: tab === "months" ? undefined : tab, event: undefined })}`;
  return (
    <>
      <PageHead title={name("title.islamicCalendar")} about={<p>{texts.note}</p>} />
      <div className="grid items-start gap-x-14 gap-y-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid min-w-0 gap-4">
          <TodayCard now={now} months={texts.months} reckoning={reckoning} />
          <Tabs
            label={text("tabs")}
            panelId={panelId}
            current={open}
            tabs={calendarTabs.map((id) => ({ id, label: text(names[id]), href: tabAddress(id) }))}
            className="lg:mx-0 lg:px-0"
          />
          <div id={panelId} role="tabpanel" aria-labelledby={`tab-${open}`} className="min-w-0">
            {open === "months" && <MonthsTab texts={texts} now={now} reckoning={reckoning} />}
            {open === "events" && <EventsTab texts={texts} now={now} reckoning={reckoning} />}
            {open === "fasting" && <FastingTab months={texts.months} now={now} reckoning={reckoning} />}
          </div>
        </div>
        {now.isLive && new URLSearchParams(search).has("event") && (
          <OpenedEvent texts={texts} now={now} reckoning={reckoning} />
        )}
        <LaterAside saved={saved} countryCode={countryCode} now={now} months={texts.months} />
      </div>
    </>
  );
}

const panelId = "calendar-tab";

type TodayCardProps = {
  readonly now: HijriNow;
  readonly months: CalendarTexts["months"];
  readonly reckoning: HijriReckoning;
};

const reasons = { guessed: "placeGuessed", default: "placeDefault", chosen: undefined } as const;

/** Today's date in both calendars. */
function TodayCard({ now, months, reckoning }: TodayCardProps) {
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
        <p className="text-balance font-display text-xl md:text-2xl rtl:leading-relaxed" data-hijri-today="">
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
        {hijri && <MonthNote month={hijri} reckoning={reckoning} />}
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

/** Converter and settings, whose code is loaded after the first load; until then their shape stands there. */
function LaterAside(props: CalendarAsideProps) {
  const isSettled = useSettled(soonAfter);
  const { value: part } = useAsync(isSettled ? "aside" : undefined, () => import("./calendar-aside.tsx"));
  return (
    <aside aria-busy={!part} className="grid min-w-0 gap-4 noscript:hidden">
      {part ? <part.CalendarAside {...props} /> : <AsideOutline />}
    </aside>
  );
}

/** The two panels with their names and empty fields, as tall as they will be. */
function AsideOutline() {
  const text = useMessages("calendar");
  const crescentText = useMessages("crescent");
  const field = <div className="field" />;
  return (
    <>
      <section className="panel flex flex-col gap-3 p-5">
        <h2 className="font-display text-xl">{text("converter")}</h2>
        <div className="flex flex-col gap-1">
          <span>{text("gregorianDate")}</span>
          {field}
        </div>
        <p className="h-lh" />
        <div className="flex flex-col gap-1">
          <span>{text("hijriDateLabel")}</span>
          <div className="grid grid-cols-[5.5rem_1fr] gap-2">
            {field}
            {field}
            <div className="field col-span-2" />
          </div>
        </div>
        <p className="h-lh" />
      </section>
      <section className="panel flex min-h-130 flex-col gap-3 p-5">
        <h2 className="font-display text-xl">{text("reckoning")}</h2>
        <div className="flex flex-col gap-1">
          <span>{crescentText("authorityLabel")}</span>
          {field}
        </div>
      </section>
    </>
  );
}
