import { Download } from "lucide-react";
import { useRef } from "react";
import { needsKey } from "#app/api/firecrawl/base-url.ts";
import { saveFile } from "#app/browser/save-file.ts";
import { useAsync } from "#app/hydration/use-async.ts";
import { dateFormat } from "#app/i18n/date-format.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { useStoredValue } from "#app/storage/stored-value.ts";
import { Button } from "#app/ui/button.tsx";
import { useToast } from "#app/ui/toast.ts";
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
import { JobForm } from "./job-form.tsx";
import { JobProgress } from "./job-progress.tsx";
import { cancelJob, type JobOrder, startJob, storedJob } from "./job-runner.ts";

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
