import { useState } from "react";
import { type ImportedAnswer, type ImportedHadith, searchImportedHadith } from "#app/api/imported-hadith.ts";
import type { TextActionsComponent } from "#app/browser/actionable-text.ts";
import { useAddressParameters } from "#app/browser/address-parameters.ts";
import { useAsync } from "#app/hydration/use-async.ts";
import { useMessages } from "#app/i18n/messages.tsx";
import { MoreWords } from "#app/i18n/more-words.tsx";
import { Button } from "#app/ui/button.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { BrowseRows } from "./browse-rows.tsx";
import { ImportedCard } from "./browsed-hadith.tsx";
import { importedKey } from "./imported-actions.ts";
import { ImportedFailure, ImportedFavorites } from "./imported-favorites.tsx";

type ImportedSectionProps = {
  readonly query: string;
  /** The person's favourites alone. */
  readonly isFavorites: boolean;
  readonly Actions: TextActionsComponent;
};

/** The operator's own collections below ours, for the same search; nothing where there are none. */
export function ImportedSection({ isFavorites, ...props }: ImportedSectionProps) {
  return (
    <MoreWords area="browsing">
      {isFavorites ? <ImportedFavorites {...props} /> : <Found {...props} />}
    </MoreWords>
  );
}

function Found({ query, Actions }: Omit<ImportedSectionProps, "isFavorites">) {
  const text = useMessages("browsing");
  const hadith = useMessages("hadith");
  const shared = useMessages("texts");
  const { parameters, change } = useAddressParameters();
  const chosen = parameters.get("imported") ?? "";
  const found = useImported(query, chosen);
  const { collections, answer, rows } = found;
  if (found.hasFailed) return <ImportedFailure onRetry={found.retry} />;
  if (collections.length === 0) return null;
  const total = answer?.total ?? 0;
  return (
    <section aria-label={text("importedTitle")} className="mt-10 border-line border-t pt-8">
      <h2 className="font-display text-2xl">{text("importedTitle")}</h2>
      <p className="mt-1 max-w-text text-ink-soft">{text("importedAbout")}</p>
      <BrowseRows collections={collections} />
      <div className="mt-4 grid items-end gap-3 sm:grid-cols-[18rem_1fr]">
        <SelectField
          label={hadith("collection")}
          name="imported"
          value={collections.some(({ collection }) => collection === chosen) ? chosen : ""}
          onChange={(value) => change({ imported: value || undefined }, { replace: true })}
          options={[
            { value: "", label: shared("all") },
            ...collections.map(({ collection, title }) => ({ value: collection, label: title })),
          ]}
        />
        {answer && (
          <p role="status" className="py-2">
            {answer.isMore ? text("foundMore", { count: total }) : hadith("found", { count: total })}
          </p>
        )}
      </div>
      <ol aria-busy={!answer} className="mt-2">
        {[...Map.groupBy(rows, importedKey)].map(([key, same]) => (
          <ImportedCard key={key} rows={same} query={query} Actions={Actions} />
        ))}
      </ol>
      {found.hasMoreFailed && (
        <p role="alert" className="mt-4">
          {text("searchFailed")}
        </p>
      )}
      {found.hasMore && (
        <Button onClick={found.loadMore} disabled={found.isLoadingMore} className="mt-4">
          {text("showMore")}
        </Button>
      )}
    </section>
  );
}

/** The server finds nothing beyond this offset. */
const lastOffset = 1000;

const numberOfHadith = (rows: readonly ImportedHadith[]) =>
  new Set(rows.map((row) => `${row.collection} ${row.number}`)).size;

/** What the operator's collections hold for a search, page after page. */
function useImported(query: string, collection: string) {
  const {
    value: first,
    latest,
    hasFailed,
    retry,
  } = useAsync(`${collection} ${query}`, () => searchImportedHadith({ query, collection, offset: 0 }));
  const [more, setMore] = useState<{
    readonly after: ImportedAnswer;
    readonly rows: readonly ImportedHadith[];
  }>();
  const [isLoadingMore, setIsLoadingMore] = useState(false);
  const [failedAfter, setFailedAfter] = useState<ImportedAnswer>();
  const moreRows = more && more.after === first ? more.rows : [];
  const rows = first ? [...first.results, ...moreRows] : [];
  const shown = numberOfHadith(rows);

  async function loadMore(): Promise<void> {
    if (!first || isLoadingMore) return;
    setIsLoadingMore(true);
    setFailedAfter(undefined);
    try {
      const { results } = await searchImportedHadith({ query, collection, offset: shown });
      setMore((known) => ({
        after: first,
        rows: [...(known?.after === first ? known.rows : []), ...results],
      }));
    } catch (error) {
      console.warn("more imported hadith did not load", error);
      setFailedAfter(first);
    }
    setIsLoadingMore(false);
  }

  return {
    /** Those of the earlier search while the next one loads. */
    collections: latest?.collections ?? [],
    answer: first,
    rows,
    hasFailed,
    hasMore: first !== undefined && shown < first.total && shown < lastOffset,
    isLoadingMore,
    hasMoreFailed: first !== undefined && failedAfter === first,
    retry,
    loadMore,
  };
}
