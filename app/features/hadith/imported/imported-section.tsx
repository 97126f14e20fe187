import { useAddressParameters } from "#app/browser/address-parameters.ts";
import { useMessages } from "#app/i18n/messages.tsx";
import { Button } from "#app/ui/button.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { ImportedCard } from "./imported-card.tsx";
import { useImported } from "./use-imported.ts";

/** The operator's own collections below ours, for the same words; nothing where there are none. */
export function ImportedSection({ query }: { readonly query: string }) {
  const text = useMessages("hadith");
  const shared = useMessages("texts");
  const { parameters, change } = useAddressParameters();
  const asked = parameters.get("imported") ?? "";
  const found = useImported(query, asked);
  const { collections, answer, rows } = found;
  if (found.hasFailed)
    return (
      <div role="alert" className="panel mt-8 flex flex-wrap items-center justify-between gap-3 p-4">
        <p>{text("importedFailed")}</p>
        <Button look="primary" onClick={found.retry}>
          {shared("retry")}
        </Button>
      </div>
    );
  if (collections.length === 0) return null;
  const total = answer?.total ?? 0;
  return (
    <section aria-label={text("importedTitle")} className="mt-10 border-line border-t pt-8">
      <h2 className="font-display text-2xl">{text("importedTitle")}</h2>
      <p className="mt-1 max-w-[65ch] text-ink-soft">{text("importedAbout")}</p>
      <div className="mt-4 grid items-end gap-3 sm:grid-cols-[18rem_1fr]">
        <SelectField
          label={text("collection")}
          name="imported"
          value={collections.some(({ collection }) => collection === asked) ? asked : ""}
          onChange={(value) => change({ imported: value || undefined }, { replace: true })}
          options={[
            { value: "", label: shared("all") },
            ...collections.map(({ collection, title }) => ({ value: collection, label: title })),
          ]}
        />
        {answer && (
          <p role="status" className="py-2">
            {text(answer.isMore ? "importedFoundMore" : "found", { count: total })}
          </p>
        )}
      </div>
      <ol aria-busy={!answer} className="mt-4 grid gap-4">
        {rows.map((row) => (
          <ImportedCard key={`${row.collection} ${row.number} ${row.language}`} hadith={row} query={query} />
        ))}
      </ol>
      {found.hasMoreFailed && (
        <p role="alert" className="mt-4">
          {text("importedFailed")}
        </p>
      )}
      {found.hasMore && (
        <Button onClick={found.more} disabled={found.isMoreAsked} className="mt-4">
          {text("importedMore")}
        </Button>
      )}
    </section>
  );
}
