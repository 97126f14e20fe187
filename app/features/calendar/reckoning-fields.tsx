import { useId } from "react";
import { dayText } from "#app/i18n/day-text.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import type { useReckoning } from "#app/storage/hijri-reckoning.ts";
import { Button } from "#app/ui/button.tsx";
import { Toggle } from "#app/ui/toggle.tsx";
import type { CalendarTexts } from "#content/islamic-calendar/index.ts";
import { gregorianDayOf, shiftAt } from "#domain/hijri/hijri-calendar.ts";
import type { HijriDate } from "#domain/hijri/hijri-date.ts";
import { authorityOf, type HijriCalendar, hijriCalendars } from "#domain/hijri/month-authority.ts";
import { corrected, monthToCorrect, possibleShifts } from "#domain/hijri/month-correction.ts";

export type ReckoningFieldsProps = {
  readonly saved: ReturnType<typeof useReckoning>;
  readonly countryCode: string;
  readonly hijri: HijriDate | undefined;
  readonly months: CalendarTexts["months"];
};

const choices = ["place", ...hijriCalendars] as const;

/** The message with an authority's rule; those that share a rule share it. */
const rules = {
  umm_alqura: "rule.umm_alqura",
  diyanet: "rule.diyanet",
  world: "rule.world",
  indonesia: "rule.mabims",
  malaysia: "rule.mabims",
  pakistan: "rule.sighting",
  morocco: "rule.sighting",
  civil: undefined,
} as const satisfies Record<HijriCalendar, string | undefined>;

/** Settings: who says that the month begins, its first day if that was another one, and when the day begins. */
export function ReckoningFields({ saved, countryCode, hijri, months }: ReckoningFieldsProps) {
  const text = useMessages("calendar");
  const crescentText = useMessages("crescent");
  const { reckoning, choice, fromMaghrib } = saved;
  const rule = rules[reckoning.calendar];
  const isCorrected = reckoning.adjustment !== 0 || (reckoning.corrections ?? []).length > 0;
  return (
    <section aria-labelledby="reckoning" className="panel flex flex-col gap-3 p-5">
      <h2 id="reckoning" className="font-display text-xl">
        {text("reckoning")}
      </h2>
      <label className="flex flex-col gap-1">
        <span>{crescentText("authorityLabel")}</span>
        <select
          value={choice.value}
          onChange={(event) => {
            const chosen = choices.find((each) => each === event.target.value);
            if (chosen) choice.save(chosen);
          }}
          className="field"
        >
          {choices.map((each) => (
            <option key={each} value={each}>
              {each === "place"
                ? crescentText("authority.place", {
                    name: crescentText(`authority.${authorityOf(countryCode)}`),
                  })
                : crescentText(`authority.${each}`)}
            </option>
          ))}
        </select>
      </label>
      <p className="text-ink-soft text-sm">
        {rule === undefined ? text("civilApproximate") : crescentText(rule)}
      </p>
      {hijri && <FirstDayField saved={saved} hijri={hijri} months={months} />}
      {isCorrected && <Button onClick={saved.removeCorrections}>{crescentText("removeCorrections")}</Button>}
      <Toggle label={text("fromMaghrib")} isOn={fromMaghrib.value} onChange={fromMaghrib.save} />
      <p className="text-ink-soft text-sm">{text("reckoningNote")}</p>
    </section>
  );
}

type FirstDayFieldProps = Pick<ReckoningFieldsProps, "saved" | "months"> & { readonly hijri: HijriDate };

/** The first day of the month that is near, to be set where it was another one than calculated. */
function FirstDayField({ saved, hijri, months }: FirstDayFieldProps) {
  const crescentText = useMessages("crescent");
  const language = useLanguage();
  const noteId = useId();
  const { reckoning, saveCorrections } = saved;
  const month = monthToCorrect(hijri);
  const shifts = possibleShifts(reckoning, month);
  const name = months[month.month - 1]?.name ?? "";
  return (
    <>
      <label className="flex flex-col gap-1">
        <span>{crescentText("correctionLabel", { month: name })}</span>
        <select
          value={shiftAt(reckoning, month)}
          aria-describedby={noteId}
          onChange={(event) => {
            const days = shifts.find((each) => each === Number(event.target.value));
            if (days !== undefined) saveCorrections(corrected(reckoning, month, days).corrections ?? []);
          }}
          className="field"
        >
          {shifts.toReversed().map((days) => {
            const first = gregorianDayOf({ ...month, day: 1 }, corrected(reckoning, month, days));
            const date = first ? dayText(first, language, "short") : "";
            return (
              <option key={days} value={days}>
                {days === 0 ? crescentText("correctionCalculated", { date }) : date}
              </option>
            );
          })}
        </select>
      </label>
      <p id={noteId} className="text-ink-soft text-sm">
        {crescentText("correctionNote")}
      </p>
    </>
  );
}
