import { useState } from "react";
import { useLocation } from "wouter";
import { dayText } from "#app/i18n/day-text.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { addDays, formatCalendarDay } from "#domain/calendar-day.ts";
import { type StudyPlan, spreadOf } from "#domain/study-plan/study-plan.ts";
import { deviceDay } from "./device-day.ts";
import { hifzAddress } from "./hifz-address.ts";
import { PassageFields } from "./passage-fields.tsx";
import { usePassage } from "./use-passage.ts";
import { usePlan } from "./use-plan.ts";
import { WeekdayChoice } from "./weekday-choice.tsx";

const firstLength = 13;
const everyDay = [0, 1, 2, 3, 4, 5, 6];

/** What to memorise by when, and on which days. */
export function PlanTool() {
  const text = useMessages("hifz");
  const language = useLanguage();
  const [, navigate] = useLocation();
  const { plan, isReady, keep } = usePlan();
  const [passage, choose] = usePassage();
  const today = deviceDay();
  const [finishBy, setFinishBy] = useState(formatCalendarDay(addDays(today, firstLength)));
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
          keep(next);
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
          {plan && <Button onClick={() => keep(undefined)}>{text("endPlan")}</Button>}
        </div>
      </form>
    </div>
  );
}
