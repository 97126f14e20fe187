import { Download, Printer } from "lucide-react";
import { useState } from "react";
import { printPage } from "#app/browser/print-page.ts";
import { saveFile } from "#app/browser/save-file.ts";
import { saveText } from "#app/browser/save-text.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { formatNumber } from "#app/i18n/numbers.ts";
import { Button } from "#app/ui/button.tsx";
import {
  type Finding,
  type PageReport,
  reportAsCsv,
  reportAsJson,
  siteReport,
  totalCounts,
  verdicts,
} from "#domain/extraction/site-report.ts";
import type { StoredResult } from "./result-store.ts";

const shownAtFirst = 20;

/** What a site shows as Quran, page by page, for its owner to act on; it can be saved and printed. */
export function SiteReportView({ result, name }: { readonly result: StoredResult; readonly name: string }) {
  const text = useMessages("extractor");
  const [limit, setLimit] = useState(shownAtFirst);
  const pages = siteReport(result);
  const fileName = `report-${result.siteName.replace(/[^\w.-]+/g, "-")}`;
  const json = () =>
    saveFile(`${fileName}.json`, new Blob([reportAsJson(result, pages)], { type: "application/json" }));
  const print = () => {
    // Everything is printed, however much is on the screen.
    setLimit(pages.length);
    setTimeout(printPage);
  };
  if (pages.length === 0) return <p role="status">{text("reportEmpty")}</p>;
  return (
    <section
      data-report={result.siteName}
      aria-label={text("reportOf", { site: name })}
      className="grid min-w-0 gap-3"
    >
      <h5 className="font-display text-lg">
        <bdi>{text("reportOf", { site: name })}</bdi>
      </h5>
      <p className="max-w-[65ch] text-ink-soft text-sm">{text("reportText")}</p>
      <Counts counts={totalCounts(pages)} />
      <div className="flex flex-wrap gap-2 print:hidden">
        <Button onClick={print}>
          <Printer aria-hidden="true" className="size-4" />
          {text("printReport")}
        </Button>
        <Button onClick={json}>
          <Download aria-hidden="true" className="size-4" />
          {text("reportJson")}
        </Button>
        <Button onClick={() => saveText(`${fileName}.csv`, "text/csv", reportAsCsv(pages))}>
          <Download aria-hidden="true" className="size-4" />
          {text("reportCsv")}
        </Button>
      </div>
      <ul className="grid gap-3">
        {pages.slice(0, limit).map((page) => (
          <PageRow key={page.url} page={page} />
        ))}
      </ul>
      {pages.length > limit && (
        <Button className="justify-self-start print:hidden" onClick={() => setLimit(limit + 100)}>
          {text("more")}
        </Button>
      )}
    </section>
  );
}

/** How many quotes have each verdict; a verdict of none is left out. */
function Counts({ counts }: Pick<PageReport, "counts">) {
  const text = useMessages("extractor");
  const language = useLanguage();
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
      {verdicts
        .filter((verdict) => counts[verdict] > 0)
        .map((verdict) => (
          <li key={verdict} data-verdict={verdict}>
            {`${text(`match.${verdict}`)}: `}
            <b>{formatNumber(counts[verdict], language)}</b>
          </li>
        ))}
    </ul>
  );
}

function PageRow({ page }: { readonly page: PageReport }) {
  return (
    <li data-page={page.url} className="grid min-w-0 gap-2 border-line border-t pt-3">
      {page.title && <bdi dir="auto">{page.title}</bdi>}
      <bdi dir="ltr" className="break-all text-ink-soft text-sm">
        {page.url}
      </bdi>
      <Counts counts={page.counts} />
      {page.findings.map((finding, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a page may show the same quote twice
        <FindingRow key={at} finding={finding} />
      ))}
    </li>
  );
}

/** One quote: as the page shows it, never set as Quran, and what it should show. */
function FindingRow({ finding }: { readonly finding: Finding }) {
  const text = useMessages("extractor");
  const { verdict, text: seen, verse, given, verified } = finding;
  return (
    <div className="grid gap-1 border-line border-s-2 ps-3 text-sm">
      <p>
        {text(`match.${verdict}`)}
        {verse && verdict !== "wrong-reference" && (
          <>
            {" "}
            <bdi dir="ltr">{verse}</bdi>
          </>
        )}
      </p>
      {given && verse && <p className="text-harm">{text("wrongReference", { given, real: verse })}</p>}
      <p>
        <span className="text-ink-soft">{text("seen")} </span>
        <span lang="ar" dir="rtl" className="font-naskh text-lg">
          {seen}
        </span>
      </p>
      {verified && (
        <p>
          <span className="text-ink-soft">{text("ours")} </span>
          <span lang="ar" dir="rtl" className="quran text-xl">
            {verified}
          </span>
        </p>
      )}
    </div>
  );
}
