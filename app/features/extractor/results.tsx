import { Download, Trash2 } from "lucide-react";
import { useState } from "react";
import { Link } from "wouter";
import { saveFile } from "#app/browser/save-file.ts";
import { saveText } from "#app/browser/save-text.ts";
import { useMessages } from "#app/i18n/messages.tsx";
import { Button } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { SearchField } from "#app/ui/search-field.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { resultsAsCsv, resultsAsJson } from "#domain/extraction/result-tables.ts";
import { deleteResults, type StoredResult } from "./result-store.ts";
import { SiteResultCard } from "./site-result-card.tsx";

const matchKinds = ["exact", "variant", "altered", "wrong-reference", "not-quran"] as const;

type ResultsProps = { readonly results: readonly StoredResult[]; readonly onDelete: () => void };

/** The results by site, which can be searched, filtered, saved as a file and deleted. */
export function Results({ results, onDelete }: ResultsProps) {
  const text = useMessages("extractor");
  const shell = useMessages("shell");
  const [query, setQuery] = useState("");
  const [kind, setKind] = useState("all");
  const [isDeleting, setIsDeleting] = useState(false);
  if (results.length === 0) return <EmptyState title={text("noResults")} hint={text("noResultsHint")} />;

  const saveJson = () =>
    saveFile("extraction.json", new Blob([resultsAsJson(results)], { type: "application/json" }));
  const deleteAll = async () => {
    await deleteResults();
    setIsDeleting(false);
    onDelete();
  };
  return (
    <section aria-labelledby="extractor-results" className="grid min-w-0 gap-4">
      <h3 id="extractor-results" className="font-display text-2xl">
        {text("results")}
      </h3>
      <p className="max-w-[65ch] text-ink-soft print:hidden">
        {text("resultsText")}{" "}
        <Link href="/quote-check" className="text-green underline">
          {shell("title.quoteCheck")}
        </Link>
      </p>
      <div className="grid gap-3 sm:grid-cols-2 print:hidden">
        <div className="self-end">
          <SearchField label={text("search")} name="extractor-query" value={query} onChange={setQuery} />
        </div>
        <SelectField
          label={text("filter")}
          name="extractor-kind"
          value={kind}
          onChange={setKind}
          options={[
            { value: "all", label: text("filterAll") },
            ...matchKinds.map((value) => ({ value, label: text(`match.${value}`) })),
          ]}
        />
      </div>
      <div className="flex flex-wrap gap-2 print:hidden">
        <Button onClick={saveJson}>
          <Download aria-hidden="true" className="size-4" />
          {text("saveJson")}
        </Button>
        <Button onClick={() => saveText("extraction.csv", "text/csv", resultsAsCsv(results))}>
          <Download aria-hidden="true" className="size-4" />
          {text("saveCsv")}
        </Button>
        <Button look="bare" aria-expanded={isDeleting} onClick={() => setIsDeleting(!isDeleting)}>
          <Trash2 aria-hidden="true" className="size-4" />
          {text("eraseAll")}
        </Button>
      </div>
      {isDeleting && (
        <div role="alert" className="panel flex flex-wrap items-center justify-between gap-3 p-4">
          <p>{text("eraseText")}</p>
          <Button onClick={deleteAll}>{text("eraseSure")}</Button>
        </div>
      )}
      {results.map((result) => (
        <SiteResultCard
          key={`${result.siteName} ${result.timestamp}`}
          result={result}
          query={query}
          kind={kind}
          onDelete={onDelete}
        />
      ))}
    </section>
  );
}
