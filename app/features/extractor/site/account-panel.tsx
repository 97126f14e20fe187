import { needsKey } from "#app/api/firecrawl/base-url.ts";
import { firecrawl } from "#app/api/firecrawl/firecrawl.ts";
import { useAsync } from "#app/hydration/use-async.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { formatNumber } from "#app/i18n/numbers.ts";
import { Button } from "#app/ui/button.tsx";
import type { CrawlTarget } from "#domain/extraction/crawl-run.ts";
import { isFailure } from "#domain/extraction/wire/requests.ts";
import { failureMessage } from "../failure-message.ts";
import { currentService, readyService } from "../service-settings.ts";
import { ActiveCrawls } from "./active-crawls.tsx";

async function readAccount() {
  const client = firecrawl(await readyService());
  const { signal } = new AbortController();
  const [credits, queue, crawls] = await Promise.all([
    client.credits(signal),
    client.queue(signal),
    client.activeCrawls(signal),
  ]);
  return { credits, queue, crawls };
}

type AccountPanelProps = {
  readonly isRunning: boolean;
  readonly onCrawl: (targets: readonly CrawlTarget[]) => void;
};

/** What the service says of the account: credits left, its queue, and crawls at work, also those of other devices. */
export function AccountPanel({ isRunning, onCrawl }: AccountPanelProps) {
  const text = useMessages("extractor");
  const language = useLanguage();
  const number = (value: number) => formatNumber(value, language);
  const { key, base } = currentService();
  const { latest: account, retry } = useAsync(base, readAccount);
  if (key === "" && needsKey(base)) return <p className="mt-3">{text("setKeyFirst")}</p>;
  if (!account)
    return (
      <p role="status" className="mt-3">
        {text("asking")}
      </p>
    );

  const { credits, queue, crawls } = account;
  return (
    <div className="mt-3 grid gap-3">
      <p data-credits>
        {isFailure(credits)
          ? `${text("creditsLeftUnknown")} ${failureMessage(credits, text)}`
          : text("creditsLeft", { count: credits.left, shown: number(credits.left) })}
      </p>
      {!isFailure(queue) && (
        <p data-queue>
          {text("queue", {
            active: number(queue.active),
            waiting: number(queue.waiting),
            most: number(queue.most),
          })}
        </p>
      )}
      {isFailure(crawls) ? (
        <p className="text-harm text-sm">{failureMessage(crawls, text)}</p>
      ) : crawls.length === 0 ? (
        <p>{text("noActiveCrawls")}</p>
      ) : (
        <ActiveCrawls crawls={crawls} isRunning={isRunning} onCrawl={onCrawl} onStopped={retry} />
      )}
      <Button className="justify-self-start" onClick={retry}>
        {text("askAccount")}
      </Button>
    </div>
  );
}
