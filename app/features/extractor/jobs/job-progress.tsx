import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { formatNumber } from "#app/i18n/numbers.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { hasExtractEnded } from "#domain/extraction/wire/failure.ts";
import { failureMessage } from "../failure-message.ts";
import { WaitingUntil } from "../waiting-until.tsx";
import type { JobRecord } from "./job-runner.ts";

type JobProgressProps = {
  readonly job: JobRecord;
  readonly onCancel: () => void;
  /** Asks the server for its versions again; absent where version 2 is used already. */
  readonly onAskVersion?: () => void;
};

/** The status and log of the last job, and a button to cancel it. */
export function JobProgress({ job, onCancel, onAskVersion }: JobProgressProps) {
  const text = useMessages("extractor");
  const language = useLanguage();
  const { kind, status, completed, total, notes, failure, isUnkept, waitUntil, leftOut = [] } = job;
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
      {status === "running" && <WaitingUntil time={waitUntil} />}
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
      {failure && <p className="text-harm text-sm">{failureMessage(failure, text)}</p>}
      {failure && hasExtractEnded(failure) && onAskVersion && (
        <Button onClick={onAskVersion} className="justify-self-start">
          {text("askVersion")}
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
