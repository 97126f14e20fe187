import { Trash2 } from "lucide-react";
import { useId } from "react";
import { dayText } from "#app/i18n/day-text.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { formatNumber } from "#app/i18n/numbers.ts";
import { dayNumber, parseCalendarDay } from "#domain/calendar-day.ts";
import { type Khatma, khatmaFinishedOn } from "#domain/khatma/khatma.ts";
import { RemoveKhatma } from "./remove-khatma.tsx";

type KhatmaHistoryProps = {
  readonly finished: readonly (readonly [string, Khatma])[];
  readonly onRemove: (id: string) => void;
};

/** The finished plans, the last one first. */
export function KhatmaHistory({ finished, onRemove }: KhatmaHistoryProps) {
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
          const name = plan.name || text("from", { page: formatNumber(plan.firstPage, language) });
          return (
            <li key={id} className="flex flex-wrap items-center gap-2 p-4">
              <div className="me-auto">
                <p className="font-semibold">{name}</p>
                {start && end && (
                  <p className="text-ink-soft text-sm">
                    {text("finishedOn", {
                      day: dayText(end, language, "full"),
                      count: Math.max(1, dayNumber(end) - dayNumber(start) + 1),
                    })}
                  </p>
                )}
              </div>
              <RemoveKhatma
                label={text("delete", { name })}
                question={text("deleteQuestion")}
                no={text("deleteNo")}
                onRemove={() => onRemove(id)}
              >
                <Trash2 aria-hidden="true" className="size-5" />
              </RemoveKhatma>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
