import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { formatNumber } from "#app/i18n/numbers.ts";
import { Toggle } from "#app/ui/toggle.tsx";
import { hijriAdjustments, hijriCalendars } from "#domain/hijri/hijri-calendar.ts";
import { useReckoning } from "./reckoning-settings.ts";

/** Settings: which calendar, how many days the local sighting differs from it, and when the day begins. */
export function ReckoningFields() {
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
