import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { formatNumber } from "#app/i18n/numbers.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { hasExtractEnded } from "#domain/extraction/wire/failure.ts";
import { failureWords } from "../failure-words.ts";
import type { JobRecord } from "./job-runner.ts";

type JobProgressProps = {
  readonly job: JobRecord;
  readonly onCancel: () => void;
  /** Chooses version 2; absent where it is chosen already. */
  readonly onVersion2?: () => void;
};

/** How the last job stands, what it tells of itself, and the way to leave it. */
export function JobProgress({ job, onCancel, onVersion2 }: JobProgressProps) {
  const text = useMessages("extractor");
  const language = useLanguage();
  const { kind, status, completed, total, notes, failure, isUnkept, leftOut = [] } = job;
  const number = (value: number) => formatNumber(value, language);
  return (
    <div data-job={kind} data-status={status} className="grid gap-2 border-line border-t pt-4">
      <p role="status" className="flex flex-wrap items-center justify-between gap-2">
        <span>{text(`job.${kind}`)}</span>
        <Badge look={status === "done" ? "green" : "gold"}>{text(`jobStatus.${status}`)}</Badge>
      </p>
      {total > 0 && (
        <p className="text-ink-soft text-sm">
          {text("pagesOf", { completed: number(completed), total: number(total) })}
        </p>
      )}
      {leftOut.length > 0 && (
        <div className="text-sm">
          <p>{text("leftOut", { count: leftOut.length, shown: number(leftOut.length) })}</p>
          <ul className="max-h-40 overflow-y-auto text-ink-soft">
            {leftOut.map((line) => (
              <li key={line} className="break-words">
                <bdi>{line}</bdi>
              </li>
            ))}
          </ul>
        </div>
      )}
      {notes.length > 0 && (
        <ul className="grid gap-1 text-ink-soft text-sm">
          {notes.map((note, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines of a log, which may repeat
            <li key={at} dir="auto">
              {note}
            </li>
          ))}
        </ul>
      )}
      {failure && <p className="text-harm text-sm">{failureWords(failure, text)}</p>}
      {failure && hasExtractEnded(failure) && onVersion2 && (
        <Button onClick={onVersion2} className="justify-self-start">
          {text("chooseVersion2")}
        </Button>
      )}
      {isUnkept && <p className="text-harm text-sm">{text("notKept")}</p>}
      {status === "running" && (
        <Button onClick={onCancel} className="justify-self-start">
          {text("jobCancel")}
        </Button>
      )}
    </div>
  );
}
