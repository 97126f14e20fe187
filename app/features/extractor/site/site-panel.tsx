import { useState } from "react";
import { needsKey } from "#app/api/firecrawl/base-url.ts";
import { firecrawl } from "#app/api/firecrawl/firecrawl.ts";
import type { JobCall } from "#app/api/firecrawl/follow.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { formatNumber } from "#app/i18n/numbers.ts";
import { useStoredValue } from "#app/storage/stored-value.ts";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { useToast } from "#app/ui/toast.ts";
import { hostOf, mostPages, readCrawl, usualCrawl } from "#domain/extraction/crawl-form.ts";
import { type CrawlTarget, mostCredits, pagesOf } from "#domain/extraction/crawl-run.ts";
import type { Failure } from "#domain/extraction/wire/failure.ts";
import { isFailure } from "#domain/extraction/wire/requests.ts";
import { creditsOfMap, creditsOfSearch, type FoundPage } from "#domain/extraction/wire/site-calls.ts";
import { failureMessage } from "../failure-message.ts";
import { JobProgress } from "../jobs/job-progress.tsx";
import { cancelJob, startJob, storedJob } from "../jobs/job-runner.ts";
import { currentService, readyService, storedKey } from "../service-settings.ts";
import { TextArea } from "../text-area.tsx";
import { WaitingUntil } from "../waiting-until.tsx";
import { FoundPages } from "./found-pages.tsx";

type Found = { readonly name: string; readonly pages: readonly FoundPage[] };
type Client = ReturnType<typeof firecrawl>;

type SitePanelProps = {
  readonly isRunning: boolean;
  readonly onCrawl: (targets: readonly CrawlTarget[]) => void;
};

/** A site of the person's own choice: its pages listed and chosen, searched for, or crawled within bounds. */
export function SitePanel({ isRunning, onCrawl }: SitePanelProps) {
  const text = useMessages("extractor");
  const language = useLanguage();
  const showToast = useToast();
  const [job] = useStoredValue(storedJob);
  const [typed, setTyped] = useState(usualCrawl);
  const [query, setQuery] = useState("");
  const [found, setFound] = useState<Found>();
  const [asking, setAsking] = useState<AbortController>();
  const [waitUntil, setWaitUntil] = useState<number>();
  const [problem, setProblem] = useState<string>();
  const number = (value: number) => formatNumber(value, language);
  const credits = (count: number) => text("jobCost", { count, shown: number(count) });
  const target = readCrawl(typed);

  const isKeyMissing = () => {
    const { key, base } = currentService();
    const isMissing = key === "" && needsKey(base);
    if (isMissing) showToast({ variant: "destructive", description: text("setKeyFirst") });
    return isMissing;
  };
  const ask = async (
    name: string,
    by: (client: Client, call: JobCall) => Promise<readonly FoundPage[] | Failure>,
  ) => {
    setProblem(undefined);
    if (isKeyMissing()) return;
    const controller = new AbortController();
    setAsking(controller);
    const call = { signal: controller.signal, onWait: setWaitUntil };
    const pages = await by(firecrawl(await readyService()), call);
    setAsking(undefined);
    setWaitUntil(undefined);
    if (!isFailure(pages)) setFound({ name, pages });
    else if (pages.kind !== "cancelled") setProblem(failureMessage(pages, text));
  };
  const list = () => {
    const name = hostOf(typed.address);
    if (name === undefined) return setProblem(text("wrongAddress"));
    void ask(name, (client, call) => client.map(typed.address.trim(), "", call));
  };
  const search = () => {
    const words = query.trim();
    if (words === "") return setProblem(text("noQuestion"));
    void ask(words, (client, call) => client.search(words, call));
  };
  const crawl = () => {
    setProblem(undefined);
    if ("problem" in target)
      return setProblem(
        text(target.problem, {
          most: number(mostPages),
          pattern: "pattern" in target ? target.pattern : "",
        }),
      );
    if (!isKeyMissing()) onCrawl([target]);
  };
  const fetchPages = async (addresses: readonly string[]) => {
    if (isKeyMissing()) return;
    void startJob({ kind: "batch", addresses, skipsWrong: true, leftOut: [] }, await readyService());
  };
  const field = (name: keyof typeof typed) => ({
    name: `site-${name}`,
    value: typed[name],
    onChange: ({ target: { value } }: { target: { value: string } }) => setTyped({ ...typed, [name]: value }),
  });
  return (
    <div className="mt-3 grid min-w-0 gap-4">
      <p className="max-w-[65ch] text-ink-soft text-sm">{text("siteText")}</p>
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          list();
        }}
      >
        <TextField
          label={text("jobSite")}
          hint={text("mapHint", { cost: credits(creditsOfMap) })}
          dir="ltr"
          inputMode="url"
          {...field("address")}
        />
        <details>
          <summary className="min-h-11 content-center">{text("crawlBounds")}</summary>
          <div className="mt-2 grid gap-3 sm:grid-cols-2">
            <TextField label={text("crawlLimit")} dir="ltr" inputMode="numeric" {...field("limit")} />
            <TextField label={text("crawlDepth")} dir="ltr" inputMode="numeric" {...field("depth")} />
            <TextArea
              label={text("crawlInclude")}
              hint={text("crawlPatterns")}
              dir="ltr"
              {...field("include")}
            />
            <TextArea label={text("crawlExclude")} dir="ltr" {...field("exclude")} />
          </div>
        </details>
        <div className="flex flex-wrap gap-2">
          <Button look="primary" type="submit" disabled={asking !== undefined}>
            {text("listPages")}
          </Button>
          <Button onClick={crawl} disabled={isRunning}>
            {text("crawlSite")}
          </Button>
        </div>
        {!("problem" in target) && (
          <p className="text-sm">
            {text("cost", {
              pages: number(pagesOf(target)),
              credits: number(mostCredits(1, pagesOf(target))),
            })}
          </p>
        )}
      </form>
      <form
        className="grid gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          search();
        }}
      >
        <TextField
          label={text("searchWeb")}
          hint={credits(creditsOfSearch)}
          dir="auto"
          name="site-search"
          value={query}
          onChange={(event) => setQuery(event.target.value)}
        />
        <Button type="submit" className="justify-self-start" disabled={asking !== undefined}>
          {text("searchStart")}
        </Button>
      </form>
      {problem && (
        <p role="alert" className="text-harm text-sm">
          {problem}
        </p>
      )}
      {asking && (
        <div className="flex flex-wrap items-center gap-3">
          <p role="status">{text("asking")}</p>
          <WaitingUntil time={waitUntil} />
          <Button onClick={() => asking.abort()}>{text("cancel")}</Button>
        </div>
      )}
      {found && !asking && (
        <section aria-label={text("pagesFound", { name: found.name })} className="grid min-w-0 gap-3">
          <h4 className="font-display text-lg">
            <bdi>{text("pagesFound", { name: found.name })}</bdi>
          </h4>
          <FoundPages
            key={found.name}
            pages={found.pages}
            isRunning={job?.status === "running"}
            onFetch={fetchPages}
          />
        </section>
      )}
      {found && job?.kind === "batch" && (
        <JobProgress job={job} onCancel={() => cancelJob(storedKey.read())} />
      )}
    </div>
  );
}
