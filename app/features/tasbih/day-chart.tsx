import { localeOf } from "#app/i18n/locale.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { formatNumber } from "#app/i18n/numbers.ts";
import { type DayTotals, daysUpTo } from "#domain/counting/day-totals.ts";

const shownDays = 14;

/** What was counted on each of the last fourteen days; time runs from left to right in every language. */
export function DayChart({ days, today }: { readonly days: DayTotals; readonly today: string }) {
  const text = useMessages("tasbih");
  const language = useLanguage();
  const shown = daysUpTo(today, shownDays, days);
  const most = Math.max(1, ...shown.map(({ count }) => count));
  const names = new Intl.DateTimeFormat(localeOf(language), {
    day: "numeric",
    month: "short",
    timeZone: "UTC",
  });
  return (
    <ol dir="ltr" aria-label={text("history")} className="flex h-36 items-end gap-1">
      {shown.map(({ day, count }, place) => {
        const date = new Date(`${day}T00:00:00Z`);
        const isNamed = (shownDays - 1 - place) % 4 === 0;
        return (
          <li key={day} className="relative flex h-full min-w-0 grow basis-0 flex-col justify-end pb-6">
            <span className="sr-only">
              {text("historyDay", { day: names.format(date), count: formatNumber(count, language) })}
            </span>
            <span
              aria-hidden="true"
              className={`block w-full rounded-t-sm ${count === 0 ? "bg-line" : day === today ? "bg-gold" : "bg-green"}`}
              style={{ height: count === 0 ? "2px" : `${Math.max(4, (count / most) * 100)}%` }}
            />
            {isNamed && (
              <span
                aria-hidden="true"
                dir="auto"
                className="absolute end-0 bottom-0 whitespace-nowrap text-ink-soft text-xs leading-5!"
              >
                {names.format(date)}
              </span>
            )}
          </li>
        );
      })}
    </ol>
  );
}
