import { useMessages } from "#app/i18n/messages.tsx";
import { type DayTotals, daysUpTo } from "#domain/counting/day-totals.ts";
import { DayBar } from "./day-bar.tsx";

const shownDays = 14;

/** The round count above the highest bar, so that the other bars stand still from tap to tap. */
function ceilingOf(most: number): number {
  const step = 10 ** Math.max(2, Math.floor(Math.log10(Math.max(1, most))));
  return Math.ceil(Math.max(1, most) / step) * step;
}

/** What was counted on each of the last fourteen days; time runs from left to right in every language. */
export function DayChart({ days, today }: { readonly days: DayTotals; readonly today: string }) {
  const text = useMessages("tasbih");
  const shown = daysUpTo(today, shownDays, days);
  const most = ceilingOf(Math.max(...shown.map(({ count }) => count)));
  return (
    <ol dir="ltr" aria-label={text("history")} className="flex h-36 items-end gap-1">
      {shown.map(({ day, count }, place) => (
        <DayBar
          key={day}
          day={day}
          count={count}
          most={most}
          isToday={day === today}
          isNamed={(shownDays - 1 - place) % 4 === 0}
        />
      ))}
    </ol>
  );
}
