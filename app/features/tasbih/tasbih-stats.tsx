import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { formatNumber } from "#app/i18n/numbers.ts";
import { useTasbihTotals } from "./use-tasbih-totals.ts";

/** Everything counted so far, and the rounds brought to their end. */
export function TasbihStats() {
  const text = useMessages("tasbih");
  const language = useLanguage();
  const { totals, isReady } = useTasbihTotals();
  const figures = [
    ["totalCount", totals.count],
    ["completedRounds", totals.rounds],
  ] as const;
  return (
    <dl className="grid grid-cols-2 gap-3" aria-busy={!isReady}>
      {figures.map(([key, value]) => (
        <div key={key} className="panel flex flex-col-reverse px-4 py-3 text-center [contain:layout_style]">
          <dt className="text-ink-soft text-sm">{text(key)}</dt>
          <dd data-figure={key} className="font-display text-2xl tabular-nums">
            {formatNumber(value, language)}
          </dd>
        </div>
      ))}
    </dl>
  );
}
