import { type FormEvent, useState } from "react";
import { string } from "valibot";
import { dayText } from "#app/i18n/day-text.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { formatNumber } from "#app/i18n/numbers.ts";
import { forgetDraft, useDraft } from "#app/storage/draft.ts";
import { Button } from "#app/ui/button.tsx";
import { Sheet } from "#app/ui/sheet.tsx";
import { useToast } from "#app/ui/toast.ts";
import { calculationMethods } from "#content/calculation-methods/index.ts";
import { formatCalendarDay, parseCalendarDay } from "#domain/calendar-day.ts";
import type { Place } from "#domain/places/place.ts";
import { limits } from "#domain/prayer-times/calculation-options.ts";
import { fitIqamah } from "#domain/prayer-times/fit-iqamah.ts";
import { type MosqueMatch, matchMosque, placeShift } from "#domain/prayer-times/match-mosque.ts";
import { type MosqueTable, readMosqueTable, type UnreadLine } from "#domain/prayer-times/mosque-table.ts";
import { dayMarks } from "#domain/prayer-times/prayer-name.ts";
import { calendarDayIn } from "#domain/zoned-time.ts";
import { FoundIqamah } from "./found-iqamah.tsx";
import { usePlaceLabel } from "./place-label.ts";
import { TimetablePicker } from "./timetable-picker.tsx";
import { useCalculationChoices } from "./use-calculation-choices.ts";
import type { PrayerCalculation } from "./use-prayer-calculation.ts";

type MosqueSheetProps = {
  readonly setting: PrayerCalculation;
  readonly onClose: () => void;
};

const pastedDraft = "prayer.mosque";
const firstDayDraft = "prayer.mosque.firstDay";

type Answer = { readonly table: MosqueTable; readonly matches: readonly MosqueMatch[] };

/** Fits a method to a mosque's pasted timetable; the pasted text is stored as a draft until a method is saved. */
export function MosqueSheet({ setting, onClose }: MosqueSheetProps) {
  const part = useMessages("prayerparts");
  const showToast = useToast();
  const { saveMosqueMethod } = useCalculationChoices();
  const { place } = setting;
  const [pasted, setPasted] = useDraft(pastedDraft, string(), "");
  const today = formatCalendarDay(calendarDayIn(place.timeZone, Date.now()));
  const [first, setFirst] = useDraft(firstDayDraft, string(), today);
  const [answer, setAnswer] = useState<Answer>();
  const firstDay = parseCalendarDay(first);
  const isDayValid =
    firstDay !== undefined && firstDay.year >= limits.year.min && firstDay.year <= limits.year.max;
  const match = (event: FormEvent) => {
    event.preventDefault();
    if (!firstDay || !isDayValid) return;
    const table = readMosqueTable(pasted, firstDay);
    setAnswer({ table, matches: matchMosque(table.days, place, calculationMethods).slice(0, 3) });
  };
  return (
    <Sheet title={part("matchMosque")} closeLabel={part("close")} isOpen onClose={onClose} isOutsideHistory>
      <form onSubmit={match} className="flex flex-col gap-4">
        <p className="text-ink-soft">{part("mosqueIntro")}</p>
        <label className="flex flex-col gap-1">
          <span>{part("mosqueFirstDay")}</span>
          <input
            type="date"
            required
            value={first}
            onChange={(event) => setFirst(event.target.value)}
            className="field"
          />
          {!isDayValid && (
            <span role="alert" className="text-harm text-sm">
              {part("mosqueNoDay")}
            </span>
          )}
        </label>
        <label className="flex flex-col gap-1">
          <span>{part("mosqueTimes")}</span>
          <textarea
            required
            rows={8}
            maxLength={40_000}
            value={pasted}
            onChange={(event) => setPasted(event.target.value)}
            placeholder={part("mosqueExample")}
            className="field py-2 font-mono text-sm"
          />
        </label>
        {firstDay && <TimetablePicker firstDay={firstDay} onTake={setPasted} />}
        <Button type="submit" look="primary">
          {part("mosqueMatch")}
        </Button>
      </form>
      {answer && (
        <MosqueResult
          {...answer}
          place={place}
          onSave={({ method, choices }) => {
            saveMosqueMethod({ method, choices });
            forgetDraft(pastedDraft);
            forgetDraft(firstDayDraft);
            showToast({ title: part("mosqueSaved") });
            onClose();
          }}
        />
      )}
    </Sheet>
  );
}

