import { ExternalLink } from "lucide-react";
import { useState } from "react";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { formatNumber } from "#app/i18n/numbers.ts";
import { Button } from "#app/ui/button.tsx";
import { type CrawlTarget, mostCredits } from "#domain/extraction/crawl-run.ts";
import { type CrawlSiteId, crawlSites, pagesOfSite } from "#domain/extraction/crawl-sites.ts";

const kinds = ["general", "quran"] as const;

type SitePickerProps = {
  readonly isRunning: boolean;
  readonly onStart: (sites: readonly CrawlTarget[]) => void;
};

/** The sites of each kind, the most that crawling them can cost, and the button that starts. */
export function SitePicker({ isRunning, onStart }: SitePickerProps) {
  const text = useMessages("extractor");
  const language = useLanguage();
  const [kind, setKind] = useState<(typeof kinds)[number]>("general");
  const [excluded, setExcluded] = useState<ReadonlySet<CrawlSiteId>>(new Set());
  const shown = crawlSites.filter((site) => site.kind === kind);
  const chosen = crawlSites
    .filter(({ id, kind: own }) => own === kind && !excluded.has(id))
    .map(({ id, url }) => ({ id, url }));

  const toggle = (id: CrawlSiteId) => {
    const next = new Set(excluded);
    if (!next.delete(id)) next.add(id);
    setExcluded(next);
  };
  return (
    <section aria-labelledby="extractor-sites" className="panel grid gap-4 p-5">
      <h3 id="extractor-sites" className="font-display text-lg">
        {text("sites")}
      </h3>
      <fieldset className="flex flex-wrap gap-2">
        <legend className="sr-only">{text("sites")}</legend>
        {kinds.map((each) => (
          <Button
            key={each}
            aria-pressed={each === kind}
            look={each === kind ? "primary" : "quiet"}
            onClick={() => setKind(each)}
          >
            {text(`kind.${each}`)}
          </Button>
        ))}
      </fieldset>
      <ul className="grid gap-1">
        {shown.map(({ id, url }) => (
          <li key={id} className="flex items-center justify-between gap-3">
            <label className="flex min-h-11 grow items-center gap-3">
              <input
                type="checkbox"
                checked={!excluded.has(id)}
                onChange={() => toggle(id)}
                className="size-5 accent-green"
              />
              <bdi dir="ltr">{id}</bdi>
            </label>
            <a
              href={url}
              target="_blank"
              rel="noopener noreferrer"
              aria-label={text("visit", { site: id })}
              className="inline-flex size-11 items-center justify-center text-ink-soft hover:text-ink"
            >
              <ExternalLink aria-hidden="true" className="size-4" />
            </a>
          </li>
        ))}
      </ul>
      <p className="max-w-[65ch] text-ink-soft text-sm">{text(`terms.${kind}`)}</p>
      <p className="max-w-[65ch] text-ink-soft text-sm">{text("robots")}</p>
      <p>
        {text("cost", {
          pages: formatNumber(pagesOfSite, language),
          credits: formatNumber(mostCredits(chosen.length), language),
        })}
      </p>
      <Button look="primary" disabled={isRunning || chosen.length === 0} onClick={() => onStart(chosen)}>
        {text("extract")}
      </Button>
    </section>
  );
}
