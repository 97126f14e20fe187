import { Link } from "wouter";
import { dayText } from "#app/i18n/day-text.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { formatNumber } from "#app/i18n/numbers.ts";
import { useSavedIqamah } from "#app/storage/saved-iqamah.ts";
import { Button, buttonClass } from "#app/ui/button.tsx";
import { Sheet } from "#app/ui/sheet.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { parseCalendarDay } from "#domain/calendar-day.ts";
import { hasIqamah, type IqamahRule, iqamahLimits, noIqamah } from "#domain/prayer-times/iqamah.ts";
import { type Prayer, prayers } from "#domain/prayer-times/prayer-name.ts";
import { NumberField } from "./number-field.tsx";

const leads = [0, 5, 10, 15, 20, 30];

/** When the person's mosque prays in congregation: for each prayer, on Fridays, and its notices. */
export function IqamahSheet({ onClose }: { readonly onClose: () => void }) {
  const iqamahText = useMessages("iqamah");
  const part = useMessages("prayerparts");
  const language = useLanguage();
  const { iqamah, saveIqamah, changeIqamah } = useSavedIqamah();
  const setRule = (prayer: Prayer, rule: IqamahRule | undefined) =>
    changeIqamah((saved) => {
      const { [prayer]: _, ...others } = saved.rules;
      return { ...saved, rules: rule ? { ...others, [prayer]: rule } : others };
    });
  return (
    <Sheet title={iqamahText("title")} closeLabel={part("close")} isOpen onClose={onClose}>
      <div className="flex flex-col gap-4">
        <p className="text-ink-soft">{iqamahText("intro")}</p>
        <TextField
          label={iqamahText("mosqueName")}
          defaultValue={iqamah.mosque}
          maxLength={iqamahLimits.mosque}
          onChange={(event) => {
            const mosque = event.target.value.trim();
            changeIqamah((saved) => ({ ...saved, mosque }));
          }}
        />
        {prayers.map((prayer) => (
          <RuleField
            key={prayer}
            prayer={prayer}
            rule={iqamah.rules[prayer]}
            onChange={(rule) => setRule(prayer, rule)}
          />
        ))}
        <TextField
          label={iqamahText("jumuah")}
          type="time"
          value={timeInput(iqamah.jumuah)}
          onChange={(event) => {
            const jumuah = minutesOfInput(event.target.value) ?? null;
            changeIqamah((saved) => ({ ...saved, jumuah }));
          }}
        />
        <div>
          <NumberField
            label={iqamahText("length")}
            value={iqamah.length}
            fallback={noIqamah.length}
            limits={iqamahLimits.length}
            onChange={(length = noIqamah.length) => changeIqamah((saved) => ({ ...saved, length }))}
          />
          <p className="mt-1 text-ink-soft text-sm">{iqamahText("lengthNote")}</p>
        </div>
        <label className="flex flex-col gap-1">
          <span>{iqamahText("notice")}</span>
          <select
            value={iqamah.noticeBefore ?? ""}
            onChange={(event) => {
              const noticeBefore = event.target.value === "" ? null : Number(event.target.value);
              changeIqamah((saved) => ({ ...saved, noticeBefore }));
            }}
            className="field"
          >
            <option value="">{iqamahText("notice.none")}</option>
            {leads.map((minutes) => (
              <option key={minutes} value={minutes}>
                {minutes === 0
                  ? part("atTime")
                  : part("minutesBefore", { minutes: formatNumber(minutes, language) })}
              </option>
            ))}
          </select>
        </label>
        <div className="flex flex-wrap gap-2">
          <Link href="/prayer?view=wall" className={buttonClass("quiet")}>
            {iqamahText("wall")}
          </Link>
          {hasIqamah(iqamah) && (
            <Button onClick={() => saveIqamah({ ...iqamah, rules: {}, jumuah: null })}>
              {iqamahText("clear")}
            </Button>
          )}
        </div>
      </div>
    </Sheet>
  );
}

type RuleFieldProps = {
  readonly prayer: Prayer;
  readonly rule: IqamahRule | undefined;
  readonly onChange: (rule: IqamahRule | undefined) => void;
};

/** Where a rule begins that a person has just chosen. */
const usualWait = 15;
const usualTimes: Readonly<Record<Prayer, number>> = {
  fajr: 330,
  dhuhr: 795,
  asr: 990,
  maghrib: 1110,
  isha: 1230,
};

const kindOf = (rule: IqamahRule | undefined) => {
  if (!rule) return "none";
  return "after" in rule ? "after" : "at" in rule ? "at" : "dated";
};

/** One prayer's iqamah: unknown, minutes after the adhan, or a time; a printed table's times stay until changed. */
function RuleField({ prayer, rule, onChange }: RuleFieldProps) {
  const text = useMessages("prayer");
  const iqamahText = useMessages("iqamah");
  const language = useLanguage();
  const name = text(`name.${prayer}`);
  const kind = kindOf(rule);
  const until = rule && "until" in rule ? parseCalendarDay(rule.until) : undefined;
  const choose = (chosen: string) => {
    if (chosen === "none") onChange(undefined);
    if (chosen === "after") onChange({ after: usualWait });
    if (chosen === "at") onChange({ at: usualTimes[prayer] });
  };
  return (
    <div className="grid grid-cols-2 items-end gap-3">
      <label className="flex flex-col gap-1">
        <span>{name}</span>
        <select
          aria-label={iqamahText("kind", { prayer: name })}
          value={kind}
          onChange={(event) => choose(event.target.value)}
          className="field"
        >
          {(["none", "after", "at", "dated"] as const)
            .filter((each) => each !== "dated" || kind === "dated")
            .map((each) => (
              <option key={each} value={each}>
                {iqamahText(`kind.${each}`)}
              </option>
            ))}
        </select>
      </label>
      {rule && "after" in rule && (
        <NumberField
          label={iqamahText("minutesLabel", { prayer: name })}
          value={rule.after}
          fallback={usualWait}
          limits={iqamahLimits.after}
          onChange={(after = usualWait) => onChange({ after })}
        />
      )}
      {rule && "at" in rule && (
        <label className="flex flex-col gap-1">
          <span>{iqamahText("timeLabel", { prayer: name })}</span>
          <input
            type="time"
            required
            value={timeInput(rule.at)}
            onChange={(event) => {
              const at = minutesOfInput(event.target.value);
              if (at !== undefined) onChange({ at });
            }}
            className="field"
          />
        </label>
      )}
      {until && (
        <p className="py-2.5 text-ink-soft text-sm">
          {iqamahText("untilDate", { date: dayText(until, language, "short") })}
        </p>
      )}
    </div>
  );
}

/** Minutes from midnight as a time field has them. */
function timeInput(minutes: number | null): string {
  if (minutes === null) return "";
  return `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;
}

function minutesOfInput(value: string): number | undefined {
  const match = /^(\d{2}):(\d{2})/.exec(value);
  return match ? Number(match[1]) * 60 + Number(match[2]) : undefined;
}
