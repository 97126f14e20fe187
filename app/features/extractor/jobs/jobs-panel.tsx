import { Download } from "lucide-react";
import { useRef } from "react";
import { needsKey } from "#app/api/firecrawl/base-url.ts";
import { saveFile } from "#app/browser/save-file.ts";
import { useAsync } from "#app/hydration/use-async.ts";
import { dateFormat } from "#app/i18n/date-format.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { formatNumber } from "#app/i18n/numbers.ts";
import { useStoredValue } from "#app/storage/stored-value.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { useToast } from "#app/ui/toast.ts";
import { hasExtractEnded } from "#domain/extraction/wire/failure.ts";
import { failureMessage } from "../failure-message.ts";
import { RawText } from "../raw-pages.tsx";
import { deleteText, type StoredText, storedTexts } from "../result-store.ts";
import {
  currentService,
  learnVersions,
  readyService,
  spokenVersions,
  storedBase,
  storedKey,
  storedSpoken,
} from "../service-settings.ts";
import { WaitingUntil } from "../waiting-until.tsx";
import { JobForm } from "./job-form.tsx";
import { cancelJob, type JobOrder, type JobRecord, startJob, storedJob } from "./job-runner.ts";

/**
 * The service's jobs other than the crawl of a site: the form, the progress and the text results. These are loaded
 * again when `resultsKey` changes, because deleting all results deletes them too.
 */
export function JobsPanel({ resultsKey }: { readonly resultsKey: string }) {
  const text = useMessages("extractor");
  const showToast = useToast();
  const [base] = useStoredValue(storedBase);
  const [spoken] = useStoredValue(storedSpoken);
  const [job] = useStoredValue(storedJob);
  const startRef = useRef<HTMLButtonElement>(null);
  const { latest: texts = [], retry: reload } = useAsync(`${job?.status} ${resultsKey}`, storedTexts);

  const versions = spokenVersions(base, spoken) ?? [currentService().version];

  const start = async (order: JobOrder) => {
    const { key, base: address } = currentService();
    if (key === "" && needsKey(address))
      return showToast({ variant: "destructive", description: text("setKeyFirst") });
    void startJob(order, await readyService());
  };
  const askAgain = async () => {
    await learnVersions();
    startRef.current?.focus();
  };
  return (
    <div className="mt-3 grid min-w-0 gap-4">
      <p className="max-w-[65ch] text-ink-soft text-sm">{text("jobsText")}</p>
      <JobForm
        versions={versions}
        isRunning={job?.status === "running"}
        startRef={startRef}
        onOrder={start}
      />
      {job && (
        <JobProgress
          job={job}
          onCancel={() => cancelJob(storedKey.read())}
          {...(versions.includes("v2") ? {} : { onAskVersion: askAgain })}
        />
      )}
      {texts.map((saved) => (
        <JobTextCard key={saved.kind} saved={saved} onDelete={() => deleteText(saved.kind).then(reload)} />
      ))}
    </div>
  );
}

type JobProgressProps = {
  readonly job: JobRecord;
  readonly onCancel: () => void;
  /** Asks the server for its versions again; absent where version 2 is used already. */
  readonly onAskVersion?: () => void;
};

/** The status and log of the last job, and a button to cancel it. */
function JobProgress({ job, onCancel, onAskVersion }: JobProgressProps) {
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

const fileNames = {
  extract: "extract.json",
  agent: "agent.json",
  research: "research.txt",
  "llms-text": "llms.txt",
} as const;

/** The text result of a job, as plain text that never runs and is never marked as Quran. */
function JobTextCard({ saved, onDelete }: { readonly saved: StoredText; readonly onDelete: () => void }) {
  const text = useMessages("extractor");
  const language = useLanguage();
  const { kind, timestamp, text: words, sources } = saved;
  const when = dateFormat(language, { dateStyle: "medium", timeStyle: "short" });
  const save = () => {
    const list = sources.map(({ url, title }) => `- ${title} ${url}`).join("\n");
    saveFile(
      fileNames[kind],
      new Blob([list ? `${words}\n\n${list}\n` : `${words}\n`], { type: "text/plain" }),
    );
  };
  return (
    <article data-job-text={kind} className="grid min-w-0 gap-3 border-line border-t pt-4">
      <header className="flex flex-wrap items-baseline justify-between gap-2">
        <h4 className="font-display text-lg">{text(`job.${kind}`)}</h4>
        <time dateTime={timestamp} className="text-ink-soft text-sm">
          {when.format(new Date(timestamp))}
        </time>
      </header>
      <p className="max-w-[65ch] text-ink-soft text-sm">{text("jobTextNote")}</p>
      <RawText content={words} />
      {sources.length > 0 && (
        <ul aria-label={text("jobSources")} className="grid gap-1 text-sm">
          {sources.map(({ url, title }) => (
            <li key={url} dir="auto" className="break-words">
              <a
                href={url}
                target="_blank"
                rel="noopener noreferrer nofollow"
                className="inline-flex min-h-11 items-center text-green underline"
              >
                {title}
              </a>
            </li>
          ))}
        </ul>
      )}
      <div className="flex flex-wrap gap-2">
        <Button onClick={save}>
          <Download aria-hidden="true" className="size-4" />
          {text("jobSave")}
        </Button>
        <Button look="bare" onClick={onDelete}>
          {text("jobErase")}
        </Button>
      </div>
    </article>
  );
}
