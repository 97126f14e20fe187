import { useEffect, useEffectEvent, useState, useSyncExternalStore } from "react";
import { needsKey } from "#app/api/firecrawl/base-url.ts";
import { useAsync } from "#app/hydration/use-async.ts";
import { useMessages } from "#app/i18n/messages.tsx";
import { useStoredValue } from "#app/storage/stored-value.ts";
import { lazyComponent } from "#app/ui/lazy-component.tsx";
import { useToast } from "#app/ui/toast.ts";
import { currentSite } from "#domain/extraction/crawl-run.ts";
import type { CrawlSiteId } from "#domain/extraction/crawl-sites.ts";
import { cancelRun, continueRun, onRunNotice, type RunNotice, startRun, storedRun } from "./crawl-runner.ts";
import { failureMessage } from "./failure-message.ts";
import { continueJob, storedJob } from "./jobs/job-runner.ts";
import { KeyPanel } from "./key-panel.tsx";
import { storedResults } from "./result-store.ts";
import { Results } from "./results.tsx";
import { RunProgress } from "./run-progress.tsx";
import { ServicePanel } from "./service-panel.tsx";
import { currentService, pinFormerVersion, storedKey } from "./service-settings.ts";
import { SitePicker } from "./site-picker.tsx";

const JobsPanel = lazyComponent(() => import("./jobs/jobs-panel.tsx").then((part) => part.JobsPanel));

// Must run before anything reads the version.
pinFormerVersion();

/** Crawls Islamic sites with the person's own key and compares what they show as Quran with our text. */
export function Extractor() {
  const text = useMessages("extractor");
  const showToast = useToast();
  const [run] = useStoredValue(storedRun);
  const [job] = useStoredValue(storedJob);
  const key = useSyncExternalStore(storedKey.subscribe, storedKey.read, () => "");
  const isRunning = run !== undefined && currentSite(run) !== undefined;
  // Loaded again when a job ends, after each site and after a deletion.
  const { latest: results, retry: reloadResults } = useAsync(job?.status ?? "none", storedResults);

  const onNotice = useEffectEvent((notice: RunNotice) => {
    const fail = (description: string) => showToast({ variant: "destructive", description });
    if (notice.kind === "failed")
      fail(text("siteFailed", { site: notice.site, error: failureMessage(notice.failure, text) }));
    else if (notice.kind === "unread") fail(text("extractFailed"));
    else {
      showToast({ description: text("siteExtracted", { site: notice.site }) });
      if (!notice.isStored) fail(text("notKept"));
    }
    reloadResults();
  });
  useEffect(() => onRunNotice((notice) => onNotice(notice)), []);
  // A run interrupted by a reload continues by the ids of its jobs, as soon as there is a key.
  useEffect(() => {
    if (key === "" && needsKey(currentService().base)) return;
    if (isRunning) void continueRun(currentService());
    void continueJob(key);
  }, [isRunning, key]);

  const start = (sites: readonly CrawlSiteId[]) => {
    const service = currentService();
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
      <JobsDisclosure
        resultsKey={(results ?? []).map(({ siteName, timestamp }) => `${siteName} ${timestamp}`).join()}
      />
      {run && <RunProgress run={run} isRunning={isRunning} onCancel={() => cancelRun(currentService())} />}
      {results && <Results results={results} onDelete={reloadResults} />}
    </div>
  );
}

/** The service's other jobs; their code loads when the disclosure is opened. */
function JobsDisclosure({ resultsKey }: { readonly resultsKey: string }) {
  const text = useMessages("extractor");
  const [wasOpened, setWasOpened] = useState(false);
  return (
    <details className="panel min-w-0 p-5" onToggle={() => setWasOpened(true)}>
      <summary className="min-h-11 content-center font-display text-lg">{text("jobs")}</summary>
      {wasOpened && <JobsPanel resultsKey={resultsKey} />}
    </details>
  );
}
