import { type ReactNode, useEffect, useEffectEvent, useState, useSyncExternalStore } from "react";
import { needsKey } from "#app/api/firecrawl/base-url.ts";
import { useAsync } from "#app/hydration/use-async.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { formatNumber } from "#app/i18n/numbers.ts";
import { useStoredValue } from "#app/storage/stored-value.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { lazyComponent } from "#app/ui/lazy-component.tsx";
import { useToast } from "#app/ui/toast.ts";
import {
  type CrawlRun,
  type CrawlTarget,
  creditsUsed,
  currentSite,
  percentDone,
} from "#domain/extraction/crawl-run.ts";
import { cancelRun, continueRun, onRunNotice, type RunNotice, startRun, storedRun } from "./crawl-runner.ts";
import { failureMessage } from "./failure-message.ts";
import { continueJob, storedJob } from "./jobs/job-runner.ts";
import { KeyPanel } from "./key-panel.tsx";
import { Monitors } from "./monitors.tsx";
import { storedMonitors, storedResults } from "./result-store.ts";
import { Results } from "./results.tsx";
import { ServicePanel } from "./service-panel.tsx";
import { currentService, readyService, storedKey } from "./service-settings.ts";
import { SitePicker } from "./site-picker.tsx";
import { WaitingUntil } from "./waiting-until.tsx";

const SitePanel = lazyComponent(() => import("./site/site-panel.tsx").then((part) => part.SitePanel));
const AccountPanel = lazyComponent(() =>
  import("./site/account-panel.tsx").then((part) => part.AccountPanel),
);
const CrawlsElsewhere = lazyComponent(() =>
  import("./site/active-crawls.tsx").then((part) => part.CrawlsElsewhere),
);
const JobsPanel = lazyComponent(() => import("./jobs/jobs-panel.tsx").then((part) => part.JobsPanel));

async function readStored() {
  const [results, monitors] = await Promise.all([storedResults(), storedMonitors()]);
  return { results, monitors };
}

/** Crawls Islamic sites with the person's own key and compares what they show as Quran with our text. */
export function Extractor() {
  const text = useMessages("extractor");
  const language = useLanguage();
  const showToast = useToast();
  const [run] = useStoredValue(storedRun);
  const [job] = useStoredValue(storedJob);
  const key = useSyncExternalStore(storedKey.subscribe, storedKey.read, () => "");
  const isRunning = run !== undefined && currentSite(run) !== undefined;
  const canAsk = key !== "" || !needsKey(currentService().base);
  // Loaded again when a job ends or saves what a cancelled one had, after each site and after a deletion.
  const { latest: stored, retry: reloadResults } = useAsync(
    `${job?.status ?? "none"} ${job?.savedAt ?? ""}`,
    readStored,
  );
  const { results, monitors = [] } = stored ?? {};

  const onNotice = useEffectEvent((notice: RunNotice) => {
    const fail = (description: string) => showToast({ variant: "destructive", description });
    if (notice.kind === "failed")
      fail(text("siteFailed", { site: notice.site, error: failureMessage(notice.failure, text) }));
    else if (notice.kind === "unread") fail(text("extractFailed"));
    else if (notice.kind === "partial")
      showToast({
        description: text("partialKept", {
          site: notice.site,
          count: notice.pages,
          shown: formatNumber(notice.pages, language),
        }),
      });
    else {
      showToast({ description: text("siteExtracted", { site: notice.site }) });
      if (!notice.isStored) fail(text("notKept"));
    }
    reloadResults();
  });
  useEffect(() => onRunNotice((notice) => onNotice(notice)), []);
  // A run interrupted by a reload continues by the ids of its jobs, as soon as there is a key.
  useEffect(() => {
    if (!canAsk) return;
    if (isRunning) void continueRun(currentService());
    void continueJob(key);
  }, [canAsk, isRunning, key]);

  const start = async (sites: readonly CrawlTarget[]) => {
    const { key: savedKey, base } = currentService();
    if (savedKey === "" && needsKey(base))
      return showToast({ variant: "destructive", description: text("setKeyFirst") });
    void startRun(sites, await readyService());
  };
  const resultsKey = (results ?? []).map(({ siteName, timestamp }) => `${siteName} ${timestamp}`).join();
  return (
    <div className="mt-4 grid min-w-0 gap-4">
      <div className="grid min-w-0 gap-4 print:hidden">
        <p className="max-w-[65ch] text-ink-soft">{text("intro")}</p>
        <KeyPanel />
        <ServicePanel />
        <SitePicker isRunning={isRunning} onStart={start} />
        <Disclosure title={text("ownSite")}>
          {() => <SitePanel isRunning={isRunning} onCrawl={start} />}
        </Disclosure>
        <Disclosure title={text("jobs")}>{() => <JobsPanel resultsKey={resultsKey} />}</Disclosure>
        <Disclosure title={text("account")}>
          {() => <AccountPanel isRunning={isRunning} onCrawl={start} />}
        </Disclosure>
        {canAsk && <CrawlsElsewhere isRunning={isRunning} onCrawl={start} />}
        {run && <RunProgress run={run} isRunning={isRunning} onCancel={() => cancelRun(currentService())} />}
      </div>
      {results && (
        <Monitors
          monitors={monitors}
          results={results}
          isRunning={isRunning}
          onCrawl={start}
          onChange={reloadResults}
        />
      )}
      {results && <Results results={results} onDelete={reloadResults} />}
    </div>
  );
}

/** A part whose code loads when its disclosure is opened, and stays from then on. */
function Disclosure({ title, children }: { readonly title: string; readonly children: () => ReactNode }) {
  const [wasOpened, setWasOpened] = useState(false);
  return (
    <details className="panel min-w-0 p-5" onToggle={() => setWasOpened(true)}>
      <summary className="min-h-11 content-center font-display text-lg">{title}</summary>
      {wasOpened && children()}
    </details>
  );
}

type RunProgressProps = {
  readonly run: CrawlRun;
  readonly isRunning: boolean;
  readonly onCancel: () => void;
};

/** The progress of the run in per cent of the sites, and of each site by its job's own counts. */
function RunProgress({ run, isRunning, onCancel }: RunProgressProps) {
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
        {run.sites.map(({ id, status, completed, total, failure, waitUntil }) => (
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
            {(status === "starting" || status === "crawling") && <WaitingUntil time={waitUntil} />}
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
