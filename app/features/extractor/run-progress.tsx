import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { formatNumber } from "#app/i18n/numbers.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { type CrawlRun, creditsUsed, percentDone } from "#domain/extraction/crawl-run.ts";
import { failureMessage } from "./failure-message.ts";

type RunProgressProps = {
  readonly run: CrawlRun;
  readonly isRunning: boolean;
  readonly onCancel: () => void;
};

/** The progress of the run in per cent of the sites, and of each site by its job's own counts. */
export function RunProgress({ run, isRunning, onCancel }: RunProgressProps) {
  const text = useMessages("extractor");
  const language = useLanguage();
  const percent = percentDone(run);
  const number = (value: number) => formatNumber(value, language);
  const allFailed = !isRunning && run.sites.every(({ status }) => status === "failed");
  return (
    <section aria-labelledby="extractor-progress" className="panel grid gap-4 p-5">
      <h3 id="extractor-progress" className="font-display text-lg">
        {text("progress")}
      </h3>
      <div
        role="progressbar"
        aria-labelledby="extractor-progress"
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
        className="h-2 overflow-hidden rounded-round bg-line"
      >
        <div className="h-full bg-green" style={{ width: `${percent}%` }} />
      </div>
      <p role="status">
        {text("percent", { percent: formatNumber(percent / 100, language, { style: "percent" }) })}{" "}
        {text("credits", { count: creditsUsed(run), shown: number(creditsUsed(run)) })}
      </p>
      {allFailed && <p className="text-harm">{text("crawlFailed")}</p>}
      <ul className="grid gap-2">
        {run.sites.map(({ id, status, completed, total, failure }) => (
          <li key={id} data-site={id} data-status={status} className="border-line border-t pt-2">
            <div className="flex flex-wrap items-center justify-between gap-2">
              <bdi dir="ltr">{id}</bdi>
              <Badge look={status === "done" ? "green" : status === "waiting" ? "plain" : "gold"}>
                {text(`status.${status}`)}
              </Badge>
            </div>
            {total > 0 && (
              <p className="text-ink-soft text-sm">
                {text("pagesOf", { completed: number(completed), total: number(total) })}
              </p>
            )}
            {failure && failure.kind !== "cancelled" && (
              <p className="text-harm text-sm">{failureMessage(failure, text)}</p>
            )}
          </li>
        ))}
      </ul>
      {isRunning && <Button onClick={onCancel}>{text("cancel")}</Button>}
    </section>
  );
}
