import { firecrawl } from "#app/api/firecrawl/firecrawl.ts";
import { useAsync } from "#app/hydration/use-async.ts";
import { useMessages } from "#app/i18n/messages.tsx";
import { useStoredValue } from "#app/storage/stored-value.ts";
import { Button } from "#app/ui/button.tsx";
import { hostOf } from "#domain/extraction/crawl-form.ts";
import type { CrawlTarget } from "#domain/extraction/crawl-run.ts";
import { isFailure } from "#domain/extraction/wire/requests.ts";
import { storedRun } from "../crawl-runner.ts";
import { currentService, spokenVersions } from "../service-settings.ts";

type ActiveCrawl = { readonly id: string; readonly url: string };

type CrawlsElsewhereProps = {
  readonly isRunning: boolean;
  readonly onCrawl: (targets: readonly CrawlTarget[]) => void;
};

type ActiveCrawlsProps = CrawlsElsewhereProps & {
  readonly crawls: readonly ActiveCrawl[];
  readonly onStopped: () => void;
};

function useFollowed(): ReadonlySet<string | undefined> {
  const [run] = useStoredValue(storedRun);
  return new Set(run?.sites.map(({ jobId }) => jobId));
}

/** Crawls at work at the service: each can be stopped, and followed here unless it is. */
export function ActiveCrawls({ crawls, isRunning, onCrawl, onStopped }: ActiveCrawlsProps) {
  const text = useMessages("extractor");
  const followed = useFollowed();
  const stop = async (id: string) => {
    await firecrawl(currentService()).cancelCrawl(id);
    onStopped();
  };
  return (
    <ul aria-label={text("activeCrawls")} className="grid gap-2">
      {crawls.map(({ id, url }) => (
        <li
          key={id}
          data-active={id}
          className="flex flex-wrap items-center justify-between gap-2 border-line border-t pt-2"
        >
          <bdi dir="ltr" className="min-w-0 break-all">
            {url}
          </bdi>
          <span className="flex flex-wrap gap-2">
            {!followed.has(id) && (
              <Button
                disabled={isRunning}
                onClick={() => onCrawl([{ id: hostOf(url) ?? id, url, jobId: id }])}
              >
                {text("followCrawl")}
              </Button>
            )}
            <Button look="bare" onClick={() => stop(id)}>
              {text("stopCrawl")}
            </Button>
          </span>
        </li>
      ))}
    </ul>
  );
}

/**
 * The crawls at work; none where the service gives no answer, which the account's panel explains, or was not yet asked
 * which versions it speaks: nothing was begun there from this device.
 */
async function readCrawls(): Promise<readonly ActiveCrawl[]> {
  if (!spokenVersions()) return [];
  const crawls = await firecrawl(currentService()).activeCrawls(new AbortController().signal);
  return isFailure(crawls) ? [] : crawls;
}

/** On return to the extractor: crawls that were begun on another device, or before the run was cleared here. */
export function CrawlsElsewhere({ isRunning, onCrawl }: CrawlsElsewhereProps) {
  const text = useMessages("extractor");
  const followed = useFollowed();
  // Asked again when a run begins or ends: its crawl is at work no longer.
  const { latest: crawls = [], retry } = useAsync(`crawls ${isRunning}`, readCrawls);
  const elsewhere = crawls.filter(({ id }) => !followed.has(id));
  if (elsewhere.length === 0) return null;
  return (
    <section aria-labelledby="crawls-elsewhere" data-elsewhere className="panel grid gap-2 p-5">
      <h3 id="crawls-elsewhere" className="font-display text-lg">
        {text("activeCrawls")}
      </h3>
      <p className="max-w-[65ch] text-ink-soft">{text("crawlsElsewhere")}</p>
      <ActiveCrawls crawls={elsewhere} isRunning={isRunning} onCrawl={onCrawl} onStopped={retry} />
    </section>
  );
}
