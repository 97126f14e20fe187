import { useState } from "react";
import { dateFormat } from "#app/i18n/date-format.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { formatNumber } from "#app/i18n/numbers.ts";
import { Button } from "#app/ui/button.tsx";
import { type CrawlTarget, ownTarget } from "#domain/extraction/crawl-run.ts";
import type { QuoteThen, SiteChanges } from "#domain/extraction/site-changes.ts";
import { storedRun } from "./crawl-runner.ts";
import { type Monitor, ownAddresses, type StoredResult, saveMonitor } from "./result-store.ts";

/** How the site of a result is crawled again: as the last run did it, or as one of our own sites. */
function targetOf({ siteName }: StoredResult): CrawlTarget | undefined {
  const last = storedRun.read()?.sites.find(({ id }) => id === siteName);
  if (last?.url === undefined) return ownTarget(siteName);
  const { id, url, limit, paths } = last;
  return { id, url, ...(limit === undefined ? {} : { limit }), ...(paths ? { paths } : {}) };
}

type MonitorsProps = {
  readonly monitors: readonly Monitor[];
  readonly results: readonly StoredResult[];
  readonly isRunning: boolean;
  readonly onCrawl: (targets: readonly CrawlTarget[]) => void;
  /** Called after a site is watched or no longer. */
  readonly onChange: () => void;
};

/** Sites that are crawled again on request and compared with the last time. */
export function Monitors({ monitors, results, isRunning, onCrawl, onChange }: MonitorsProps) {
  const text = useMessages("extractor");
  const watched = new Set(monitors.map(({ target }) => target.id));
  const others = results.filter(
    (result) => result.siteName !== ownAddresses && !watched.has(result.siteName) && targetOf(result),
  );
  const save = (name: string, target: CrawlTarget | undefined) => saveMonitor(name, target).then(onChange);
  if (monitors.length === 0 && others.length === 0) return null;
  return (
    <section aria-labelledby="extractor-monitors" className="panel grid min-w-0 gap-3 p-5 print:hidden">
      <h3 id="extractor-monitors" className="font-display text-lg">
        {text("monitors")}
      </h3>
      <p className="max-w-[65ch] text-ink-soft text-sm">{text("monitorsText")}</p>
      <ul className="grid gap-3">
        {monitors.map(({ target, changes }) => (
          <li
            key={target.id}
            data-monitor={target.id}
            className="grid min-w-0 gap-2 border-line border-t pt-3"
          >
            <div className="flex flex-wrap items-center justify-between gap-2">
              <bdi dir="ltr">{target.id}</bdi>
              <span className="flex flex-wrap gap-2">
                <Button disabled={isRunning} onClick={() => onCrawl([target])}>
                  {text("crawlAgain")}
                </Button>
                <Button look="bare" onClick={() => save(target.id, undefined)}>
                  {text("endMonitor")}
                </Button>
              </span>
            </div>
            {changes ? (
              <Changes changes={changes} />
            ) : (
              <p className="text-ink-soft text-sm">{text("notCompared")}</p>
            )}
          </li>
        ))}
      </ul>
      {others.length > 0 && (
        <div className="flex flex-wrap gap-2">
          {others.map((result) => (
            <Button key={result.siteName} onClick={() => save(result.siteName, targetOf(result))}>
              {text("watchSite", { site: result.siteName })}
            </Button>
          ))}
        </div>
      )}
    </section>
  );
}

const shownAtFirst = 10;

/** What is new, gone and changed since the last time. */
function Changes({ changes }: { readonly changes: SiteChanges }) {
  const text = useMessages("extractor");
  const language = useLanguage();
  const { before, after, added, gone, changed, unread } = changes;
  const number = (value: number) => formatNumber(value, language);
  const when = dateFormat(language, { dateStyle: "medium", timeStyle: "short" });
  const date = (time: string) => when.format(new Date(time));
  return (
    <div className="grid min-w-0 gap-2 text-sm">
      <p className="text-ink-soft">{text("comparedBetween", { before: date(before), after: date(after) })}</p>
      <p role="status" data-changes={`${added.length} ${gone.length} ${changed.length}`}>
        {text("changesFound", {
          added: number(added.length),
          gone: number(gone.length),
          changed: number(changed.length),
        })}
      </p>
      {unread.length > 0 && (
        <p className="text-gold">{text("unreadPages", { count: number(unread.length) })}</p>
      )}
      <Quotes
        title={text("changedQuotes")}
        quotes={changed.map(({ page, verse, before: was, after: is }) => ({
          page,
          verse,
          text: `${was.text} → ${is.text}`,
          verdict: is.verdict,
        }))}
      />
      <Quotes title={text("addedQuotes")} quotes={added} />
      <Quotes title={text("goneQuotes")} quotes={gone} />
    </div>
  );
}

/** Quotes of one kind of change, as the site shows them. */
function Quotes({ title, quotes }: { readonly title: string; readonly quotes: readonly QuoteThen[] }) {
  const text = useMessages("extractor");
  const [limit, setLimit] = useState(shownAtFirst);
  if (quotes.length === 0) return null;
  return (
    <details>
      <summary className="min-h-11 content-center">{title}</summary>
      <ul className="grid gap-2">
        {quotes.slice(0, limit).map(({ page, verse, text: words, verdict }) => (
          <li key={`${page} ${verse} ${words}`} className="grid min-w-0 gap-1">
            <span>
              {text(`match.${verdict}`)} <bdi dir="ltr">{verse}</bdi>
            </span>
            <span lang="ar" dir="rtl" className="break-words font-naskh text-lg text-ink-soft">
              {words}
            </span>
            <bdi dir="ltr" className="break-all text-ink-soft text-xs">
              {page}
            </bdi>
          </li>
        ))}
      </ul>
      {quotes.length > limit && <Button onClick={() => setLimit(limit + 100)}>{text("more")}</Button>}
    </details>
  );
}
