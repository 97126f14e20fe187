import { useState } from "react";
import { useLocation } from "wouter";
import { deviceDay } from "#app/browser/device-clock.ts";
import { dateFormat } from "#app/i18n/date-format.ts";
import { dayText } from "#app/i18n/day-text.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { addDays, formatCalendarDay } from "#domain/calendar-day.ts";
import { firstWeekday } from "#domain/first-weekday.ts";
import { type StudyPlan, spreadOf } from "#domain/study-plan/study-plan.ts";
import { hifzAddress } from "./hifz-address.ts";
import { PassageFields } from "./passage-fields.tsx";
import { usePassage } from "./use-passage.ts";
import { usePlan } from "./use-plan.ts";

/** Days from today to the end that is suggested. */
const defaultLength = 13;
const everyDay = [0, 1, 2, 3, 4, 5, 6];

/** What to memorise, by when, and on which days. */
export function PlanTool() {
  const text = useMessages("hifz");
  const language = useLanguage();
  const [, navigate] = useLocation();
  const { plan, isReady, save } = usePlan();
  const [passage, choose] = usePassage();
  const today = deviceDay();
  const [finishBy, setFinishBy] = useState(formatCalendarDay(addDays(today, defaultLength)));
  const [weekdays, setWeekdays] = useState<readonly number[]>(everyDay);
  if (!isReady) return <p role="status">{text("loading")}</p>;

  const next: StudyPlan = {
    ...passage,
    startsOn: formatCalendarDay(today),
    finishBy,
    weekdays,
    learnt: 0,
  };
  const spread = spreadOf(next);
  return (
    <div className="grid gap-5">
      {plan && <p className="panel border-gold p-4">{text("planReplaces")}</p>}
      <form
        className="panel grid gap-4 p-5"
        onSubmit={(event) => {
          event.preventDefault();
          if (!spread) return;
          save(next);
          navigate(hifzAddress("today"));
        }}
      >
        <PassageFields passage={passage} onChange={choose} />
        <TextField
          label={text("finishBy")}
          type="date"
          required
          min={formatCalendarDay(today)}
          value={finishBy}
          onChange={(event) => setFinishBy(event.target.value)}
        />
        <WeekdayChoice chosen={weekdays} onChange={setWeekdays} />
        <p role="status" className="text-ink-soft">
          {spread
            ? text("pace", {
                count: spread.most,
                days: spread.days,
                last: dayText(spread.last, language, "full"),
              })
            : text(finishBy === "" ? "noFinish" : "noStudyDay")}
        </p>
        <div className="flex flex-wrap gap-3">
          <Button look="primary" type="submit" disabled={!spread}>
            {text("startPlan")}
          </Button>
          {plan && <Button onClick={() => save(undefined)}>{text("endPlan")}</Button>}
        </div>
      </form>
    </div>
  );
}

type WeekdayChoiceProps = {
  readonly chosen: readonly number[];
  readonly onChange: (chosen: readonly number[]) => void;
};

/** 1970-01-04 was a Sunday. */
const sunday = Date.UTC(1970, 0, 4);
const dayLength = 86_400_000;

/** The days of the week, in the order of the language's week; without any there is no plan. */
function WeekdayChoice({ chosen, onChange }: WeekdayChoiceProps) {
  const text = useMessages("hifz");
  const language = useLanguage();
  const order = [0, 1, 2, 3, 4, 5, 6].map((day) => (day + firstWeekday[language]) % 7);
  const names = dateFormat(language, { weekday: "short", timeZone: "UTC" });
  return (
    <fieldset>
      <legend className="mb-1 text-ink-soft text-sm">{text("studyDays")}</legend>
      <div className="flex flex-wrap gap-2">
        {order.map((day) => (
          <label
            key={day}
            className="inline-flex min-h-11 cursor-pointer items-center rounded-control border border-edge bg-raised px-3 text-sm has-checked:border-green has-checked:text-green has-focus-visible:outline-3 has-focus-visible:outline-gold"
          >
            <input
              type="checkbox"
              checked={chosen.includes(day)}
              onChange={(event) =>
                onChange(
                  event.target.checked ? [...chosen, day].sort() : chosen.filter((each) => each !== day),
                )
              }
              className="sr-only"
            />
            {names.format(sunday + day * dayLength)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
