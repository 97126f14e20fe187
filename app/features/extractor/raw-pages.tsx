import { useState } from "react";
import { useAsync } from "#app/hydration/use-async.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { formatNumber } from "#app/i18n/numbers.ts";
import { SelectField } from "#app/ui/select-field.tsx";
import { storedPages } from "./result-store.ts";

/** The pages of a site as they were received, as plain text that never runs. */
export function RawPages({ site }: { readonly site: string }) {
  const text = useMessages("extractor");
  const language = useLanguage();
  const { latest: pages } = useAsync(site, () => storedPages(site));
  const [at, setAt] = useState(0);
  const [form, setForm] = useState<"markdown" | "html">("markdown");
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
      <RawText content={page[form]} />
    </div>
  );
}

/** The most characters drawn; more would block the page. */
const mostShown = 20_000;

/** Content from outside, as plain text that never runs. */
export function RawText({ content }: { readonly content: string }) {
  const text = useMessages("extractor");
  return (
    <>
      <pre
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reached by the keyboard
        tabIndex={0}
        dir="auto"
        className="max-h-96 overflow-auto whitespace-pre-wrap break-words rounded-control border border-line p-3 text-sm"
      >
        {content.slice(0, mostShown)}
      </pre>
      {content.length > mostShown && <p className="text-ink-soft text-sm">{text("rawCut")}</p>}
    </>
  );
}
