import { useEffect, useState, useSyncExternalStore } from "react";
import { needsKey } from "#app/api/firecrawl/base-url.ts";
import { useMessages } from "#app/i18n/messages.tsx";
import { useStoredValue } from "#app/storage/stored-value.ts";
import { useToast } from "#app/ui/toast.ts";
import { currentSite } from "#domain/extraction/crawl-run.ts";
import type { CrawlSiteId } from "#domain/extraction/crawl-sites.ts";
import { cancelRun, continueRun, onRunNotice, startRun, storedRun } from "./crawl-runner.ts";
import { failureWords } from "./failure-words.ts";
import { continueJob, storedJob } from "./jobs/job-runner.ts";
import { JobsEntry } from "./jobs/jobs-entry.tsx";
import { KeyPanel } from "./key-panel.tsx";
import { type StoredResult, storedResults } from "./result-store.ts";
import { Results } from "./results.tsx";
import { RunProgress } from "./run-progress.tsx";
import { ServicePanel } from "./service-panel.tsx";
import { keepFormerVersion, serviceNow, storedKey } from "./service-settings.ts";
import { SitePicker } from "./site-picker.tsx";

// Before anything reads the version.
keepFormerVersion();

/** Crawls Islamic sites with the person's own key and holds what they show as Quran against our text. */
export function Extractor() {
  const text = useMessages("extractor");
  const showToast = useToast();
  const [run] = useStoredValue(storedRun);
  const [job] = useStoredValue(storedJob);
  const key = useSyncExternalStore(storedKey.subscribe, storedKey.read, () => "");
  const [results, setResults] = useState<readonly StoredResult[]>();
  const isRunning = run !== undefined && currentSite(run) !== undefined;

  const readResults = () => storedResults().then(setResults);
  // biome-ignore lint/correctness/useExhaustiveDependencies: read anew when a job has ended; notices do so too
  useEffect(() => {
    readResults();
  }, [job?.status]);
  useEffect(
    () =>
      onRunNotice((notice) => {
        const fail = (description: string) => showToast({ variant: "destructive", description });
        if (notice.kind === "failed")
          fail(text("siteFailed", { site: notice.site, error: failureWords(notice.failure, text) }));
        else if (notice.kind === "unread") fail(text("extractFailed"));
        else {
          showToast({ description: text("siteExtracted", { site: notice.site }) });
          if (!notice.isStored) fail(text("notKept"));
        }
        void storedResults().then(setResults);
      }),
    [showToast, text],
  );
  // A run that a reload cut goes on by the ids of its jobs, as soon as there is a key.
  useEffect(() => {
    if (key === "" && needsKey(serviceNow().base)) return;
    if (isRunning) void continueRun(serviceNow());
    void continueJob(key);
  }, [isRunning, key]);

  const start = (sites: readonly CrawlSiteId[]) => {
    const service = serviceNow();
    if (service.key === "" && needsKey(service.base))
      return showToast({ variant: "destructive", description: text("setKeyFirst") });
    void startRun(sites, service);
  };
  return (
    <div className="mt-4 grid min-w-0 gap-4">
      <p className="max-w-[65ch] text-ink-soft">{text("intro")}</p>
      <KeyPanel />
      <ServicePanel />
      <SitePicker isRunning={isRunning} onStart={start} />
      <JobsEntry beside={results} />
      {run && <RunProgress run={run} isRunning={isRunning} onCancel={() => cancelRun(serviceNow())} />}
      {results && <Results results={results} onErased={readResults} />}
    </div>
  );
}
