import { useState } from "react";
import { dateFormat } from "#app/i18n/date-format.ts";
import { dayText } from "#app/i18n/day-text.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { formatNumber } from "#app/i18n/numbers.ts";
import { addDays, type CalendarDay, dayNumber } from "#domain/calendar-day.ts";
import { type Crescent, crescentOn } from "#domain/crescent/crescent.ts";
import { gregorianDayOf, type HijriMonth, type HijriReckoning } from "#domain/hijri/hijri-calendar.ts";
import { addMonths } from "#domain/hijri/hijri-date.ts";
import type { Place } from "#domain/places/place.ts";
import type { Instant } from "#domain/zoned-time.ts";
import { HorizonDiagram } from "./horizon-diagram.tsx";
import { WorldMap } from "./world-map.tsx";

export type CrescentPanelProps = {
  readonly month: HijriMonth;
  readonly reckoning: HijriReckoning;
  readonly place: Place;
};

/** The works that the criteria are from; names that no language translates. */
const works = {
  yallop: "B. D. Yallop, NAO Technical Note 69 (1997)",
  odeh: "M. Sh. Odeh, Experimental Astronomy 18 (2004) 39–64",
};

/** The crescent with which a month may begin: on the evening of the 29th before it, or on the next. */
export function CrescentPanel({ month, reckoning, place }: CrescentPanelProps) {
  const text = useMessages("visibility");
  const language = useLanguage();
  const [isNext, setIsNext] = useState(false);
  const last = gregorianDayOf({ ...addMonths(month, -1), day: 29 }, reckoning);
  if (!last) return null;
  const evenings: readonly CalendarDay[] = [last, addDays(last, 1)];
  const evening = dayNumber(addDays(last, isNext ? 1 : 0));
  const crescent = crescentOn(evening, place);
  return (
    <div className="flex flex-col gap-5">
      <label className="flex flex-col gap-1">
        <span>{text("evening")}</span>
        <select
          value={isNext ? 1 : 0}
          onChange={(event) => setIsNext(event.target.value === "1")}
          className="field"
        >
          {evenings.map((day, index) => (
            <option key={day.day} value={index}>
              {dayText(day, language, "full")}
            </option>
          ))}
        </select>
      </label>
      {typeof crescent === "string" ? (
        <p>{text(`none.${crescent}`)}</p>
      ) : (
        <>
          <HorizonDiagram crescent={crescent} />
          <CrescentFacts crescent={crescent} timeZone={place.timeZone} />
        </>
      )}
      <p className="text-ink-soft text-sm">{text("source", works)}</p>
      <WorldMap key={evening} evening={evening} place={place} />
    </div>
  );
}

type CrescentFactsProps = { readonly crescent: Crescent; readonly timeZone: string };

/** Times, angles and what the two criteria say. */
function CrescentFacts({ crescent, timeZone }: CrescentFactsProps) {
  const text = useMessages("visibility");
  const language = useLanguage();
  const clock = (at: Instant) =>
    dateFormat(language, { hour: "numeric", minute: "2-digit", timeZone }).format(at);
  const unit = (value: number, name: "degree" | "minute" | "hour", digits = 1) =>
    formatNumber(value, language, {
      style: "unit",
      unit: name,
      unitDisplay: name === "degree" ? "narrow" : "short",
      maximumFractionDigits: digits,
    });
  const plain = (value: number) => formatNumber(value, language, { maximumFractionDigits: 3 });
  const facts = [
    ["fact.sunset", clock(crescent.sunset)],
    ["fact.moonset", clock(crescent.moonset)],
    ["fact.lag", unit(crescent.lag, "minute", 0)],
    ["fact.best", clock(crescent.bestTime)],
    ["fact.altitude", unit(crescent.altitude, "degree")],
    ["fact.elongation", unit(crescent.elongation, "degree")],
    ["fact.age", unit(crescent.age, "hour")],
    ["fact.width", text("arcMinutes", { value: plain(crescent.width) })],
    ["fact.q", plain(crescent.q), text(`class.${crescent.yallop}`)],
    ["fact.v", plain(crescent.v), text(`zone.${crescent.odeh}`)],
  ] as const;
  return (
    <dl className="grid gap-2 sm:grid-cols-2">
      {facts.map(([name, value, meaning]) => (
        <div key={name}>
          <dt className="text-ink-soft text-sm">{text(name)}</dt>
          <dd>
            {value}
            {meaning !== undefined && <span className="block text-sm">{meaning}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
