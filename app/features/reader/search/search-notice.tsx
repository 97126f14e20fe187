import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { formatNumber } from "#app/i18n/numbers.ts";
import { Button } from "#app/ui/button.tsx";
import type { QuranSearchState } from "./use-quran-search.ts";

type SearchNoticeProps = {
  readonly search: QuranSearchState;
};

/** What the search is doing, or what it lacks. */
export function SearchNotice({ search }: SearchNoticeProps) {
  const { phase, isCurrent, areTextsMissing, retry } = search;
  const text = useMessages("finding");
  const language = useLanguage();
  const isOffline = typeof navigator !== "undefined" && !navigator.onLine;
  const trouble =
    phase.kind === "failed"
      ? isOffline
        ? "failedOffline"
        : "failed"
      : areTextsMissing
        ? "textsMissing"
        : null;
  if (trouble)
    return (
      <div role="alert" className="panel flex flex-wrap items-center justify-between gap-3 p-4">
        <p>{text(trouble)}</p>
        <Button look="primary" onClick={retry}>
          {text("retry")}
        </Button>
      </div>
    );
  if (phase.kind === "opening") {
    const unit = { style: "unit", unit: "kilobyte", maximumFractionDigits: 0 } as const;
    const size = formatNumber(phase.bytes / 1000, language, unit);
    return <p className="text-ink-soft text-sm">{text("opening", { size })}</p>;
  }
  return isCurrent ? null : <p className="text-ink-soft text-sm">{text("searching")}</p>;
}
