import { useState } from "react";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { formatNumber } from "#app/i18n/numbers.ts";
import { Button } from "#app/ui/button.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { daysOwed, isOwedCount, missedTimeLimits } from "#domain/prayer-log/owed-prayers.ts";
import { type Prayer, prayers } from "#domain/prayer-times/prayer-name.ts";
import { typedNumber } from "#domain/typed-number.ts";

const parts = ["years", "months", "days", "exemptDaysAMonth"] as const;
type Part = (typeof parts)[number];
const labels = {
  years: "reckonYears",
  months: "reckonMonths",
  days: "reckonDays",
  exemptDaysAMonth: "reckonExempt",
} as const;

type ReckonFormProps = {
  /** Adds so many to each of the prayers. */
  readonly onAdd: (days: number, chosen: readonly Prayer[]) => void;
};

/** Makes numbers of a time in which prayers were missed; an empty field is nothing. */
export function ReckonForm({ onAdd }: ReckonFormProps) {
  const text = useMessages("prayerlog");
  const language = useLanguage();
  const [typed, setTyped] = useState<Readonly<Record<Part, string>>>({
    years: "",
    months: "",
    days: "",
    exemptDaysAMonth: "",
  });
  const [calendar, setCalendar] = useState<"gregorian" | "hijri">("gregorian");
  const [chosen, setChosen] = useState<readonly Prayer[]>(prayers);
  const amountOf = (part: Part) => (typed[part].trim() === "" ? 0 : typedNumber(typed[part]));
  const isWrong = (part: Part) => {
    const value = amountOf(part);
    return !Number.isInteger(value) || value < 0 || value > missedTimeLimits[part];
  };
  const days = daysOwed({
    years: amountOf("years"),
    months: amountOf("months"),
    days: amountOf("days"),
    exemptDaysAMonth: amountOf("exemptDaysAMonth"),
    calendar,
  });
  const isPossible = isOwedCount(days) && days > 0 && chosen.length > 0;
  return (
    <form
      noValidate
      aria-label={text("reckon")}
      className="panel grid gap-4 p-5"
      onSubmit={(event) => {
        event.preventDefault();
        if (isPossible) onAdd(days, chosen);
      }}
    >
      <p className="text-ink-soft text-sm">{text("reckonHint")}</p>
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          label={text("reckonBy")}
          name="calendar"
          value={calendar}
          onChange={(value) => setCalendar(value === "hijri" ? "hijri" : "gregorian")}
          options={[
            { value: "gregorian", label: text("reckonGregorian") },
            { value: "hijri", label: text("reckonHijri") },
          ]}
        />
        {parts.map((part) => (
          <TextField
            key={part}
            label={text(labels[part])}
            inputMode="numeric"
            dir="ltr"
            placeholder="0"
            value={typed[part]}
            aria-invalid={isWrong(part)}
            onChange={({ target }) => setTyped({ ...typed, [part]: target.value })}
            {...(isWrong(part)
              ? { hint: text("wrongCount", { most: formatNumber(missedTimeLimits[part], language) }) }
              : {})}
          />
        ))}
      </div>
      <fieldset className="flex flex-wrap gap-x-4 gap-y-1">
        <legend className="text-ink-soft text-sm">{text("reckonOf")}</legend>
        {prayers.map((prayer) => (
          <label key={prayer} className="flex min-h-11 items-center gap-2">
            <input
              type="checkbox"
              className="size-5 accent-green"
              checked={chosen.includes(prayer)}
              onChange={({ target }) =>
                setChosen(
                  prayers.filter((each) => (each === prayer ? target.checked : chosen.includes(each))),
                )
              }
            />
            {text(`name.${prayer}`)}
          </label>
        ))}
      </fieldset>
      <p role="status">
        {chosen.length === 0
          ? text("reckonNone")
          : isOwedCount(days)
            ? text("reckonResult", { count: days })
            : text("reckonTooMany")}
      </p>
      <Button look="primary" type="submit" disabled={!isPossible} className="justify-self-start">
        {text("reckonAdd")}
      </Button>
    </form>
  );
}
