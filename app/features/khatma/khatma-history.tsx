import { useId } from "react";
import { dayText } from "#app/i18n/day-text.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { formatNumber } from "#app/i18n/numbers.ts";
import { dayNumber, parseCalendarDay } from "#domain/calendar-day.ts";
import { type Khatma, khatmaFinishedOn } from "#domain/khatma/khatma.ts";

/** The finished plans, the last one first. */
export function KhatmaHistory({ finished }: { readonly finished: readonly (readonly [string, Khatma])[] }) {
  const text = useMessages("khatma");
  const language = useLanguage();
  const titleId = useId();
  const newestFirst = [...finished].sort(([, one], [, other]) =>
    khatmaFinishedOn(other).localeCompare(khatmaFinishedOn(one)),
  );
  return (
    <section aria-labelledby={titleId} className="grid gap-2">
      <h2 id={titleId} className="font-display text-xl">
        {text("history")}
      </h2>
      <ul className="panel divide-y divide-edge">
        {newestFirst.map(([id, plan]) => {
          const start = parseCalendarDay(plan.startsOn);
          const end = parseCalendarDay(khatmaFinishedOn(plan));
          return (
            <li key={id} className="p-4">
              <p className="font-semibold">
                {plan.name || text("from", { page: formatNumber(plan.firstPage, language) })}
              </p>
              {start && end && (
                <p className="text-ink-soft text-sm">
                  {text("finishedOn", {
                    day: dayText(end, language, "full"),
                    count: Math.max(1, dayNumber(end) - dayNumber(start) + 1),
                  })}
                </p>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
