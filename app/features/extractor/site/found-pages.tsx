import { useState } from "react";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { formatNumber } from "#app/i18n/numbers.ts";
import { Button } from "#app/ui/button.tsx";
import { SearchField } from "#app/ui/search-field.tsx";
import { creditsOfPage } from "#domain/extraction/crawl-sites.ts";
import { mostAddresses } from "#domain/extraction/job-input.ts";
import type { FoundPage } from "#domain/extraction/wire/site-calls.ts";

const shownAtFirst = 50;

type FoundPagesProps = {
  readonly pages: readonly FoundPage[];
  readonly isRunning: boolean;
  readonly onFetch: (addresses: readonly string[]) => void;
};

/** The pages that a map or a search found: filtered, counted, chosen, and fetched by one batch. */
export function FoundPages({ pages, isRunning, onFetch }: FoundPagesProps) {
  const text = useMessages("extractor");
  const language = useLanguage();
  const [filter, setFilter] = useState("");
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [limit, setLimit] = useState(shownAtFirst);
  const number = (value: number) => formatNumber(value, language);
  if (pages.length === 0) return <p role="status">{text("noPagesFound")}</p>;

  const wanted = filter.trim().toLowerCase();
  const shown = pages.filter(({ url, title = "" }) => `${url} ${title}`.toLowerCase().includes(wanted));
  const toggle = (url: string) => {
    const next = new Set(chosen);
    if (!next.delete(url)) next.add(url);
    setChosen(next);
  };
  const isTooMany = chosen.size > mostAddresses;
  return (
    <div data-found={pages.length} className="grid min-w-0 gap-3">
      <SearchField label={text("filterPages")} name="found-filter" value={filter} onChange={setFilter} />
      <p role="status" className="text-sm">
        {text("pagesChosen", {
          chosen: number(chosen.size),
          shown: number(shown.length),
          all: number(pages.length),
        })}{" "}
        {chosen.size > 0 &&
          text("jobCost", { count: chosen.size * creditsOfPage, shown: number(chosen.size * creditsOfPage) })}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => setChosen(new Set([...chosen, ...shown.map(({ url }) => url)]))}>
          {text("chooseShown")}
        </Button>
        <Button look="bare" onClick={() => setChosen(new Set())}>
          {text("chooseNone")}
        </Button>
      </div>
      <ul className="max-h-96 overflow-y-auto border-line border-y">
        {shown.slice(0, limit).map(({ url, title }) => (
          <li key={url}>
            <label className="flex min-h-11 items-center gap-3 py-1">
              <input
                type="checkbox"
                checked={chosen.has(url)}
                onChange={() => toggle(url)}
                className="size-5 shrink-0 accent-green"
              />
              <span className="grid min-w-0">
                {title && (
                  <bdi dir="auto" className="truncate">
                    {title}
                  </bdi>
                )}
                <bdi dir="ltr" className="break-all text-ink-soft text-sm">
                  {url}
                </bdi>
              </span>
            </label>
          </li>
        ))}
      </ul>
      {shown.length > limit && (
        <Button className="justify-self-start" onClick={() => setLimit(limit + 200)}>
          {text("more")}
        </Button>
      )}
      {isTooMany && (
        <p role="alert" className="text-harm text-sm">
          {text("tooManyAddresses", { most: number(mostAddresses) })}
        </p>
      )}
      <Button
        look="primary"
        className="justify-self-start"
        disabled={isRunning || chosen.size === 0 || isTooMany}
        onClick={() => onFetch([...chosen])}
      >
        {text("fetchChosen")}
      </Button>
    </div>
  );
}
