import { useLanguage } from "#app/i18n/messages.tsx";
import { formatNumber } from "#app/i18n/numbers.ts";

/** The number of a step in a thin ring; the list itself tells it to screen readers. */
export function StepNumber({ step }: { readonly step: number }) {
  return (
    <span
      aria-hidden="true"
      className="inline-flex size-7 shrink-0 items-center justify-center rounded-round border border-green text-green text-sm"
    >
      {formatNumber(step, useLanguage())}
    </span>
  );
}