type MosqueResultProps = {
  readonly table: MosqueTable;
  /** The best first. */
  readonly matches: readonly MosqueMatch[];
  readonly place: Place;
  readonly onSave: (match: MosqueMatch) => void;
};

const reasons = {
  "too-few-times": "unread.tooFew",
  "unknown-columns": "unread.columns",
  "out-of-order": "unread.order",
} as const satisfies Record<UnreadLine["reason"], string>;

/** What was read and what was not, with the reason, and the nearest methods with their remaining differences. */
function MosqueResult({ table, matches, place, onSave }: MosqueResultProps) {
  const text = useMessages("prayer");
  const part = useMessages("prayerparts");
  const iqamahText = useMessages("iqamah");
  const language = useLanguage();
  const unread = table.unread.filter(
    ({ line }, index, all) => all.findIndex((other) => other.line === line) === index,
  );
  const iqamah = fitIqamah(table.days);
  const [best] = matches;
  const shift = best && placeShift(best);
  const label = usePlaceLabel();
  const signed = (minutes: number) => formatNumber(minutes, language, { signDisplay: "exceptZero" });
  return (
    <div role="status" className="mt-6 flex flex-col gap-4">
      <p>{part("mosqueRead", { count: table.days.length })}</p>
      {table.unread.length > 0 && (
        <ul className="list-disc ps-5 text-gold text-sm">
          {unread.map(({ line, text: written, reason }) => (
            <li key={line}>
              {part("unreadLine", { line: formatNumber(line, language) })} <bdi>{written}</bdi>{" "}
              {part(reasons[reason])}
            </li>
          ))}
        </ul>
      )}
      {shift && (
        <p data-shift={shift.minutes} className="text-gold">
          {iqamahText(shift.minutes > 0 ? "otherPlaceLater" : "otherPlaceEarlier", {
            prayer: text(`name.${shift.mark}`),
            count: Math.abs(shift.minutes),
            place: label(place),
          })}
        </p>
      )}
      {iqamah && <FoundIqamah found={iqamah} place={place} />}
      {matches.map((match, index) => (
        <section key={match.method} data-match={match.method} className="panel p-4">
          <h3 className="font-medium">{text(`method.${match.method}`)}</h3>
          {index === 0 && !match.isLikely && !shift && (
            <p className="text-gold text-sm">{part("mosqueUnlikely")}</p>
          )}
          <p className="mt-1 text-ink-soft text-sm">
            {part("mosqueLeft", { minutes: formatNumber(match.worstResidual, language) })}{" "}
            {part(`madhab.${match.choices.madhab ?? "shafi"}`)}
            {match.method === "other" &&
              ` · ${part("mosqueAngles", {
                fajr: formatNumber(match.choices.fajrAngle ?? 0, language),
                isha: formatNumber(match.choices.ishaAngle ?? 0, language),
              })}`}
          </p>
          <dl className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-sm tabular-nums">
            {dayMarks.map((mark) => (
              <div key={mark} className="flex gap-1.5">
                <dt className="text-ink-soft">{text(`name.${mark}`)}</dt>
                <dd dir="ltr">{signed(match.choices.adjustments?.[mark] ?? 0)}</dd>
              </div>
            ))}
          </dl>
          {index === 0 && match.worstResidual > 0 && (
            <details className="mt-2 text-sm">
              <summary className="min-h-11 content-center">{part("mosqueResiduals")}</summary>
              <ul className="columns-2 gap-4 tabular-nums">
                {match.residuals
                  .filter(({ minutes }) => minutes !== 0)
                  .map(({ day, mark, minutes }) => (
                    <li key={`${day.month}-${day.day}-${mark}`}>
                      {dayText(day, language, "short")} {text(`name.${mark}`)}{" "}
                      <bdi dir="ltr">{signed(minutes)}</bdi>
                    </li>
                  ))}
              </ul>
            </details>
          )}
          <Button look={index === 0 ? "primary" : "quiet"} className="mt-3" onClick={() => onSave(match)}>
            {part("mosqueSave")}
          </Button>
        </section>
      ))}
    </div>
  );
}
