import { useEffect, useState } from "react";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { formatNumber } from "#app/i18n/numbers.ts";
import { SelectField } from "#app/ui/select-field.tsx";
import type { CrawlSiteId } from "#domain/extraction/crawl-sites.ts";
import type { CrawledPage } from "#domain/extraction/pages/page-lines.ts";
import { keptPages } from "./result-store.ts";

/** Most signs of a page that are drawn; more would hold up the whole page. */
const mostShown = 20_000;

/** The pages of a site as they came, as text: nothing of them runs. */
export function RawPages({ site }: { readonly site: CrawlSiteId }) {
  const text = useMessages("extractor");
  const language = useLanguage();
  const [pages, setPages] = useState<readonly CrawledPage[]>();
  const [at, setAt] = useState(0);
  const [form, setForm] = useState<"markdown" | "html">("markdown");
  useEffect(() => {
    let isCurrent = true;
    keptPages(site).then((read) => isCurrent && setPages(read));
    return () => {
      isCurrent = false;
    };
  }, [site]);
  const page = pages?.[at];
  if (!page) return pages ? <p>{text("rawGone")}</p> : null;
  const whole = page[form];
  return (
    <div className="grid min-w-0 gap-3">
      <div className="grid gap-3 sm:grid-cols-2">
        <SelectField
          label={text("rawPage")}
          name={`raw-page-${site}`}
          value={String(at)}
          onChange={(value) => setAt(Number(value))}
          options={pages.map(({ url, title }, place) => ({
            value: String(place),
            label: `${formatNumber(place + 1, language)} ${title ?? url}`.slice(0, 80),
          }))}
        />
        <SelectField
          label={text("rawForm")}
          name={`raw-form-${site}`}
          value={form}
          onChange={(value) => setForm(value === "html" ? "html" : "markdown")}
          options={[
            { value: "markdown", label: text("rawMarkdown") },
            { value: "html", label: text("rawHtml") },
          ]}
        />
      </div>
      <pre
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reached by the keyboard
        tabIndex={0}
        dir="auto"
        className="max-h-96 overflow-auto whitespace-pre-wrap break-words rounded-control border border-line p-3 font-mono text-sm"
      >
        {whole.slice(0, mostShown)}
      </pre>
      {whole.length > mostShown && <p className="text-ink-soft text-sm">{text("rawCut")}</p>}
    </div>
  );
}
