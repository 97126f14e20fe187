import { useEffect, useState } from "react";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { formatNumber } from "#app/i18n/numbers.ts";
import { noTotals } from "#domain/counting/day-totals.ts";
import { DayChart } from "./day-chart.tsx";
import { calendarToday } from "./use-tasbih.ts";
import { useTasbihDays } from "./use-tasbih-totals.ts";

/** What was counted today and on the days before; drawn once the day is known. */
export function TasbihHistory() {
  const text = useMessages("tasbih");
  const language = useLanguage();
  // Nobody watches the chart while counting: it follows what was handed to the store as the hand rested.
  const { days, isReady } = useTasbihDays();
  const [today, setToday] = useState<string>();
  useEffect(() => {
    const look = () => setToday(calendarToday());
    look();
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, []);
  const { count } = (today && days[today]) || noTotals;
  return (
    <section className="panel mt-4 p-5">
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-2">
        <h2 className="font-display text-xl">{text("history")}</h2>
        <p className="text-ink-soft text-sm">{text("today", { count: formatNumber(count, language) })}</p>
      </div>
      <div className="min-h-36">
        {today && isReady && Object.keys(days).length === 0 && (
          <p className="text-ink-soft">{text("noHistory")}</p>
        )}
        {today && isReady && Object.keys(days).length > 0 && <DayChart days={days} today={today} />}
      </div>
    </section>
  );
}
