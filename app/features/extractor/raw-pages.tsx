import { useEffect, useState } from "react";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { formatNumber } from "#app/i18n/numbers.ts";
import { SelectField } from "#app/ui/select-field.tsx";
import type { CrawledPage } from "#domain/extraction/pages/page-lines.ts";
import { RawText } from "./raw-text.tsx";
import { type ResultName, storedPages } from "./result-store.ts";

/** The pages of a site as they came, as text: nothing of them runs. */
export function RawPages({ site }: { readonly site: ResultName }) {
  const text = useMessages("extractor");
  const language = useLanguage();
  const [pages, setPages] = useState<readonly CrawledPage[]>();
  const [at, setAt] = useState(0);
  const [form, setForm] = useState<"markdown" | "html">("markdown");
  useEffect(() => {
    let isCurrent = true;
    storedPages(site).then((read) => isCurrent && setPages(read));
    return () => {
      isCurrent = false;
    };
  }, [site]);
  const page = pages?.[at];
  if (!page) return pages ? <p>{text("rawGone")}</p> : null;
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
      <RawText whole={page[form]} />
    </div>
  );
}
